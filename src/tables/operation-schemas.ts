import { bodies, shapes } from "../../generated/shapes.js";
import type { Path } from "../types.js";
import { rowOf, type Schema, schemaOf } from "./schema.js";

/**
 * The schema of an operation's rows: the elements of a list, or the object that it returns. Throws a `TypeError` where no operation has the path.
 */
export function rowSchemaOf(path: Path): Schema {
  const body = Object.hasOwn(bodies, path) ? bodies[path]?.[200] : undefined;
  if (body === undefined) throw new TypeError(`${path} is no path of an operation, such as /games`);
  return rowOf(schemaOf(body, shapes));
}

/** The schema of an object by its name. */
export function shapeSchema(name: string): Schema {
  return schemaOf(name, shapes);
}
