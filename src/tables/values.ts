import { isObject } from "../validate/values.js";
import type { Leaf } from "./columns.js";
import type { ScalarType } from "./schema.js";

/** A value of a flat row. `undefined`: the row has no such key, where null would mean something else. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly Cell[]
  | Readonly<{ [name: string]: Cell }>;

/** Called with the name of a column for each value that does not have its type. */
export type OnMisfit = (name: string) => void;

/** Converts a value to the type of its column. Undefined where it does not fit. */
function fitted(value: unknown, type: ScalarType): Cell {
  switch (type) {
    case "BOOLEAN":
      return typeof value === "boolean" ? value : undefined;
    case "INT32":
      return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : undefined;
    case "DOUBLE":
      return typeof value === "number" ? value : undefined;
    case "STRING":
      return typeof value === "object" ? undefined : String(value);
    case "TIMESTAMP": {
      const date = new Date(typeof value === "string" ? value : Number.NaN);
      return Number.isNaN(date.getTime()) ? undefined : date;
    }
  }
}

/** The half of a value that is text or a number. The number is also that of a text such as `3.25`. */
function halved(value: unknown, { half, type }: Leaf): Cell {
  if (half === "text") return typeof value === "string" ? value : null;
  if (typeof value === "string") {
    const number = value.trim() === "" ? Number.NaN : Number(value);
    return Number.isFinite(number) && (type === "DOUBLE" || Number.isInteger(number)) ? number : null;
  }
  return fitted(value, type === "INT32" ? "INT32" : "DOUBLE");
}

function listed(value: unknown, leaf: Leaf, onMisfit: OnMisfit): Cell {
  if (!Array.isArray(value)) return undefined;
  const { fields, items } = leaf;
  const misfit = (name: string) => onMisfit(`${leaf.name}.${name}`);
  if (fields !== undefined) return value.map((element) => flattened(element, fields, misfit));
  return value.map((element) => {
    if (element === null) return null;
    const fit = fitted(element, items ?? "STRING");
    if (fit === undefined) onMisfit(leaf.name);
    return fit ?? null;
  });
}

/** The cell of a row in a column; null where the value does not fit its type. */
export function cellOf(row: unknown, leaf: Leaf, onMisfit: OnMisfit): Cell {
  const { keys, marks, type } = leaf;
  let value = row;
  for (let depth = 0; depth < keys.length; depth++) {
    const key = keys[depth] ?? "";
    const inner = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner === undefined) return marks[depth] ? undefined : null;
    if (inner === null) return marks[depth] && depth < keys.length - 1 ? undefined : null;
    value = inner;
  }
  if (value === null || value === undefined) return null;
  const cell =
    type === "LIST"
      ? listed(value, leaf, onMisfit)
      : leaf.half === undefined
        ? fitted(value, type)
        : halved(value, leaf);
  if (cell === undefined) onMisfit(leaf.name);
  return cell ?? null;
}

/** The flat row of an object. */
export function flattened(row: unknown, leaves: readonly Leaf[], onMisfit: OnMisfit): Record<string, Cell> {
  const flat: Record<string, Cell> = {};
  for (const leaf of leaves) flat[leaf.name] = cellOf(row, leaf, onMisfit);
  return flat;
}
