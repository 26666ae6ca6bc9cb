import { isObject } from "../validate/values.js";
import type { Leaf } from "./columns.js";
import type { ScalarType } from "./schema.js";
import type { Cell, OnMisfit } from "./values.js";

/** Reads the cell of a column from a value of the service. */
export type Read = (row: unknown) => Cell;

/** Converts a value, neither null nor undefined, to the type of its column. Undefined where it does not fit. */
type Fit = (value: unknown) => Cell;

const int32: Fit = (value) => (typeof value === "number" && (value | 0) === value ? value : undefined);
const number: Fit = (value) => (typeof value === "number" ? value : undefined);

const fits: Readonly<Record<ScalarType, Fit>> = {
  BOOLEAN: (value) => (typeof value === "boolean" ? value : undefined),
  INT32: int32,
  DOUBLE: number,
  STRING: (value) => (typeof value === "string" ? value : typeof value === "object" ? undefined : String(value)),
  TIMESTAMP(value) {
    const date = new Date(typeof value === "string" ? value : Number.NaN);
    return Number.isNaN(date.getTime()) ? undefined : date;
  },
};

/** The number of a value that is text or a number, also that of a text such as `3.25`. */
function halfFit(type: Leaf["type"]): Fit {
  const convert = type === "INT32" ? int32 : number;
  return (value) => {
    if (typeof value !== "string") return convert(value);
    const parsed = value.trim() === "" ? Number.NaN : Number(value);
    return Number.isFinite(parsed) && (type === "DOUBLE" || Number.isInteger(parsed)) ? parsed : null;
  };
}

function listFit({ name, fields, items = "STRING" }: Leaf, onMisfit: OnMisfit): Fit {
  const misfit = (inner: string) => onMisfit(`${name}.${inner}`);
  const readers = fields?.map((field) => [field.name, readerOf(field, misfit)] as const);
  const convert = fits[items];
  const element = (value: unknown): Cell => {
    if (readers !== undefined) {
      const flat: Record<string, Cell> = {};
      for (const [inner, read] of readers) flat[inner] = read(value);
      return flat;
    }
    if (value === null) return null;
    const cell = convert(value);
    if (cell === undefined) onMisfit(name);
    return cell ?? null;
  };
  return (value) => (Array.isArray(value) ? value.map(element) : undefined);
}

function fitOf(leaf: Leaf, onMisfit: OnMisfit): Fit {
  if (leaf.type === "LIST") return listFit(leaf, onMisfit);
  if (leaf.half === "text") return (value) => (typeof value === "string" ? value : null);
  return leaf.half === "number" ? halfFit(leaf.type) : fits[leaf.type];
}

// The keys are those of the document, none of which is a member of `Object.prototype`, so that a test for own keys would only cost time.
const member = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** The cells of a column. `values`: the value of each row at the keys of the column, where every object around it is there. */
export function readColumn(
  leaf: Leaf,
  rows: readonly unknown[],
  values: readonly unknown[],
  onMisfit: OnMisfit,
): Cell[] {
  const read = readerOf(leaf, onMisfit);
  const convert = fitOf(leaf, onMisfit);
  // A column without marks has null for everything that is missing.
  const missing = leaf.marks.includes(true) ? read : () => null;
  const cells = new Array<Cell>(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const value = values[index];
    if (value === undefined) cells[index] = missing(rows[index]);
    else if (value === null) cells[index] = null;
    else {
      const cell = convert(value);
      if (cell === undefined) onMisfit(leaf.name);
      cells[index] = cell ?? null;
    }
  }
  return cells;
}

/**
 * Compiles the reader of a column, once for all rows. A cell is null where the value does not fit its type, and `undefined` where a key is
 * missing whose null would mean something else.
 */
export function readerOf(leaf: Leaf, onMisfit: OnMisfit): Read {
  const { name, keys, marks } = leaf;
  const convert = fitOf(leaf, onMisfit);
  const cellOf = (value: unknown): Cell => {
    const cell = convert(value);
    if (cell === undefined) onMisfit(name);
    return cell ?? null;
  };
  const last = keys.length - 1;
  const [key] = keys;
  const missing = marks[last] ? undefined : null;
  if (key === undefined) return (row) => (row === null || row === undefined ? null : cellOf(row));
  if (last === 0) {
    return (row) => {
      const value = member(row, key);
      return value === undefined ? missing : value === null ? null : cellOf(value);
    };
  }
  return (row) => {
    let value = row;
    for (let depth = 0; depth <= last; depth++) {
      value = member(value, keys[depth] ?? "");
      if (value === undefined) return marks[depth] ? undefined : null;
      if (value === null) return marks[depth] && depth < last ? undefined : null;
    }
    return cellOf(value);
  };
}
