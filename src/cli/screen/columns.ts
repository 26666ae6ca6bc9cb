import { dataSchemaOf, rowSchemaOf, shapeSchema } from "../../document/bodies.js";
import { addedColumn, type Column, columnName, schemaColumns } from "../../document/columns.js";
import { isObject, memberOf } from "../../document/json.js";
import type { Path } from "../../types.js";

/** Returns a column's name on the screen. This is the document's name, with dots between nested fields. */
export const fieldName = ({ keys }: Pick<Column, "keys">): string => keys.join(".") || "value";

/** Whether a column's values are numbers. If a field can be a number or text, a file has two columns for it, and the screen has one text column. */
export const isNumeric = ({ type, half }: Column): boolean =>
  half === undefined && (type === "INT32" || type === "DOUBLE");

const onScreen = (columns: readonly Column[]) => columns.filter(({ half }) => half !== "text");

/** Returns the columns of an operation's rows on the screen. A response that is a single object counts as one row. */
export const screenColumns = (path: Path): Column[] => onScreen(schemaColumns(rowSchemaOf(path)));

export const columnsOfShape = (name: string): Column[] => onScreen(schemaColumns(shapeSchema(name)));

/** Returns the columns with these names, in the order of the names. */
export const columnsNamed = (columns: readonly Column[], names: readonly string[] | undefined) =>
  names?.flatMap((name) => columns.find((column) => fieldName(column) === name) ?? []);

/** Returns the shape name of an operation's rows, or undefined if the response is not a list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  const schema = dataSchemaOf(path);
  return schema.kind === "list" && schema.items.kind === "object" ? schema.items.shape : undefined;
}

export const valueAt = (row: unknown, { keys }: Pick<Column, "keys">): unknown => keys.reduce(memberOf, row);

/** Returns a copy of a row with another value at a path of keys. */
export function withValue(row: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  return { ...(isObject(row) ? row : {}), [key]: withValue(valueAt(row, { keys: [key] }), rest, value) };
}

/**
 * The maximum number of columns that rows may add. If each row added a different column, the table's size would grow with the square of the number of
 * rows.
 */
export const mostExtras = 200;

/**
 * Returns the rows' columns that the document lacks, because the service has added them. Returns at most 200, in the order in which they first occur.
 */
export function extraColumns(rows: readonly unknown[], known: readonly Column[]): Column[] {
  const names = new Set(known.map(fieldName));
  // The names of the nested objects that contain columns.
  const objects = new Set(known.flatMap(({ keys }) => keys.map((_, index) => keys.slice(0, index).join("."))));
  const extras = new Map<string, Column>();
  const add = (name: string, keys: readonly string[]) => {
    if (!extras.has(name) && extras.size < mostExtras) extras.set(name, addedColumn(columnName(keys), { keys }));
  };
  const visit = (object: Readonly<Record<string, unknown>>, above: readonly string[], before: string) => {
    for (const key in object) {
      const [name, inner] = [before + key, object[key]];
      if (names.has(name)) continue;
      if (isObject(inner)) {
        objects.add(name);
        visit(inner, [...above, key], `${name}.`);
        // A null may stand for a nested object whose fields have columns.
      } else if (inner || !objects.has(name)) add(name, [...above, key]);
    }
  };
  for (const row of rows) {
    if (isObject(row)) visit(row, [], "");
    else if (!names.has("value")) add("value", []);
  }
  return [...extras.values()];
}
