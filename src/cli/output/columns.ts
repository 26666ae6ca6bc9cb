import { bodies } from "../../../generated/shapes.js";
import { type Leaf, leavesOf } from "../../tables/columns.js";
import { rowSchemaOf, shapeSchema } from "../../tables/operation-schemas.js";
import type { Path } from "../../types.js";

/** The type of a column on the screen. `json` is for lists and maps. */
export type ColumnType = "boolean" | "int32" | "double" | "string" | "timestamp" | "json";

/** A column on the screen, with the names of the document: those of nested fields are joined by dots. Files have those of src/tables. */
export interface Column {
  readonly name: string;
  /** The keys that lead to its value. Empty where rows are not objects. */
  readonly keys: readonly string[];
  readonly type: ColumnType;
  /** For a list of objects, the name of their shape. */
  readonly rows?: string;
}

const types = {
  BOOLEAN: "boolean",
  INT32: "int32",
  DOUBLE: "double",
  STRING: "string",
  TIMESTAMP: "timestamp",
  LIST: "json",
} as const;

function columnOf({ keys, type, half, shape }: Leaf): Column {
  // A number that may be text has two columns in a file, and one on the screen.
  const shown = half === undefined ? types[type] : "string";
  return { name: keys.join(".") || "value", keys, type: shown, ...(shape !== undefined && { rows: shape }) };
}

function columnsIn(leaves: readonly Leaf[]): Column[] {
  return leaves.filter(({ half }) => half !== "text").map(columnOf);
}

/** The columns of an operation's rows, in the order of the document. A response that is one object is one row. */
export function columnsOf(path: Path): Column[] {
  return columnsIn(leavesOf(rowSchemaOf(path)));
}

/** The columns of a shape. */
export function columnsOfShape(name: string): Column[] {
  return columnsIn(leavesOf(shapeSchema(name)));
}

/** The shape of an operation's rows. Undefined where its response is not a list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  const schema = rowSchemaOf(path);
  return schema.kind === "object" && bodies[path]?.[200]?.includes("[") ? schema.shape : undefined;
}
