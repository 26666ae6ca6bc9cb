import { columnName } from "../document/columns.js";
import { type Field, responseFields, standardColumns } from "../document/fields.js";
import { isArray, isObject } from "../document/json.js";
import { isLong } from "../document/wide.js";
import { nearest } from "../query/suggest.js";
import { filledTable, type Table, tableOf, wholeTableOf } from "../tables/table.js";
import { wideTableOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { boxColumns, statisticsColumn } from "./describe.js";

/** What decides the form of rows. */
export interface FormChoice {
  readonly columns?: readonly string[];
  readonly wide?: true;
  /** The name of a list. */
  readonly explode?: string;
}

/** The form in which rows are read: as they were sent, or as a table of src/tables. */
export interface Form {
  /** The column that a name stands for. Throws an error that names the columns. */
  column(name: string): string;
  /** The same for a column with one value in a row, by which rows can be sorted and selected. */
  scalar(name: string): string;
  read(sentRows: readonly unknown[]): readonly unknown[];
  /** The columns of rows if none are chosen. */
  standard(rows: readonly unknown[]): readonly string[];
  /** What it means if no row of a response is left. */
  readonly empty?: string;
}

/** The name of a field as a column: `lines.spread` for `lines[].spread`. */
export const shortColumnName = (name: string): string => name.replaceAll("[]", "");

/** The names of an operation's fields as columns. */
export const fieldsOf = (path: Path): string[] => responseFields(path).fields.map(({ name }) => shortColumnName(name));

/** A name as that of a column in a table: `homeTeam`, `lines[].spread` and `rushing.YDS` are written in several ways. */
const tableName = (name: string): string => columnName(shortColumnName(name.trim()).split("."));

/** That a row has no single value in a column. */
const severalValues = (name: string, list: string): Error =>
  new Error(`Rows cannot be sorted or selected by ${name}, because a row has several: also give explode "${list}".`);

function unknownColumn(path: Path, name: string, names: readonly string[], hint = ""): Error {
  const meant = nearest(shortColumnName(name.trim()), names);
  const near = meant ? ` Did you mean ${meant}?` : "";
  const outer = names.filter((each) => !each.includes("."));
  const all = outer.length > 0 ? `Its columns are ${outer.join(", ")}.` : "Its rows are single values.";
  return new Error(`${path} has no column ${name.slice(0, 60)}.${near}${hint} ${all}`);
}

/** Throws an error that names the remedy if a field does not have one value in a row. */
function checkScalar({ name, type }: Field, fields: readonly Field[]): void {
  const shown = shortColumnName(name);
  const inner = name.lastIndexOf("[]");
  if (inner >= 0) throw severalValues(shown, tableName(name.slice(0, inner)));
  if (/\blist of /.test(type)) throw severalValues(shown, tableName(name));
  if (!/^object\b/.test(type)) return;
  const below = fields.flatMap((field) => (field.name.startsWith(`${name}.`) ? [shortColumnName(field.name)] : []));
  throw new Error(`Rows cannot be sorted or selected by ${shown}, an object: name one of ${below.join(", ")}.`);
}

/** Rows as they were sent. */
function sentForm(path: Path): Form {
  const { fields } = responseFields(path);
  const fieldNames = fieldsOf(path);
  // Their own fields are listed at another field.
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

/** Rows of a table. `read` and `standard` are those of the kind of table. */
function tableForm(path: Path, { columns, steps }: Table, own: Pick<Form, "read" | "standard" | "empty">): Form {
  const names = columns.map(({ name }) => name);
  // The innermost list first.
  const lists = steps.map((_, index) => columnName(steps.slice(0, index + 1).flat())).reverse();
  const column = (wanted: string) => {
    const name = tableName(wanted);
    // The field of an element: `spread` is `lines_spread`.
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

/** The columns of which at least one row has a value. */
const filled = (rows: readonly unknown[], names: readonly string[]) =>
  names.filter((name) => rows.some((row) => (valueIn(row, [name]) ?? null) !== null));

/** A row for each element of a list, with the columns of the row that it is in. */
function explodedForm(path: Path, explode: string): Form {
  const table = wholeTableOf(path, tableName(explode));
  const own = new Set(standardColumns(path).map(tableName));
  const elements = table.columns.filter(({ depth, type }) => depth > 0 && type !== "LIST");
  // Elements that are plain values, such as the points of quarters, say nothing without their number.
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

/** A row for each team, player or game, with a column for each statistic. */
function wideForm(path: Path): Form {
  const table = tableOf(path, { wide: true });
  return tableForm(path, table, {
    read: (sentRows) => wideTableOf(path, sentRows, () => {}).rows,
    // All rows have the same columns, those of statistics that the document does not list included.
    standard: (rows) => filled(rows, Object.keys(Object(rows[0]))),
  });
}

/** Wide rows of box scores, one for each team or athlete with statistics: with those that it has in one column. */
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
    empty: "the response has the games, but no statistics for this query. Check the spelling of its values.",
  };
}

/** Whether columns are those of box scores: without a choice, and if one of them is not a field of the response. */
function areOfBox(path: Path, names: readonly string[]): boolean {
  const [boxNames, fields] = [boxColumns(path), fieldsOf(path)];
  const isOwn = names.length === 0 || names.some((name) => !fields.includes(name));
  return isOwn && boxNames.length > 0 && names.every((name) => boxNames.includes(name));
}

/** The form of rows with these columns. Throws an error that names the remedy if the operation does not have it. */
export function formOf(path: Path, { columns = [], wide, explode }: FormChoice): Form {
  if (wide && explode !== undefined) throw new Error("explode and wide exclude each other: give one of them.");
  if (explode !== undefined) return explodedForm(path, explode);
  if (wide) return wideForm(path);
  return areOfBox(path, columns) ? boxForm(path) : sentForm(path);
}

/** The value of a row in a column. Below a list, the values of all its elements. */
export function valueIn(row: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return row;
  if (isArray(row)) return row.map((element) => valueIn(element, keys));
  return isObject(row) && Object.hasOwn(row, key) ? valueIn(row[key], rest) : null;
}
