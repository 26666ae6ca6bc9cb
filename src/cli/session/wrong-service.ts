import { NotFoundError, QuotaExceededError } from "../../errors.js";
import { saysNoData } from "../../request/failures/no-data.js";
import type { Path } from "../../types.js";
import { exitCodes, Failure, inFlags } from "./exit.js";
import { sampleCoverage, sampleSource } from "./source.js";

/**
 * The failure for a 404 that does not come from the service: an HTML page, or a 404 of an operation that has none in the document.
 * Undefined for any other error. A 404 that the document has means that the service has no data for the query.
 */
export function wrongServiceFailure(error: unknown, path: Path, source: string): Failure | undefined {
  // The sample service is in this process: its 404s are its own.
  if (!(error instanceof NotFoundError) || source === sampleSource || saysNoData(error, path)) return undefined;
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

/** The failure for a quota that is spent, with what costs nothing until it returns. Undefined for any other error. */
export function spentFailure(error: unknown): Failure | undefined {
  if (!(error instanceof QuotaExceededError)) return undefined;
  const message = `${inFlags(error.message)} Until then, add --sample for made-up sample data.`;
  return new Failure(message, exitCodes.quota, error);
}
