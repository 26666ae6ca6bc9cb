import { dataSchemaOf, rowSchemaOf, shapeSchema } from "../../document/bodies.js";
import { addedColumn, type Column, columnName, schemaColumns } from "../../document/columns.js";
import { isObject, memberOf } from "../../document/json.js";
import type { Path } from "../../types.js";

/** The name of a column on the screen: that of the document, with dots between the names of nested fields. */
export const fieldName = ({ keys }: Pick<Column, "keys">): string => keys.join(".") || "value";

/** Whether the values of a column are numbers. A number that may be text has two columns in a file, and one of texts on the screen. */
export const isNumeric = ({ type, half }: Column): boolean =>
  half === undefined && (type === "INT32" || type === "DOUBLE");

const onScreen = (columns: readonly Column[]) => columns.filter(({ half }) => half !== "text");

/** The columns of an operation's rows on the screen, in the order of the document. A response that is one object is one row. */
export const columnsOf = (path: Path): Column[] => onScreen(schemaColumns(rowSchemaOf(path)));

/** The columns of a shape. */
export const columnsOfShape = (name: string): Column[] => onScreen(schemaColumns(shapeSchema(name)));

/** The shape of an operation's rows. Undefined where its response is not a list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  const schema = dataSchemaOf(path);
  return schema.kind === "list" && schema.items.kind === "object" ? schema.items.shape : undefined;
}

/** The value of a row in a column. Undefined where the row, or an object around the value, has none. */
export const valueAt = (row: unknown, { keys }: Pick<Column, "keys">): unknown => keys.reduce(memberOf, row);

/** A row with another value at a path of keys. */
export function withValue(row: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  return { ...(isObject(row) ? row : {}), [key]: withValue(valueAt(row, { keys: [key] }), rest, value) };
}

/** The most columns that rows may add: rows of which each has a name of its own would make a table of their number squared. */
export const mostExtras = 200;

/** The columns by the keys that lead to them: `true` for a column, a tree for an object around columns. */
interface Tree {
  [key: string]: Tree | true;
}

/** The columns of rows that are not in the document, in the order of their first rows: the service has added them. At most 200. */
export function extraColumns(rows: readonly unknown[], known: readonly Column[]): Column[] {
  const tree: Tree = Object.create(null);
  const extras = new Map<string, Column>();
  const inside = (at: Tree, key: string): Tree => {
    const inner = at[key];
    if (typeof inner === "object") return inner;
    const next: Tree = Object.create(null);
    at[key] = next;
    return next;
  };
  for (const { keys } of known) keys.slice(0, -1).reduce(inside, tree)[keys.at(-1) ?? ""] ??= true;
  const visit = (value: unknown, keys: readonly string[], at: Tree) => {
    if (!isObject(value)) {
      const name = keys.join(".");
      extras.set(name, extras.get(name) ?? addedColumn(columnName(keys), { keys }));
      return;
    }
    for (const key in value) {
      if (at[key] === true) continue;
      if (extras.size >= mostExtras) return;
      const inner = value[key];
      // A null may stand for a whole nested object.
      if (isObject(inner)) visit(inner, [...keys, key], inside(at, key));
      else if (at[key] === undefined || inner) visit(inner, [...keys, key], at);
    }
  };
  const isKnown = known.some(({ keys }) => keys.length === 0);
  for (const row of rows) if (isObject(row) || !isKnown) visit(row, [], tree);
  return [...extras.values()];
}
