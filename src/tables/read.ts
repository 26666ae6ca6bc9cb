import type { Column } from "../document/columns.js";
import { isObject, keyValues } from "../document/json.js";
import { rowOrders } from "../document/selection.js";
import type { Path } from "../types.js";

/** A value of a flat row. The value is `undefined` if the row does not have the key and null would mean something else. */
export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly Cell[]
  | Readonly<{ [name: string]: Cell }>;

/** Called with a column's name for each value that does not have the column's type. */
export type OnMisfit = (name: string) => void;

/** Converts a value (neither null nor undefined) to its column's type. Returns undefined if the value does not have that type. */
type Fit = (value: unknown) => Cell;

const int32: Fit = (value) => (typeof value === "number" && (value | 0) === value ? value : undefined);
const number: Fit = (value) => (typeof value === "number" ? value : undefined);

const fits: Readonly<Record<Exclude<Column["type"], "LIST">, Fit>> = {
  BOOLEAN: (value) => (typeof value === "boolean" ? value : undefined),
  INT32: int32,
  DOUBLE: number,
  STRING: (value) => (typeof value === "object" ? undefined : String(value)),
  JSON: (value) => (typeof value === "object" ? JSON.stringify(value) : String(value)),
  TIMESTAMP(value) {
    const date = new Date(typeof value === "string" ? value : Number.NaN);
    return Number.isNaN(date.getTime()) ? undefined : date;
  },
};

/** Reads the number of a value that may be a number or a string. A string such as `3.25` counts as a number. */
function halfFit(type: Column["type"]): Fit {
  const convert = type === "INT32" ? int32 : number;
  return (value) => {
    if (typeof value !== "string") return convert(value);
    const parsed = value.trim() === "" ? Number.NaN : Number(value);
    return Number.isFinite(parsed) && (type === "DOUBLE" || Number.isInteger(parsed)) ? parsed : null;
  };
}

function listFit({ name, fields, items = "STRING" }: Column, onMisfit: OnMisfit): Fit {
  const element = fields ? structFit(name, fields, onMisfit) : cellReader(name, fits[items], onMisfit);
  return (value) => (Array.isArray(value) ? value.map((each) => element(each)) : undefined);
}

function structFit(name: string, fields: readonly Column[], onMisfit: OnMisfit): Fit {
  const misfit = (inner: string) => onMisfit(`${name}.${inner}`);
  const readers = fields.map((field) => [field.name, readerOf(field, misfit)] as const);
  return (value) => {
    const flat: Record<string, Cell> = {};
    for (const [inner, read] of readers) flat[inner] = read(value);
    return flat;
  };
}

function columnFit(column: Column, onMisfit: OnMisfit): Fit {
  if (column.type === "LIST") return listFit(column, onMisfit);
  if (column.half === "text") return (value) => (typeof value === "string" ? value : null);
  return column.half === "number" ? halfFit(column.type) : fits[column.type];
}

/** Returns a function that converts values to a column's cells. It reports a value of another type, and returns null for it. */
function cellReader(name: string, convert: Fit, onMisfit: OnMisfit): Fit {
  return (value) => {
    if (value === null) return null;
    const cell = convert(value);
    if (cell === undefined) onMisfit(name);
    return cell ?? null;
  };
}

/** Returns a column's cells. `values` contains each row's value at the column's keys, or undefined if an object on the way is missing. */
export function readColumn(
  column: Column,
  rows: readonly unknown[],
  values: readonly unknown[],
  onMisfit: OnMisfit,
): Cell[] {
  const cellFrom = cellReader(column.name, columnFit(column, onMisfit), onMisfit);
  // If no entry of `marks` is true, every missing value is null.
  const missing = column.marks.includes(true) ? readerOf(column, onMisfit) : () => null;
  const cells = new Array<Cell>(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const value = values[index];
    cells[index] = value === undefined ? missing(rows[index]) : cellFrom(value);
  }
  return cells;
}

/**
 * Returns a function that reads a column. A cell is null if its value has another type. The cell is `undefined` if a key is missing and null would
 * mean something else.
 */
function readerOf(column: Column, onMisfit: OnMisfit): (row: unknown) => Cell {
  const { name, keys, marks } = column;
  const cellFrom = cellReader(name, columnFit(column, onMisfit), onMisfit);
  const last = keys.length - 1;
  return (row) => {
    let value = row;
    for (let depth = 0; depth <= last; depth++) {
      // None of the document's keys is in `Object.prototype`, so the code does not check for own keys.
      value = isObject(value) ? value[keys[depth] ?? ""] : undefined;
      if (value === undefined) return marks[depth] ? undefined : null;
      if (value === null) return marks[depth] && depth < last ? undefined : null;
    }
    return cellFrom(value);
  };
}

/** Returns the values at a path of keys, one for each row. If a row does not have the value, it is `undefined`. */
export type ValuesAt = (keys: readonly string[]) => readonly unknown[];

/**
 * Reads each row once, in the order of its keys. This is much faster than looking up one key in all rows. The service writes keys in the same order
 * each time, so the previous row nearly always has the same key at this position.
 */
function gathered(rows: readonly unknown[], wanted: ReadonlySet<string>): ReadonlyMap<string, unknown[]> {
  const columns = new Map([...wanted].map((key) => [key, new Array<unknown>(rows.length)]));
  const order: string[] = [];
  const ordered: (unknown[] | undefined)[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (!isObject(row)) continue;
    let position = 0;
    for (const key in row) {
      if (order[position] !== key) {
        order[position] = key;
        ordered[position] = columns.get(key);
      }
      const column = ordered[position++];
      if (column !== undefined) column[index] = row[key];
    }
  }
  return columns;
}

/** Collects the rows' values at `paths`. Values below an object are collected when the first of them is read. */
export function valuesOf(rows: readonly unknown[], paths: readonly (readonly string[])[]): ValuesAt {
  const columns = gathered(rows, new Set(paths.flatMap(([key]) => key ?? [])));
  const inner = new Map<string, ValuesAt>();
  return ([key = "", ...rest]) => {
    const values = columns.get(key) ?? [];
    if (rest.length === 0) return values;
    const innerValues = inner.get(key);
    if (innerValues !== undefined) return innerValues(rest);
    const innerPaths = paths.flatMap(([first, ...others]) => (first === key && others.length > 0 ? [others] : []));
    const innerFound = valuesOf(values, innerPaths);
    inner.set(key, innerFound);
    return innerFound(rest);
  };
}

/** Returns a string that sorts like the value. Numbers sort by size, and missing values come last. */
const sortable = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value).padStart(24, "0") : "~";

/** Sorts rows in the order in which things happened (`x-order`). If the operation has no such order, returns the rows unchanged. */
export function ordered(path: Path, rows: readonly unknown[]): readonly unknown[] {
  const fields = rowOrders[path];
  if (fields === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: keyValues(row, fields).map(sortable).join() }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ row }) => row);
}
