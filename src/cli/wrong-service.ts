import { bodyOf } from "../document/bodies.js";
import { NotFoundError } from "../errors.js";
import type { Path } from "../types.js";
import { exitCodes, Failure } from "./exit.js";
import { inFlags } from "./flag-messages.js";
import { sampleCoverage } from "./sample-world.js";
import { sampleSource } from "./source.js";

/**
 * The failure for a 404 that does not come from the service: an HTML page, or a 404 of an operation that has none in the document.
 * Undefined for any other error. A 404 that the document has means that the service has no data for the query.
 */
export function wrongServiceFailure(error: unknown, path: Path, source: string): Failure | undefined {
  // The sample service is in this process: its 404s are its own.
  if (!(error instanceof NotFoundError) || source === sampleSource) return undefined;
  const isPage = !error.body || error.body.trimStart().startsWith("<");
  if (bodyOf(path, 404) !== undefined && !isPage) return undefined;
  return new Failure(
    `${path}: a 404 that the service does not send for it. Something else may have responded at ${source}: check --base-url.`,
    exitCodes.network,
    error,
  );
}

/** The failure for a 404 of the sample service, with where to see what it covers. Undefined for any other error. */
export function sampleNotFound(error: unknown): Failure | undefined {
  if (!(error instanceof NotFoundError)) return undefined;
  return new Failure(`${inFlags(error.message)} ${sampleCoverage}`, exitCodes.refused, error);
}
