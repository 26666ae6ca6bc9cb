/** The JSON types, and `undefined` for a missing value. */
export type JsonType = "null" | "boolean" | "number" | "string" | "array" | "object" | "undefined";

/** `Array.isArray`, typed for read-only arrays. */
export const isArray: (value: unknown) => value is readonly unknown[] = Array.isArray;

/** Whether a value is an object, except null and arrays. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !isArray(value);
}

export function jsonType(value: unknown): JsonType {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" || type === "object" ? type : "undefined";
}

/** Returns an own member of an object or array, or undefined if there is none. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Returns an object as a string that does not depend on the order of its members, or on members that are undefined. */
export const sortedText = (object: object): string =>
  JSON.stringify(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

/** Parses JSON. Returns undefined if the string is invalid. No valid JSON parses to undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the values of the fields that identify a row (`x-key`). A dot in a field leads into an object. If the row does not have a field, its value
 * is undefined.
 */
export function keyValues(row: unknown, fields: readonly string[]): unknown[] {
  return fields.map((field) => field.split(".").reduce(memberOf, row));
}
