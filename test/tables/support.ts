import { isPath, operations } from "../../src/document/operation.js";
import { isLong } from "../../src/document/wide.js";
import { type Column, columnsOf, listsOf, nest } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Path } from "../../src/types.js";

export const paths: readonly Path[] = Object.keys(operations).filter(isPath);

/** Every table: one for each operation, and one for each list in its rows. */
export const tables: readonly {
  readonly path: Path;
  readonly explode?: string;
  readonly columns: readonly Column[];
}[] = paths.flatMap((path) => [
  { path, columns: columnsOf(path) },
  ...listsOf(path).map((explode) => ({ path, explode, columns: columnsOf(path, explode) })),
]);

/** Returns the given columns, followed by the columns of each list of objects among them, and so on. */
export function withInner(columns: readonly Column[]): (readonly Column[])[] {
  return [columns, ...columns.flatMap(({ fields }) => (fields ? withInner(fields) : []))];
}

/** The operations with long statistics, which `wide` turns into columns. */
export const longPaths: readonly Path[] = paths.filter(isLong);

/** Sorts all lists in a value, because wide rows do not keep the order of the players in a category. */
export const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(sorted).map((item) => ({ item, text: JSON.stringify(item) }));
    return items.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ item }) => item);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
};

export function wideRows(path: Path, data: unknown, misfits: string[] = []): Record<string, unknown>[] {
  const rows = tidied(path, data, { wide: true, onMisfit: (name) => misfits.push(name) });
  if (!Array.isArray(rows)) throw new Error("rows are a list");
  return rows;
}

export const nestAny = (path: Path, rows: unknown): unknown => Reflect.apply(nest, undefined, [path, rows]);
