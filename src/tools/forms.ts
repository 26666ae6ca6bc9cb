import { columnName } from "../document/columns.js";
import { allFields, type Field, standardColumns } from "../document/fields.js";
import { isArray, isObject } from "../document/json.js";
import { isLong } from "../document/wide.js";
import { nearest } from "../query/suggest.js";
import { filledTable, type Table, tableOf, wholeTableOf } from "../tables/table.js";
import { wideTableOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { boxColumns, statisticsColumn } from "./describe.js";

/** The settings that decide the form of rows. */
export interface FormChoice {
  readonly columns?: readonly string[];
  readonly wide?: true;
  /** The list whose elements become rows. */
  readonly explode?: string;
}

/** Reads rows in one form, either as the service sent them or as a table of `src/tables`. */
export interface Form {
  /** Returns the column for a name. If there is none, throws an error that lists the columns. */
  column(name: string): string;
  /** Returns the column for a name. Throws an error if a row has several values in it, because rows can't be sorted or filtered by such a column. */
  scalar(name: string): string;
  read(sentRows: readonly unknown[]): readonly unknown[];
  /** Returns the columns to show if the input does not choose any. */
  standard(rows: readonly unknown[]): readonly string[];
  /** Returns the elements' column for a name that a row and its elements both have. The name then means the row's column. */
  ofElements?(name: string): string | undefined;
  /** Explains why this form has no rows although the response has some. */
  readonly empty?: string;
}

/** Returns a field's name as a column: `lines.spread` for `lines[].spread`. */
export const shortColumnName = (name: string): string => name.replaceAll("[]", "");

/** Returns the names of an operation's fields as columns. */
export const fieldsOf = (path: Path): string[] => allFields(path).map(({ name }) => shortColumnName(name));

/** Returns the name of a table's column for any way to write it, such as `homeTeam`, `lines[].spread` or `rushing.YDS`. */
const tableName = (name: string): string => columnName(shortColumnName(name.trim()).split("."));

/** Returns the error for a column in which a row has several values. */
function severalValues(name: string, list: string): Error {
  return new Error(
    `Rows cannot be sorted or selected by ${name}, because a row has several values. Also give explode "${list}".`,
  );
}

function unknownColumn(path: Path, name: string, names: readonly string[], hint: string): Error {
  const meant = nearest(shortColumnName(name), names);
  const near = meant ? ` Did you mean ${meant}?` : "";
  const outer = names.filter((each) => !each.includes("."));
  const shown = name === "" ? "without a name" : name.slice(0, 60);
  const all = outer.length > 0 ? `Its columns are ${outer.join(", ")}.` : "Its rows are single values.";
  return new Error(`${path} has no column ${shown}.${near}${hint} ${all}`);
}

/** Throws an error with the remedy if a row does not have exactly one value in a field. */
function checkScalar({ name, type }: Field, fieldNames: readonly string[]): void {
  const shown = shortColumnName(name);
  const inner = name.lastIndexOf("[]");
  if (inner !== -1) throw severalValues(shown, tableName(name.slice(0, inner)));
  if (type.includes("list of ")) throw severalValues(shown, tableName(name));
  const below = fieldNames.filter((each) => each.startsWith(`${shown}.`));
  if (below.length === 0) return;
  throw new Error(
    `Rows cannot be sorted or selected by ${shown}, because it is an object. Name one of ${below.join(", ")}.`,
  );
}

const wideTable = (path: Path): Table => tableOf(path, { wide: true });

/** Returns the form of rows as the service sent them. */
function sentForm(path: Path): Form {
  const fieldNames = fieldsOf(path);
  const fields = new Map(allFields(path).map((field) => [tableName(field.name), field]));
  const fieldNamed = (wanted: string): Field => {
    const name = tableName(wanted);
    const field = fields.get(name);
    if (field !== undefined) return field;
    const box = boxColumns(path);
    if (box.includes(name)) {
      throw new Error(
        `${path} has the column ${name} only beside ${box.filter((each) => each !== name).join(", ")}, or if wide is true, which adds a column for each statistic.`,
      );
    }
    const isWide = isLong(path) && wideTable(path).columns.some((each) => each.name === name);
    const hint = isWide ? " It is a column if wide is true." : "";
    throw unknownColumn(path, wanted, [...new Set([...box, ...fieldNames])], hint);
  };
  return {
    column: (wanted) => shortColumnName(fieldNamed(wanted).name),
    scalar(wanted) {
      const field = fieldNamed(wanted);
      checkScalar(field, fieldNames);
      return shortColumnName(field.name);
    },
    read: (sentRows) => sentRows,
    standard: () => standardColumns(path).map(shortColumnName),
  };
}

/** Returns a table's lists, innermost first. */
const listsIn = ({ steps }: Table): string[] =>
  steps.map((_, index) => columnName(steps.slice(0, index + 1).flat())).reverse();

/** Returns the form of a table's rows. `own` has the members that depend on the kind of table. */
function tableForm(path: Path, table: Table, own: Pick<Form, "read" | "standard" | "ofElements" | "empty">): Form {
  const { columns } = table;
  const names = columns.map(({ name }) => name);
  const lists = listsIn(table);
  const column = (wanted: string) => {
    const name = tableName(wanted);
    // A field of an element may be written without its list: `spread` for `lines_spread`.
    const found = [name, ...lists.map((list) => `${list}_${name}`)].find((each) => names.includes(each));
    if (found === undefined) throw unknownColumn(path, wanted, names, "");
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

/** Returns the columns in which at least one row has a value. */
const filled = (rows: readonly unknown[], names: readonly string[]) =>
  names.filter((name) => rows.some((row) => (valueIn(row, [name]) ?? null) !== null));

/** Returns a form with a row for each element of a list. The row includes the columns of the row that contains the list. */
function explodedForm(path: Path, explode: string): Form {
  const list = tableName(explode);
  const table = wholeTableOf(path, list);
  const own = new Set(standardColumns(path).map(tableName));
  // Elements that are plain values, such as the points per quarter, need their number to make sense.
  if (table.columns.some(({ name }) => name === list)) own.add(`${list}_number`);
  const standard = table.columns.flatMap(({ name, depth, type }) =>
    type !== "LIST" && (depth > 0 || own.has(name)) ? [name] : [],
  );
  return tableForm(path, table, {
    read(sentRows) {
      const { columns, cells, length } = filledTable(sentRows, table, () => {});
      return Array.from({ length }, (_, index) =>
        Object.fromEntries(columns.map(({ name }, at) => [name, plainValue(cells[at]?.[index])])),
      );
    },
    standard: (rows) => filled(rows, standard),
    ofElements(wanted) {
      const names = table.columns.map(({ name }) => name);
      const name = tableName(wanted);
      const inner = listsIn(table).map((each) => `${each}_${name}`);
      return names.includes(name) ? inner.find((each) => names.includes(each)) : undefined;
    },
    empty: `the list ${explode} of every row is empty.`,
  });
}

/** Returns a table's cell as JSON has it. */
function plainValue(cell: unknown): unknown {
  return cell instanceof Date ? cell.toISOString() : (cell ?? null);
}

/** Returns a form with a row for each team, player or game, and a column for each statistic. */
function wideForm(path: Path): Form {
  return tableForm(path, wideTable(path), {
    read: (sentRows) => wideTableOf(path, sentRows, () => {}).rows,
    // All rows have the same columns, including statistics that the document does not list.
    standard: (rows) => filled(rows, Object.keys(Object(rows[0]))),
  });
}

/** Returns the form of box scores: a row for each team or athlete that has statistics, with all of them in one column. */
function boxForm(path: Path): Form {
  const own = boxColumns(path);
  const wide = wideForm(path);
  return {
    ...wide,
    column: (name) => (tableName(name) === statisticsColumn ? statisticsColumn : wide.column(name)),
    scalar(name) {
      if (tableName(name) !== statisticsColumn) return wide.scalar(name);
      const statistic = wideTable(path).columns.find((each) => !own.includes(each.name));
      throw new Error(
        `Rows cannot be sorted or selected by ${statisticsColumn}, because it is an object. Name a statistic, such as ${statistic?.name}.`,
      );
    },
    read: (sentRows) =>
      wide.read(sentRows).flatMap((row) => {
        const has = Object.entries(Object(row)).filter(([name, value]) => value !== null && !own.includes(name));
        return has.length === 0 ? [] : [{ ...Object(row), [statisticsColumn]: Object.fromEntries(has) }];
      }),
    standard: () => own,
    empty: "the response has the games, but no statistics for this query. Check the spelling of its values.",
  };
}

/**
 * Whether to read rows as box scores. This requires that all chosen columns are box score columns, and that at least one is not a field of the
 * response. It is also the default if no columns are chosen.
 */
function areOfBox(path: Path, columns: readonly string[]): boolean {
  const [boxNames, fields] = [boxColumns(path), fieldsOf(path).map(tableName)];
  const names = columns.map(tableName);
  const isOwn = names.length === 0 || names.some((name) => !fields.includes(name));
  return isOwn && boxNames.length > 0 && names.every((name) => boxNames.includes(name));
}

/** Returns the form of rows with these columns. Throws an error with the remedy if the operation does not have that form. */
export function formOf(path: Path, { columns = [], wide, explode }: FormChoice): Form {
  if (wide && explode !== undefined) throw new Error("give explode or wide, not both.");
  if (explode !== undefined) return explodedForm(path, explode);
  if (wide) return wideForm(path);
  return areOfBox(path, columns) ? boxForm(path) : sentForm(path);
}

/** Returns a row's value in a column. Below a list, returns the values of all its elements. */
export function valueIn(row: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return row;
  if (isArray(row)) return row.map((element) => valueIn(element, keys));
  return isObject(row) && Object.hasOwn(row, key) ? valueIn(row[key], rest) : null;
}
