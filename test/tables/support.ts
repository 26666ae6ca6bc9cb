import { isPath, operations } from "../../src/document/operation.js";
import { isLong } from "../../src/document/wide.js";
import { type Column, columnsOf, listsOf } from "../../src/tables/index.js";
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

/** A list's columns, and separately those of the structs in each of its lists. */
export function withInner(columns: readonly Column[]): (readonly Column[])[] {
  return [columns, ...columns.flatMap(({ fields }) => (fields ? withInner(fields) : []))];
}

/** The operations whose statistics become columns. */
export const longPaths: readonly Path[] = paths.filter(isLong);
