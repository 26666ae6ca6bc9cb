import { bodies, shapes as parts } from "../../generated/shapes.js";
import { NotFoundError } from "../errors.js";
import type { Path } from "../types.js";
import { type NamedShapes, rowOf, type Schema, schemaOf } from "./schema.js";

/** The schemas that response bodies refer to, by name. */
export const shapes: NamedShapes = parts;

/** Returns the expression of a response's body, or undefined if the document does not describe one. */
export function bodyOf(path: string, status = 200): string | undefined {
  return Object.hasOwn(bodies, path) ? bodies[path]?.[status] : undefined;
}

/** Returns the statuses for which the document describes a body of the operation. */
export function bodyStatuses(path: string): readonly number[] {
  return Object.keys((Object.hasOwn(bodies, path) && bodies[path]) || {}).map(Number);
}

const schemas = new Map<Path, Schema>();

/**
 * Returns the schema of a 200 response's data. Parses each schema only once, because some are large, such as a box score's. Throws a `TypeError` if
 * no operation has the path.
 */
export function dataSchemaOf(path: Path): Schema {
  const body = bodyOf(path);
  if (body === undefined) throw new TypeError(`${path} is not an operation's path. Pass a path such as /games`);
  const schema = schemas.get(path) ?? schemaOf(body, shapes);
  schemas.set(path, schema);
  return schema;
}

/** Returns the schema of an operation's rows: the elements of a list, or the object that it returns. Throws what {@link dataSchemaOf} throws. */
export const rowSchemaOf = (path: Path): Schema => rowOf(dataSchemaOf(path));

/** Returns an object's schema, by its name. */
export const shapeSchema = (name: string): Schema => schemaOf(name, shapes);

/**
 * Whether a call's error means that the service has no data for the query. This is so if the error is a 404 that the document lists for the
 * operation. An HTML page does not count, because another server sent it.
 */
export function saysNoData(error: unknown, path: Path): boolean {
  if (!(error instanceof NotFoundError) || error.path !== path || bodyOf(path, 404) === undefined) return false;
  return error.body !== undefined && /^\s*[^<\s]/.test(error.body);
}
