import { type Column, columnName } from "../../document/columns.js";
import { rowsOf } from "../../document/json.js";
import { columnsOfLayout, wideLayout } from "../../document/wide.js";
import { nearest } from "../../query/suggest.js";
import type { Cell, OnMisfit } from "../../tables/read.js";
import { cellsOf, recordsOf, type Table, tableOf, wholeTableOf } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { columnsOf, extraColumns, fieldName, valueAt } from "../screen/columns.js";
import { inRow } from "../screen/elements.js";
import { UsageError } from "../session/exit.js";

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

/** A table of src/tables. Throws a {@link UsageError} where there is none for an option, such as no list with the name of --explode. */
function checked(table: () => Table, option = "--explode"): Table {
  try {
    return table();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`${option}: ${error.message}`) : error;
  }
}

/** The table of wide rows, which are flat. Throws a {@link UsageError} where an operation has none. */
export function wideTable(path: Path, names?: readonly string[]): Table {
  const table = checked(() => ({ columns: columnsOfLayout(wideLayout(path)), steps: [] }), "--wide");
  return names === undefined ? table : { ...table, columns: names.flatMap((name) => columnsFor(name, table)) };
}

/** {@link tableOf}, which throws a {@link UsageError} where there is no list `explode`. */
export function checkedTable(path: Path, explode: string | undefined, more?: readonly Column[]): Table {
  return checked(() => tableOf(path, explode, more));
}

/**
 * The table with the columns of a list of names, in its order: those of the document (`playoff.round`) or of files (`playoff_round`). The name of a
 * nested object stands for all of its columns. Of an exploded list, the columns of its elements are also found without its name, and those of
 * the parents by theirs. Without names it is {@link checkedTable}. Throws a {@link UsageError} that names the nearest column.
 */
export function chosenTable(path: Path, explode: string | undefined, names: readonly string[] | undefined): Table {
  if (names === undefined) return checkedTable(path, explode);
  const whole = explode === undefined ? tableOf(path) : checked(() => wholeTableOf(path, explode));
  return { ...whole, columns: names.flatMap((name) => columnsFor(name, whole)) };
}

/** The columns that a name stands for, or those of the nested object with this name. */
function named(columns: readonly Column[], name: string, keysOf: (column: Column) => readonly string[]): Column[] {
  const own = columns.filter((column) => {
    const keys = keysOf(column);
    return [column.name, columnName(keys), fieldName({ keys })].includes(name);
  });
  if (own.length > 0) return own;
  return columns.filter((column) => fieldName({ keys: keysOf(column) }).startsWith(`${name}.`));
}

function columnsFor(name: string, { columns, steps }: Table): Column[] {
  const whole = named(columns, name.replaceAll("[]", ""), (column) => inRow(column, steps).keys);
  if (whole.length > 0) return whole;
  const elements = columns.filter(({ depth }) => depth > 0);
  const short = named(elements, name, ({ keys }) => keys);
  if (new Set(short.map(({ depth }) => depth)).size > 1) {
    throw new UsageError(`--columns: ${name} is ambiguous. Give one of ${short.map((each) => each.name).join(", ")}.`);
  }
  if (short.length > 0) return short;
  const list = columns.find(({ name: prefix, keys, fields = [] }) =>
    fields.some((field) =>
      [field.name, fieldName(field)].some((each) =>
        [each, `${prefix}_${each}`, `${fieldName({ keys })}.${each}`].includes(name),
      ),
    ),
  );
  if (list) throw new UsageError(`--columns: ${name} is in the list ${fieldName(list)}: add --explode ${list.name}`);
  const shown = steps.length > 0 ? (column: Column) => column.name : fieldName;
  const near = nearest(name, columns.map(shown)) ?? nearest(name, columns.map(fieldName));
  const meant = columns.find((column) => near !== undefined && [shown(column), fieldName(column)].includes(near));
  const hint = meant === undefined ? "" : `Did you mean ${shown(meant)}? `;
  throw new UsageError(`--columns: there is no ${name}. ${hint}There are ${columns.map(shown).join(", ")}.`);
}

/** The columns of rows that the document does not have. */
export function extrasOf(path: Path, data: unknown): Column[] {
  return extraColumns(rowsOf(data), columnsOf(path));
}

function textOf(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The table of data as a file has it. */
export function fileTable(data: unknown, table: Table): FileTable {
  const { columns } = table;
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
