import { dataSchemaOf, rowSchemaOf, shapeSchema } from "../../document/bodies.js";
import { type Column, schemaColumns } from "../../document/columns.js";
import type { Path } from "../../types.js";

/** The name of a column on the screen: that of the document, with dots between the names of nested fields. */
export const fieldName = ({ keys }: Pick<Column, "keys">): string => keys.join(".") || "value";

/** Whether the values of a column are numbers. A number that may be text has two columns in a file, and one of texts on the screen. */
export const isNumeric = ({ type, half }: Column): boolean =>
  half === undefined && (type === "INT32" || type === "DOUBLE");

const onScreen = (columns: readonly Column[]) => columns.filter(({ half }) => half !== "text");

/** The columns of an operation's rows on the screen, in the order of the document. A response that is one object is one row. */
export function columnsOf(path: Path): Column[] {
  return onScreen(schemaColumns(rowSchemaOf(path)));
}

/** The columns of a shape. */
export function columnsOfShape(name: string): Column[] {
  return onScreen(schemaColumns(shapeSchema(name)));
}

/** The shape of an operation's rows. Undefined where its response is not a list of objects. */
export function rowShapeOf(path: Path): string | undefined {
  const schema = dataSchemaOf(path);
  return schema.kind === "list" && schema.items.kind === "object" ? schema.items.shape : undefined;
}
