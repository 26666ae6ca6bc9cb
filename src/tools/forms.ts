import { columnName } from "../document/columns.js";
import { type Field, responseFields, standardColumns } from "../document/fields.js";
import { isArray, isObject } from "../document/json.js";
import { isLong } from "../document/wide.js";
import { nearest } from "../query/suggest.js";
import { filledTable, type Table, tableOf, wholeTableOf } from "../tables/table.js";
import { wideTableOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { boxColumns, statisticsColumn } from "./describe.js";

/** The choices that decide which form rows have. */
export interface FormChoice {
  readonly columns?: readonly string[];
  readonly wide?: true;
  /** A list's name. */
  readonly explode?: string;
}

/** How rows are read: as the service sent them, or as a table from src/tables. */
export interface Form {
  /** The column that a name means. Throws an error that lists the columns. */
  column(name: string): string;
  /** Like `column`, but the column must have one value per row, so that rows can be sorted and selected by it. */
  scalar(name: string): string;
  read(sentRows: readonly unknown[]): readonly unknown[];
  /** The columns to show if none are chosen. */
  standard(rows: readonly unknown[]): readonly string[];
  /** What to say if no row of a response is left. */
  readonly empty?: string;
}

/** A field's name as a column: `lines.spread` for `lines[].spread`. */
export const shortColumnName = (name: string): string => name.replaceAll("[]", "");

/** The names of an operation's fields as columns. */
export const fieldsOf = (path: Path): string[] => responseFields(path).fields.map(({ name }) => shortColumnName(name));

/** A name as a table column's name. `homeTeam`, `lines[].spread` and `rushing.YDS` can be written in several ways. */
const tableName = (name: string): string => columnName(shortColumnName(name.trim()).split("."));

/** The error for a column that has several values per row. */
const severalValues = (name: string, list: string): Error =>
  new Error(
    `Rows cannot be sorted or selected by ${name}, of which a row has several: give explode "${list}" as well.`,
  );

function unknownColumn(path: Path, name: string, names: readonly string[], hint = ""): Error {
  const meant = nearest(shortColumnName(name.trim()), names);
  const near = meant ? ` Did you mean ${meant}?` : "";
  const outer = names.filter((each) => !each.includes("."));
  const all = outer.length > 0 ? `There are ${outer.join(", ")}.` : "Its rows are single values.";
  return new Error(`${path} has no column ${name.slice(0, 60)}.${near}${hint} ${all}`);
}

/** Throws an error that says what to do if a field does not have exactly one value per row. */
function checkScalar({ name, type }: Field, fields: readonly Field[]): void {
  const shown = shortColumnName(name);
  const inner = name.lastIndexOf("[]");
  if (inner >= 0) throw severalValues(shown, tableName(name.slice(0, inner)));
  if (/\blist of /.test(type)) throw severalValues(shown, tableName(name));
  if (!/^object\b/.test(type)) return;
  const below = fields.flatMap((field) => (field.name.startsWith(`${name}.`) ? [shortColumnName(field.name)] : []));
  throw new Error(`Rows cannot be sorted or selected by ${shown}, an object: name one of ${below.join(", ")}.`);
}

/** Rows as the service sent them. */
function sentForm(path: Path): Form {
  const { fields } = responseFields(path);
  const fieldNames = fieldsOf(path);
  // Their fields are listed under another field.
  const open = fields.flatMap(({ name, type }) =>
    / with the fields of /.test(type) ? [`${shortColumnName(name)}.`] : [],
  );
  const column = (wanted: string) => {
    const name = shortColumnName(wanted.trim());
    if (fieldNames.includes(name) || open.some((start) => name.startsWith(start))) return name;
    const same = fieldNames.find((each) => tableName(each) === tableName(name));
    if (same !== undefined) return same;
    const isWide = isLong(path) && tableOf(path, { wide: true }).columns.some((each) => each.name === tableName(name));
    const hint = isWide ? " It is a column if wide is true." : "";
    throw unknownColumn(path, wanted, [...new Set([...boxColumns(path), ...fieldNames])], hint);
  };
  return {
    column,
    scalar(wanted) {
      const name = column(wanted);
      const field = fields.find((each) => shortColumnName(each.name) === name);
      if (field) checkScalar(field, fields);
      return name;
    },
    read: (sentRows) => sentRows,
    standard: () => standardColumns(path).map(shortColumnName),
  };
}

/** Rows of a table. `own` says how to read them, and which columns to show. */
function tableForm(path: Path, { columns, steps }: Table, own: Pick<Form, "read" | "standard" | "empty">): Form {
  const names = columns.map(({ name }) => name);
  // The innermost list comes first.
  const lists = steps.map((_, index) => columnName(steps.slice(0, index + 1).flat())).reverse();
  const column = (wanted: string) => {
    const name = tableName(wanted);
    // A field of an element can be written without the list's name: `spread` is `lines_spread`.
    const found = [name, ...lists.map((list) => `${list}_${name}`)].find((each) => names.includes(each));
    if (found === undefined) throw unknownColumn(path, wanted, names);
    return found;
  };
  return {
    ...own,
    column,
    scalar(wanted) {
      const name = column(wanted);
      const isList = columns.some((each) => each.name === name && each.type === "LIST");
      if (isList) throw severalValues(name, name);
      return name;
    },
  };
}

/** The columns that have a value in at least one row. */
const filled = (rows: readonly unknown[], names: readonly string[]) =>
  names.filter((name) => rows.some((row) => (valueIn(row, [name]) ?? null) !== null));

/** One row per element of a list, with the columns of the row around it. */
function explodedForm(path: Path, explode: string): Form {
  const table = wholeTableOf(path, tableName(explode));
  const own = new Set(standardColumns(path).map(tableName));
  const elements = table.columns.filter(({ depth, type }) => depth > 0 && type !== "LIST");
  // Elements that are plain values, such as points by quarter, mean nothing without their number.
  const isPlain = elements.some(({ keys }) => keys.length === 0);
  const standard = table.columns.filter(({ name, depth, type }) =>
    depth === 0 ? own.has(name) && type !== "LIST" : depth > 0 ? type !== "LIST" : isPlain,
  );
  return tableForm(path, table, {
    read(sentRows) {
      const { columns, cells, length } = filledTable(sentRows, table, () => {});
      return Array.from({ length }, (_, index) =>
        Object.fromEntries(columns.map(({ name }, at) => [name, plainValue(cells[at]?.[index])])),
      );
    },
    standard: (rows) =>
      filled(
        rows,
        standard.map(({ name }) => name),
      ),
    empty: `the list ${explode} of every row is empty.`,
  });
}

const plainValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/** One row per team, player or game, with a column for each statistic. */
function wideForm(path: Path): Form {
  const table = tableOf(path, { wide: true });
  return tableForm(path, table, {
    read: (sentRows) => wideTableOf(path, sentRows, () => {}).rows,
    // All rows have the same columns, including those of statistics that the document does not list.
    standard: (rows) => filled(rows, Object.keys(Object(rows[0]))),
  });
}

/** Wide rows of box scores: one per team or athlete with statistics, and all of the row's statistics in one column. */
function boxForm(path: Path): Form {
  const own = boxColumns(path);
  const wide = wideForm(path);
  return {
    ...wide,
    column: (name) => (name.trim() === statisticsColumn ? statisticsColumn : wide.column(name)),
    read: (sentRows) =>
      wide.read(sentRows).flatMap((row) => {
        const has = Object.entries(Object(row)).filter(([name, value]) => value !== null && !own.includes(name));
        return has.length === 0 ? [] : [{ ...Object(row), [statisticsColumn]: Object.fromEntries(has) }];
      }),
    standard: () => own,
    empty: "the games are there, without statistics for this query. Look at the spelling of its values.",
  };
}

/** Whether the columns are those of box scores. They are if no columns are chosen, or if one of them is not a field of the response. */
function areOfBox(path: Path, names: readonly string[]): boolean {
  const [boxNames, fields] = [boxColumns(path), fieldsOf(path)];
  const isOwn = names.length === 0 || names.some((name) => !fields.includes(name));
  return isOwn && boxNames.length > 0 && names.every((name) => boxNames.includes(name));
}

/** The form of rows with these columns. If the operation does not have it, throws an error that says what to do. */
export function formOf(path: Path, { columns = [], wide, explode }: FormChoice): Form {
  if (wide && explode !== undefined) throw new Error("explode and wide exclude each other: give one of them.");
  if (explode !== undefined) return explodedForm(path, explode);
  if (wide) return wideForm(path);
  return areOfBox(path, columns) ? boxForm(path) : sentForm(path);
}

/** A row's value in a column. Below a list, the values of all its elements. */
export function valueIn(row: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return row;
  if (isArray(row)) return row.map((element) => valueIn(element, keys));
  return isObject(row) && Object.hasOwn(row, key) ? valueIn(row[key], rest) : null;
}
