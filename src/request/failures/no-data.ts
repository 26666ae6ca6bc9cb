import { bodyOf } from "../../document/bodies.js";
import { NotFoundError } from "../../errors.js";
import type { Path } from "../../types.js";

/**
 * Whether an error of a call says that the service has no data for its query: a 404 that the document has for the operation, and no page, as another
 * server sends it.
 */
export function saysNoData(error: unknown, path: Path): boolean {
  if (!(error instanceof NotFoundError) || error.path !== path || bodyOf(path, 404) === undefined) return false;
  return error.body !== undefined && /^\s*[^<\s]/.test(error.body);
}
