import { rowSchemaOf } from "../document/bodies.js";
import { columnName, schemaColumns } from "../document/columns.js";
import { isArray, isObject } from "../document/json.js";
import type { Member, ObjectSchema, Schema } from "../document/schema.js";
import type { Path } from "../types.js";
import { isWide, longRows, scalarOf } from "./long.js";
import type { FlatRow, LongPath, Row, WideRow } from "./tidy.js";

type FlatRecord = Readonly<Record<string, unknown>>;

/** The columns of each object, cached because every row needs them. */
const leaves = new WeakMap<ObjectSchema, readonly string[]>();

/** Returns the names of an object's columns at its position in the row. The same object schema is always at the same position. */
function columnNamesOf(schema: ObjectSchema, above: readonly string[]): readonly string[] {
  const cachedNames = leaves.get(schema);
  if (cachedNames !== undefined) return cachedNames;
  const names = schemaColumns(schema).map(({ name }) => `${columnName(above)}_${name}`);
  leaves.set(schema, names);
  return names;
}

/** Whether a flat row does not have an object. All of the object's columns are then null or, if all of its values may be null, `undefined`. */
function isMissing(flat: FlatRecord, schema: ObjectSchema, names: readonly string[]): boolean {
  return columnNamesOf(schema, names).every(
    (name) => flat[name] === undefined || (flat[name] === null && !schema.vague),
  );
}

function memberValue(flat: FlatRecord, { key, optional, nullable, schema }: Member, above: readonly string[]): unknown {
  const names = [...above, key];
  const absent = optional ? undefined : null;
  if (schema.kind === "object") {
    // Null and missing look alike here. If both are possible, the service sends null.
    const none = nullable ? null : undefined;
    return (optional || nullable) && isMissing(flat, schema, names) ? none : nested(flat, schema, names);
  }
  const value = schemaValue(flat, schema, names);
  // A file has null for a key that the response does not contain.
  return value === undefined || (value === null && !nullable) ? absent : value;
}

function schemaValue(flat: FlatRecord, schema: Schema, names: readonly string[]): unknown {
  const name = columnName(names);
  if (schema.kind === "either") return scalarOf(flat[`${name}_text`] ?? flat[name] ?? null);
  const value = flat[name];
  if (schema.kind !== "list" || !isArray(value)) return scalarOf(value);
  const { items } = schema;
  return value.map((element) =>
    items.kind === "object" && isObject(element) ? nested(element, items, []) : (scalarOf(element) ?? null),
  );
}

function nested(flat: FlatRecord, schema: ObjectSchema, names: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const member of schema.members) {
    const value = memberValue(flat, member, names);
    if (value !== undefined) row[member.key] = value;
  }
  return row;
}

/**
 * Turns flat rows back into the service's rows. It is the inverse of {@link tidy} without `explode`, except that an object may be null if it was
 * missing. It writes date-times with milliseconds, as the service does. In rows from a file, a missing key is null. If the document allows a key to
 * be missing but not null, `nest` leaves out the null. For wide rows, `nest` reads the column `as_sent` and restores every statistic, in the
 * document's order within a row. A category without an athlete has no row, so `nest` can't restore it.
 *
 * @throws `TypeError` if no operation has the path.
 * @example nest("/games", tidy("/games", games)); // equals games
 */
export function nest<P extends Path>(path: P, rows: readonly FlatRow<P>[]): Row<P>[];
export function nest<P extends LongPath>(path: P, rows: readonly WideRow<P>[]): Row<P>[];
export function nest(path: Path, flatRows: readonly FlatRecord[]): unknown {
  const schema = rowSchemaOf(path);
  const rows = isWide(path, flatRows) ? longRows(path, flatRows) : flatRows;
  return rows.map((row) =>
    schema.kind === "object" ? nested(row, schema, []) : (scalarOf(row[columnName([])]) ?? null),
  );
}
