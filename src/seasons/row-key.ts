const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** The values of the fields that identify a row (`x-key`); a dot in a field leads into an object. `undefined` where the row lacks one. */
export function keyValues(row: unknown, fields: readonly string[]): unknown[] {
  return fields.map((field) => field.split(".").reduce(member, row));
}
