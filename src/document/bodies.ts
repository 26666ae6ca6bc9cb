import { bodies, shapes as parts } from "../../generated/shapes.js";
import { NotFoundError } from "../errors.js";
import type { Path } from "../types.js";
import { type NamedShapes, rowOf, type Schema, schemaOf } from "./schema.js";

/** The parts of responses. */
export const shapes: NamedShapes = parts;

/** The expression of a response's body; undefined where the document gives none. */
export function bodyOf(path: string, status = 200): string | undefined {
  return Object.hasOwn(bodies, path) ? bodies[path]?.[status] : undefined;
}

/** The statuses for which the document gives an operation a body. */
export function bodyStatuses(path: string): readonly number[] {
  return Object.keys((Object.hasOwn(bodies, path) && bodies[path]) || {}).map(Number);
}

const schemas = new Map<Path, Schema>();

/** The schema of the data of a 200, read once: that of a box score takes milliseconds. Throws a `TypeError` where no operation has the path. */
export function dataSchemaOf(path: Path): Schema {
  const body = bodyOf(path);
  if (body === undefined) throw new TypeError(`${path} is no path of an operation, such as /games`);
  const schema = schemas.get(path) ?? schemaOf(body, shapes);
  schemas.set(path, schema);
  return schema;
}

/** The schema of an operation's rows: the elements of a list, or the object that it returns. Throws as {@link dataSchemaOf}. */
export const rowSchemaOf = (path: Path): Schema => rowOf(dataSchemaOf(path));

/** The schema of an object by its name. */
export const shapeSchema = (name: string): Schema => schemaOf(name, shapes);

/**
 * Whether an error of a call says that the service has no data for its query: a 404 that the document has for the operation, and no page, as another
 * server sends it.
 */
export function saysNoData(error: unknown, path: Path): boolean {
  if (!(error instanceof NotFoundError) || error.path !== path || bodyOf(path, 404) === undefined) return false;
  return error.body !== undefined && /^\s*[^<\s]/.test(error.body);
}
