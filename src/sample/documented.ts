import { dataSchemaOf } from "../document/bodies.js";
import { isArray, isObject } from "../document/json.js";
import type { Schema } from "../document/schema.js";
import type { Path } from "../types.js";

/** Whether a value has a schema's keys, in order, and does not leave out a key that can be null. */
function isShaped(value: unknown, schema: Schema): boolean {
  if (schema.kind === "list" && isArray(value)) return value.every((each) => isShaped(each, schema.items));
  if (schema.kind !== "object" || !isObject(value)) return true;
  let index = 0;
  // A response may have ten thousand rows, and this loop is the fastest way to read an object's members.
  for (const key in value) {
    let member = schema.members[index];
    for (; member !== undefined && member.key !== key; member = schema.members[index]) {
      if (member.nullable && !member.optional) return false;
      index += 1;
    }
    if (member === undefined || value[key] === undefined || !isShaped(value[key], member.schema)) return false;
    index += 1;
  }
  return schema.members.slice(index).every(({ nullable, optional }) => !nullable || optional);
}

/**
 * Returns a value with a schema's keys, in order. Missing keys become null if they can be null. If the value already has this form, returns it
 * unchanged.
 */
function shaped(value: unknown, schema: Schema): unknown {
  if (isShaped(value, schema)) return value;
  if (schema.kind === "list" && isArray(value)) return value.map((each) => shaped(each, schema.items));
  if (schema.kind !== "object" || !isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const { key, optional, nullable, schema: own } of schema.members) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    if (given !== undefined) copy[key] = shaped(given, own);
    else if (nullable && !optional) copy[key] = null;
  }
  return copy;
}

/** The documented form of data, by the original data. Reference lists are the same array each time. */
const known = new WeakMap<object, unknown>();

/** Returns an operation's data with the document's keys, in the document's order, which is the service's order. */
export function documented(path: Path, data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const found = known.get(data) ?? shaped(data, dataSchemaOf(path));
  known.set(data, found);
  return found;
}
