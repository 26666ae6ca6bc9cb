import type { Column } from "../../document/columns.js";
import { rowsOf } from "../../document/json.js";
import type { Cell, OnMisfit } from "../../tables/read.js";
import { cellsOf, recordsOf, type Table, tableOf, wholeTableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { columnsOf } from "../screen/columns.js";
import { chosenColumns, extraColumns, valueAt } from "../screen/rows.js";
import { UsageError } from "../session/exit.js";
import { chosenElements } from "./element-columns.js";

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

/** A table of src/tables. Throws a {@link UsageError} where there is no list with the name of --explode. */
function checked(table: () => Table): Table {
  try {
    return table();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`--explode: ${error.message}`) : error;
  }
}

/** {@link tableOf}, which throws a {@link UsageError} where there is no list `explode`. */
export function checkedTable(path: Path, explode: string | undefined, more?: readonly Column[]): Table {
  return checked(() => tableOf(path, explode, more));
}

/** The table of a list, with the chosen columns of its elements and their parents; default: those of {@link tableOf}. Throws a {@link UsageError}. */
export function explodedTable(path: Path, explode: string, names: readonly string[] | undefined): Table {
  if (names === undefined) return checkedTable(path, explode);
  const whole = checked(() => wholeTableOf(path, explode));
  return { ...whole, columns: chosenElements(names, whole) };
}

/** The chosen columns of a table, by the names of the document or of files. Throws a {@link UsageError}. */
export function chosenSources(names: readonly string[], path: Path, explode: string | undefined): Column[] {
  if (explode !== undefined) return [...explodedTable(path, explode, names).columns];
  const { columns } = checkedTable(path, explode);
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
