import type { ObjectSchema, ScalarType, Schema } from "./schema.js";

/** A column of a table. */
export interface Column {
  /** The name in snake_case. For nested fields, it joins the names. For example, `playoff.homeSeed` becomes `playoff_home_seed`. */
  readonly name: string;
  /** The keys that lead to the value in one of the service's rows. Empty if rows are not objects. */
  readonly keys: readonly string[];
  /** The type. A `LIST` has `items` or `fields`, a `TIMESTAMP` is in UTC, and `JSON` means that the document does not describe the value. */
  readonly type: ScalarType | "LIST" | "JSON";
  /** The type of a list's elements, if they are plain values. */
  readonly items?: ScalarType;
  /** The columns of a list's elements, if they are objects. */
  readonly fields?: readonly Column[];
  /** The schema name of a list's elements, if they are objects. */
  readonly shape?: string;
  /** Whether this is one of the columns that together identify a row (`x-key` in the document). */
  readonly key: boolean;
  readonly nullable: boolean;
  /** A field that is either a string or a number has two columns. `half` says which of the two this column is. */
  readonly half?: "number" | "text";
  /** For each key, whether the cell is `undefined` if the key is missing, because null would mean something else. */
  readonly marks: readonly boolean[];
  /**
   * The depth of the object that contains the value: 0 is the response's row, 1 is an element of its list, and so on. For the column of element
   * numbers, it is -1.
   */
  readonly depth: number;
}

/** Returns the name of the column for a path of keys: `playoff.homeSeed` becomes `playoff_home_seed`. A run of capitals is one word. */
export function columnName(keys: readonly string[]): string {
  const name = keys.length === 0 ? "value" : keys.join("_");
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|\W/g, "_").toLowerCase();
}

/** Returns a column that the document does not have. Unless `facts` says otherwise, its key is its name, and its type is unknown. */
export function addedColumn(name: string, facts: Partial<Column> = {}): Column {
  return { name, keys: [name], type: "JSON", key: false, nullable: true, marks: [false], depth: 0, ...facts };
}

/** The position of a schema in a row. */
type ColumnPosition = Pick<Column, "keys" | "marks" | "nullable" | "depth">;

function listColumn(column: Omit<Column, "type">, items: Schema): Column {
  if (items.kind === "scalar") return { ...column, type: "LIST", items: items.type };
  if (items.kind === "object") return { ...column, type: "LIST", fields: schemaColumns(items), shape: items.shape };
  throw new Error(`${column.name}: no column has the type of this list`);
}

function columnsAt(schema: Schema, at: ColumnPosition, names: ReadonlySet<string>): Column[] {
  if (schema.kind === "object")
    return schema.members.flatMap((member) => columnsAt(member.schema, positionBelow(at, member), names));
  const column = { name: columnName(at.keys), ...at, key: names.has(at.keys.join(".")) };
  if (schema.kind === "list") return [listColumn(column, schema.items)];
  if (schema.kind === "scalar") return [{ ...column, type: schema.type }];
  const half = { ...column, nullable: true };
  return [
    { ...half, type: schema.type, half: "number" },
    { ...half, name: `${column.name}_text`, type: "STRING", half: "text" },
  ];
}

function positionBelow(
  at: ColumnPosition,
  { key, optional, nullable, schema }: ObjectSchema["members"][number],
): ColumnPosition {
  const vague = schema.kind === "object" && schema.vague && (optional || nullable);
  return {
    ...at,
    keys: [...at.keys, key],
    marks: [...at.marks, schema.kind === "object" ? vague : optional],
    nullable: at.nullable || optional || nullable,
  };
}

/** Returns a schema's columns, in the document's order. `keys` are the dotted names of the fields that identify a row. */
export function schemaColumns(schema: Schema, keys: readonly string[] = []): Column[] {
  const top = { keys: [], marks: [], nullable: false, depth: 0 };
  return columnsAt(schema, top, new Set(schema.kind === "object" ? keys : [""]));
}

/** Returns the same columns, but with the key first. */
export function keyFirst(columns: readonly Column[]): Column[] {
  return [...columns.filter(({ key }) => key), ...columns.filter(({ key }) => !key)];
}

/** A list below an object: the keys that lead to it, and its elements. */
interface ListBelow {
  readonly keys: readonly string[];
  readonly items: Schema;
}

function listsBelow(schema: ObjectSchema, above: readonly string[] = []): ListBelow[] {
  return schema.members.flatMap((member): ListBelow[] => {
    const at = [...above, member.key];
    if (member.schema.kind === "list") return [{ keys: at, items: member.schema.items }];
    return member.schema.kind === "object" ? listsBelow(member.schema, at) : [];
  });
}

/** A chain of lists, each inside the elements of the one before. */
export type Chain = readonly ListBelow[];

/** Returns the lists in a schema's rows. Outer lists come before the lists inside them. */
export function chainsBelow(schema: Schema, before: Chain = []): Chain[] {
  if (schema.kind !== "object") return [];
  return listsBelow(schema).flatMap((list) => {
    const chain = [...before, list];
    return [chain, ...chainsBelow(list.items, chain)];
  });
}

/** Returns the name of the innermost list of a chain: `teams_stats`. */
export const chainName = (chain: Chain): string => columnName(chain.flatMap((list) => list.keys));
