import { columnName } from "./names.js";
import type { ObjectSchema, ScalarType, Schema } from "./schema.js";

/** A column of a table. */
export interface Column {
  /** Its name in snake_case; names of nested fields are joined: `playoff.homeSeed` is `playoff_home_seed`. */
  readonly name: string;
  /** The keys that lead to its value in a row of the service. Empty where rows are not objects. */
  readonly keys: readonly string[];
  /** Its type: `LIST` has `items` or `fields`. A `TIMESTAMP` is in UTC. */
  readonly type: ScalarType | "LIST";
  /** The type of the elements of a list of plain values. */
  readonly items?: ScalarType;
  /** The columns of the elements of a list of objects: a list of structs. */
  readonly fields?: readonly Column[];
  /** Whether it is one of the columns that together identify a row (`x-key` in the document). */
  readonly key: boolean;
  readonly nullable: boolean;
}

/** A column with what reading it needs. */
export interface Leaf extends Column {
  readonly fields?: readonly Leaf[];
  /** The name of the schema of the elements of a list of objects. */
  readonly shape?: string;
  /** The half of a field that is text or a number. */
  readonly half?: "number" | "text";
  /** For each key: whether a missing value is `undefined`, because null would mean something else. */
  readonly marks: readonly boolean[];
}

/** Where a schema is in a row. */
interface Position {
  readonly keys: readonly string[];
  readonly marks: readonly boolean[];
  readonly nullable: boolean;
}

const top: Position = { keys: [], marks: [], nullable: false };

function listLeaf(leaf: Omit<Leaf, "type">, items: Schema): Leaf {
  if (items.kind === "scalar") return { ...leaf, type: "LIST", items: items.type };
  if (items.kind === "object") return { ...leaf, type: "LIST", fields: leavesOf(items), shape: items.shape };
  throw new Error(`${leaf.name}: no column has the type of this list`);
}

function leavesAt(schema: Schema, at: Position, names: ReadonlySet<string>): Leaf[] {
  if (schema.kind === "object")
    return schema.members.flatMap((member) => leavesAt(member.schema, below(at, member), names));
  const own = { name: columnName(at.keys), ...at, key: names.has(at.keys.join(".")) };
  if (schema.kind === "list") return [listLeaf(own, schema.items)];
  if (schema.kind === "scalar") return [{ ...own, type: schema.type }];
  const text = { ...own, name: `${own.name}_text`, nullable: true };
  return [
    { ...own, type: schema.type, nullable: true, half: "number" },
    { ...text, type: "STRING", half: "text" },
  ];
}

function below(at: Position, { key, optional, nullable, schema }: ObjectSchema["members"][number]): Position {
  const vague = schema.kind === "object" && schema.vague && (optional || nullable);
  return {
    keys: [...at.keys, key],
    marks: [...at.marks, schema.kind === "object" ? vague : optional],
    nullable: at.nullable || optional || nullable,
  };
}

/** The columns of a schema in the order of the document. `keys`: the dotted names of the fields that identify a row. */
export function leavesOf(schema: Schema, keys: readonly string[] = []): Leaf[] {
  return leavesAt(schema, top, new Set(schema.kind === "object" ? keys : [""]));
}

/** Columns with the key first, otherwise in the same order. */
export function keyFirst<C extends Column>(columns: readonly C[]): C[] {
  return [...columns.filter(({ key }) => key), ...columns.filter(({ key }) => !key)];
}
