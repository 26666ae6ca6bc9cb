/** One request, as far as its answer depends on it. */
export interface KeyedCall {
  /** Where the service is: answers of different addresses never mix. */
  readonly baseUrl: string;
  /** The operation's path, as in the document. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
}

/** To be raised when entries of older releases can no longer be read: they are then never found, and expire. */
export const prefix = "cfb-openapi:1:";

/**
 * One text for a request: the same whatever the order of the query and whatever is left undefined in it, and different where anything
 * else is, be it `1` and `"1"`. Holds the query as it is, at any length.
 */
export function requestKey({ baseUrl, path, query = {} }: KeyedCall): string {
  return prefix + JSON.stringify(parts({ baseUrl, path, query }));
}

/** JSON keeps types apart and quotes what could pass for a separator: no two requests give one text. */
export function parts({ baseUrl, path, query = {} }: KeyedCall): [string, string, [string, unknown][]] {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return [baseUrl.replace(/\/+$/, ""), path, given.sort(([a], [b]) => (a < b ? -1 : 1))];
}
