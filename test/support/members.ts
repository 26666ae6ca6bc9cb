/** Returns the members of an error that `expected` names. Members that the error does not have are undefined. */
export const membersOf = (error: unknown, expected: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, Reflect.get(Object(error), name)]));
