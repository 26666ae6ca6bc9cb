import { dataSchemaOf } from "../document/bodies.js";
import { isArray, isObject } from "../document/json.js";
import type { Schema } from "../document/schema.js";
import type { Path } from "../types.js";

/** A value with its keys in the order of a schema; keys that the schema lacks are last. The value itself where it has that order. */
function ordered(value: unknown, schema: Schema): unknown {
  if (schema.kind === "list" && isArray(value)) {
    const items = value.map((each) => ordered(each, schema.items));
    return items.every((each, index) => each === value[index]) ? value : items;
  }
  if (schema.kind !== "object" || !isObject(value)) return value;
  const keys = Object.keys(value);
  const copy: Record<string, unknown> = {};
  let index = 0;
  let isSame = true;
  for (const { key, schema: own } of schema.members) {
    if (!Object.hasOwn(value, key)) continue;
    copy[key] = ordered(value[key], own);
    isSame &&= keys[index++] === key && copy[key] === value[key];
  }
  // A key of the copy stays where it is.
  return isSame ? value : Object.assign(copy, { ...value, ...copy });
}

/** The data that were put in order: reference lists are the same array each time. */
const known = new WeakMap<object, unknown>();

/** Data of an operation with its keys in the order in which the service sends them, which is the document's. */
export function inOrder(path: Path, data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const found = known.get(data) ?? ordered(data, dataSchemaOf(path));
  known.set(data, found);
  return found;
}
