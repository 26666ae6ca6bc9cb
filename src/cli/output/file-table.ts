import type { Column } from "../../document/columns.js";
import { rowsOf } from "../../document/json.js";
import type { Cell, OnMisfit } from "../../tables/read.js";
import { cellsOf, recordsOf, type Table, tableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { UsageError } from "../exit.js";
import { columnsOf } from "./columns.js";
import { chosenColumns, extraColumns, valueAt } from "./rows.js";

/** The rows and columns of a file in CSV, NDJSON or Parquet: those of `tidy` in src/tables. */
export interface FileTable {
  readonly columns: readonly Column[];
  /** The number of its rows. */
  readonly length: number;
  /** For each column, the cells of all rows. */
  cells(onMisfit: OnMisfit): Cell[][];
}

/** For each row of a table, its cells in the order of the columns. */
export function* rowsIn({ cells, length }: FileTable, onMisfit: OnMisfit): Generator<readonly Cell[]> {
  const data = cells(onMisfit);
  for (let index = 0; index < length; index++) yield data.map((column) => column[index]);
}

/** {@link tableOf}, which throws a {@link UsageError} where there is no list `explode`. */
export function checkedTable(path: Path, explode: string | undefined, more?: readonly Column[]): Table {
  try {
    return tableOf(path, explode, more);
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`--explode: ${error.message}`) : error;
  }
}

/** The chosen columns of a table, by the names of the document or of files. Throws a {@link UsageError}. */
export function chosenSources(names: readonly string[], path: Path, explode: string | undefined): Column[] {
  const { columns } = checkedTable(path, explode);
  if (explode !== undefined) return chosenColumns(names, columns, ({ name }) => name);
  return chosenColumns(names, columnsOf(path)).flatMap(({ keys }) =>
    columns.filter((column) => column.keys.join(".") === keys.join(".")),
  );
}

/** The columns of rows that the document does not have. */
export function extrasOf(path: Path, data: unknown): Column[] {
  return extraColumns(rowsOf(data), columnsOf(path));
}

function textOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The table of data as a file has it. Default columns: all of the document. */
export function fileTable(data: unknown, table: Table, columns: readonly Column[] = table.columns): FileTable {
  const records = recordsOf(data, table);
  return {
    columns,
    length: records.length,
    cells(onMisfit) {
      const known = columns.filter((column) => column.type !== "JSON");
      const cells = new Map<Column | undefined, Cell[]>(
        cellsOf(records, known, onMisfit).map((each, index) => [known[index], each]),
      );
      return columns.map(
        (column) => cells.get(column) ?? (records.levels[0] ?? []).map((row) => textOf(valueAt(row, column))),
      );
    },
  };
}

/** Encodes a table as NDJSON: a flat object on each line, lists as arrays, null where there is no value. */
export function toNdjson(table: FileTable, encode: (row: unknown) => string, onMisfit: OnMisfit): string {
  const names = table.columns.map(({ name }) => name);
  let text = "";
  for (const cells of rowsIn(table, onMisfit)) {
    text += `${encode(Object.fromEntries(names.map((name, index) => [name, withNulls(cells[index])])))}\n`;
  }
  return text;
}

/** A cell with null for `undefined`, so that all structs of a list have all fields. */
export function withNulls(cell: Cell): Cell {
  if (cell === undefined || cell === null) return null;
  if (Array.isArray(cell)) return cell.map(withNulls);
  if (typeof cell !== "object" || cell instanceof Date) return cell;
  return Object.fromEntries(Object.entries(cell).map(([name, inner]) => [name, withNulls(inner)]));
}
