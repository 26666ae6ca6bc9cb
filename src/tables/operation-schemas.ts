import { bodies, shapes } from "../../generated/shapes.js";
import type { Path } from "../types.js";
import { rowOf, type Schema, schemaOf } from "./schema.js";

/** The schema of an operation's rows: the elements of a list, or the object that it returns. */
export function rowSchemaOf(path: Path): Schema {
  return rowOf(schemaOf(bodies[path]?.[200] ?? "", shapes));
}

/** The schema of an object by its name. */
export function shapeSchema(name: string): Schema {
  return schemaOf(name, shapes);
}
