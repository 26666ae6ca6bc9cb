import { responseFields, standardColumns } from "../document/fields.js";
import { isArray, isObject } from "../document/json.js";
import { rowsOf } from "../document/selection.js";
import { nearest } from "../query/suggest.js";
import { wideTableOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { boxColumns, statisticsColumn } from "./describe.js";
import { fitting } from "./types.js";

/** A response whose rows are read page by page. */
export interface PageRows {
  readonly path: Path;
  readonly query: Readonly<Record<string, unknown>>;
  /** The response, for other columns. */
  readonly sent: unknown;
  readonly rows: readonly unknown[];
  readonly columns: readonly string[];
}

/** The name of a field as a column: `lines.spread` for `lines[].spread`. */
const shortColumnName = (name: string) => name.replaceAll("[]", "");

const fieldsOf = (path: Path) => responseFields(path).fields.map(({ name }) => shortColumnName(name));

/** Whether columns are those of tidy box scores: without a choice, and where one of them is no field of the response. */
function areOfBox(path: Path, names: readonly string[]): boolean {
  const [boxNames, fields] = [boxColumns(path), fieldsOf(path)];
  const isOwn = names.length === 0 || names.some((name) => !fields.includes(name));
  return isOwn && boxNames.length > 0 && names.every((name) => boxNames.includes(name));
}

/** Checks names of columns. Throws an error that names the nearest field, or all fields where none is near. */
export function checkedColumns(path: Path, names: readonly string[]): string[] {
  if (areOfBox(path, names)) return [...names];
  const { fields } = responseFields(path);
  const fieldNames = fieldsOf(path);
  // Their own fields are listed at another field.
  const open = fields.flatMap(({ name, type }) =>
    / with the fields of /.test(type) ? [`${shortColumnName(name)}.`] : [],
  );
  return names.map((wantedColumn) => {
    const name = shortColumnName(wantedColumn.trim());
    if (fieldNames.includes(name) || open.some((start) => name.startsWith(start))) return name;
    const meant = nearest(name, fieldNames);
    const all = [...new Set([...boxColumns(path), ...fieldNames.filter((each) => !each.includes("."))])].join(", ");
    throw new Error(
      `${path} has no column ${wantedColumn.slice(0, 60)}. ${meant ? `Did you mean ${meant}?` : `There are ${all}.`}`,
    );
  });
}

/** The value of a row in a column. Below a list, the values of all its elements. */
function valueIn(row: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return row;
  if (isArray(row)) return row.map((element) => valueIn(element, keys));
  return isObject(row) && Object.hasOwn(row, key) ? valueIn(row[key], rest) : null;
}

/** How many responses stay available to cursors. */
const stored = 8;
/** Characters that a value in a row may always have. Few rows and columns leave room for more. */
const always = 1_500;
/** How many columns a text about a long value names. */
const named = 6;

/** Rows of box scores, one for each team or athlete with statistics: the fields of a row, and the statistics that it has. */
function boxScores(path: Path, boxRows: readonly unknown[], columns: readonly string[]): unknown[] {
  return wideTableOf(path, boxRows, () => {}).rows.flatMap((row) => {
    const has = Object.entries(row).filter(([name, value]) => value !== null && !columns.includes(name));
    return has.length === 0 ? [] : [{ ...row, [statisticsColumn]: Object.fromEntries(has) }];
  });
}

/** Reads a response as rows with columns: those that are named, else the key and those that say most. Throws an error for an unknown column. */
export function readRows(path: Path, query: PageRows["query"], sent: unknown, names: readonly string[] = []): PageRows {
  const rows = rowsOf(path, sent);
  if (areOfBox(path, names)) {
    const box = boxColumns(path);
    return { path, query, sent, rows: boxScores(path, rows, box), columns: names.length > 0 ? names : box };
  }
  const columns = names.length > 0 ? checkedColumns(path, names) : standardColumns(path).map(shortColumnName);
  return { path, query, sent, rows, columns };
}

/** The columns below a column, the first few. */
function columnsBelow(path: Path, column: string): string {
  const inner = fieldsOf(path).filter((name) => name.startsWith(`${column}.`));
  return inner.length === 0 ? "" : `: ${inner.slice(0, named).join(", ")}${inner.length > named ? " …" : ""}`;
}

/** The value of a row in a column, with its length as JSON. */
function cellAt(row: unknown, column: string) {
  const value = valueIn(row, column.split(".")) ?? null;
  return { column, value, length: JSON.stringify(value).length };
}

/** A value as it stands in a row. One that is too long is replaced by a text that says how to read it. */
function shownCell({ column, value, length }: ReturnType<typeof cellAt>, path: Path, longest: number): unknown {
  if (length <= longest) return value;
  const count = isArray(value) ? `a list of ${value.length}, ` : "";
  return `(left out: ${count}${length} characters; choose columns below ${column}${columnsBelow(path, column)})`;
}

/** The length up to which values are whole, so that all of them have at most so many characters: what short ones leave is for the long ones. */
function roomFor(lengths: readonly number[], characters: number): number {
  let left = characters;
  for (const [index, length] of [...lengths].sort((a, b) => a - b).entries()) {
    const share = left / (lengths.length - index);
    if (length > share) return share - 2;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** The values of rows from `offset` on: at most `limit` rows, and as many as have at most `characters` as lines of JSON. */
export function pageOf({ path, rows, columns }: PageRows, offset: number, limit: number, characters: number) {
  const pageRows = rows.slice(offset, offset + limit);
  // Rows without fields, such as those of a list of texts, are one value.
  if (columns.length === 0)
    return fitting(
      pageRows.map((row) => [row ?? null]),
      characters,
    );
  const cells = pageRows.map((row) => columns.map((column) => cellAt(row, column)));
  // With what stands between two values.
  const lengths = cells.flat().map(({ length }) => length + 2);
  const longest = Math.max(always, roomFor(lengths, characters));
  return fitting(
    cells.map((row) => row.map((cell) => shownCell(cell, path, longest))),
    characters,
  );
}

/** Gives responses numbers, so that a cursor such as `r2:50` finds its rows again without a call. The last {@link stored} stay. */
export function pageStore() {
  const responses = new Map<number, PageRows>();
  let last = 0;
  return {
    add(rows: PageRows): [id: number, rows: PageRows] {
      responses.set(++last, rows);
      responses.delete(last - stored);
      return [last, rows];
    },
    /** The response and the offset of a cursor. Throws an error for one that is wrong or too old. */
    at(cursor: string): { readonly id: number; readonly rows: PageRows; readonly offset: number } {
      const [, id, offset] = /^r(\d+):(\d+)$/.exec(cursor) ?? [];
      const rows = responses.get(Number(id));
      if (rows === undefined || Number(offset) >= rows.rows.length) {
        throw new Error(
          "This cursor is unknown or too old: call get_data with path and query again, then use its cursor.",
        );
      }
      return { id: Number(id), rows, offset: Number(offset) };
    },
  };
}
