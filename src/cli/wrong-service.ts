import { IncompleteError, NotFoundError } from "../errors.js";
import { saysNoData } from "../request/failures/no-data.js";
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
  // The error of a run of calls has that of the call as its cause.
  const own = error instanceof IncompleteError ? error.cause : error;
  // The sample service is in this process: its 404s are its own.
  if (!(own instanceof NotFoundError) || source === sampleSource || saysNoData(own, path)) return undefined;
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
