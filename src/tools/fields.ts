import { headlines } from "../../generated/headlines.js";
import { nearest } from "../query/suggest.js";
import { rowSchemaOf } from "../tables/operation-schemas.js";
import type { Path } from "../types.js";
import { isArray, isObject } from "../validate/values.js";
import { type Field, responseOf } from "./response.js";

/** The name of a field as a column: `lines.spread` for `lines[].spread`. */
export const columnName = (name: string) => name.replaceAll("[]", "");

/** The fields of rows that show where no columns are chosen: those that say most, else those of the row itself. */
export function standardColumns(path: Path): string[] {
  const schema = rowSchemaOf(path);
  const said = schema.kind === "object" ? headlines[schema.shape] : undefined;
  if (said) return [...said];
  return responseOf(path).fields.flatMap(({ name }) => (/[.[]/.test(name) ? [] : [name]));
}

/** Whether a name leads below a field whose own fields are listed at another field. */
function isBelow(name: string, { name: field, type }: Field): boolean {
  return / with the fields of /.test(type) && name.startsWith(`${columnName(field)}.`);
}

/** Checks names of columns. Throws an error that names the nearest field, or all fields where none is near. */
export function checkedColumns(path: Path, names: readonly string[]): string[] {
  const { fields } = responseOf(path);
  const known = fields.map(({ name }) => columnName(name));
  return names.map((given) => {
    const name = columnName(given.trim());
    if (known.includes(name) || fields.some((field) => isBelow(name, field))) return name;
    const meant = nearest(name, known);
    const all = known.filter((each) => !each.includes(".")).join(", ");
    throw new Error(
      `${path} has no column ${given.slice(0, 60)}. ${meant ? `Did you mean ${meant}?` : `There are ${all}.`}`,
    );
  });
}

/** The value of a row in a column. Below a list, the values of all its elements. */
export function valueIn(row: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return row;
  if (isArray(row)) return row.map((element) => valueIn(element, keys));
  return isObject(row) && Object.hasOwn(row, key) ? valueIn(row[key], rest) : null;
}
