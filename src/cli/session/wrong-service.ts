import { saysNoData } from "../../document/bodies.js";
import { type CfbError, NotFoundError, QuotaExceededError } from "../../errors.js";
import type { Path } from "../../types.js";
import { exitCodes, Failure, inFlags } from "./exit.js";
import { sampleCoverage, sampleSource } from "./source.js";

/**
 * The error of a call; a failure instead for a 404 that does not come from the service: an HTML page, or a 404 of an operation that has none in
 * the document. A 404 that the document has means that the service has no data for the query.
 */
export function callFailure<E>(error: E, path: Path, source: string): E | Failure {
  // The sample service is in this process: its 404s are its own.
  if (!(error instanceof NotFoundError) || source === sampleSource || saysNoData(error, path)) return error;
  return new Failure(
    `${path}: a 404 that the service does not send for it. Something else may have responded at ${source}: check --base-url.`,
    exitCodes.network,
    error,
  );
}

/** As {@link callFailure}, for the only call of a command: with what the sample service covers, or what costs nothing where the quota is spent. */
export function onlyCallFailure(error: CfbError, path: Path, source: string): CfbError | Failure {
  if (error instanceof NotFoundError && source === sampleSource)
    return new Failure(`${inFlags(error.message)} ${sampleCoverage}`, exitCodes.refused, error);
  if (!(error instanceof QuotaExceededError) || source === sampleSource) return callFailure(error, path, source);
  const message = `${inFlags(error.message)} Until then, add --sample for made-up sample data.`;
  return new Failure(message, exitCodes.quota, error);
}
