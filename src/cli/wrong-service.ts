import { answers } from "../../generated/shapes.js";
import { NotFoundError } from "../errors.js";
import type { Path } from "../types.js";
import { exitCodes, Failure } from "./exit.js";

/**
 * The failure for a 404 that does not come from the service: a page of HTML, or one for an operation that has no 404 in the document.
 * Undefined for any other error; a documented 404 means that there is nothing for the query.
 */
export function misdirected(error: unknown, path: Path, source: string): Failure | undefined {
  if (!(error instanceof NotFoundError)) return undefined;
  const isPage = !error.body || error.body.trimStart().startsWith("<");
  if (answers[path]?.[404] !== undefined && !isPage) return undefined;
  return new Failure(
    `${path}: a 404 that the service does not send for it. Something else may have responded at ${source}: check --base-url.`,
    exitCodes.network,
    error,
  );
}
