/** The types of JSON, and `undefined`, which JSON does not have. */
export type JsonType = "null" | "boolean" | "number" | "string" | "array" | "object" | "undefined";

/** `Array.isArray`, typed for read-only arrays. */
export const isArray: (value: unknown) => value is readonly unknown[] = Array.isArray;

/** Whether a value is an object with members: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !isArray(value);
}

export function jsonType(value: unknown): JsonType {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" || type === "object" ? type : "undefined";
}

/** The own member of an object or an array; undefined where there is none. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Parses a JSON text; returns undefined, which no JSON text is, where it is invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The values of the fields that identify a row (`x-key`); a dot in a field leads into an object. `undefined` where the row lacks one. */
export function keyValues(row: unknown, fields: readonly string[]): unknown[] {
  return fields.map((field) => field.split(".").reduce(memberOf, row));
}
