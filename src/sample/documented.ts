import { dataSchemaOf } from "../document/bodies.js";
import { isArray, isObject } from "../document/json.js";
import type { Schema } from "../document/schema.js";
import type { Path } from "../types.js";

/** A value with the keys of a schema, in its order. What the value leaves out is null where it can be. The value itself where it is like that. */
function shaped(value: unknown, schema: Schema): unknown {
  if (schema.kind === "list" && isArray(value)) {
    const items = value.map((each) => shaped(each, schema.items));
    return items.every((each, index) => each === value[index]) ? value : items;
  }
  if (schema.kind !== "object" || !isObject(value)) return value;
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = {};
  let index = 0;
  let isSame = true;
  for (const { key, optional, nullable, schema: own } of schema.members) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    if (given === undefined && (optional || !nullable)) continue;
    copy[key] = given === undefined ? null : shaped(given, own);
    isSame &&= keys[index++] === key && copy[key] === given;
  }
  return isSame && index === keys.length ? value : copy;
}

/** The data that were put in shape: reference lists are the same array each time. */
const known = new WeakMap<object, unknown>();

/** Data of an operation with the keys that the document gives them, in its order, which is the service's. */
export function documented(path: Path, data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const found = known.get(data) ?? shaped(data, dataSchemaOf(path));
  known.set(data, found);
  return found;
}
