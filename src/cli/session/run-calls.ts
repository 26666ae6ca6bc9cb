import { type CallError, CfbError, type ErrorCode, QuotaExceededError } from "../../errors.js";
import { counted } from "../screen/numbers.js";
import type { TypedCall } from "./call.js";
import { isSpent } from "./exit.js";

/** Errors after which every other call would also fail. */
const fatal = new Set<ErrorCode>(["authentication", "quota_exceeded", "cancelled"]);

export const isFatal = (error: CallError): boolean => isSpent(error) || fatal.has(error.code);

/** Whether no response arrived because of the connection, which is the same for every path. */
export const isSilent = ({ code }: CfbError): boolean => code === "connection" || code === "timeout";

/** After this many failures of one kind in a row, the run ends, because the cause is not a single call. */
const maxFailuresInARow = 3;

/**
 * Makes calls one after another. `make` resolves when the response is on disk, or with an error if it must not be written. If `make` throws a
 * `CfbError` that concerns only its call, the run continues. Any other error ends the run.
 */
export async function runCalls<J extends { readonly call: TypedCall }>(
  jobs: readonly J[],
  make: (job: J, index: number) => Promise<Error | undefined>,
) {
  const stored: J[] = [];
  // Calls that got a 404 that the document describes. The service has no data for them, so they do not have a file.
  const nothing: J[] = [];
  const failed: { job: J; error: Error }[] = [];
  // `stopped` is the reason why the run ended before its last call.
  const ended = (stopped?: Error) => ({ stored, nothing, failed, stopped });
  let streak = { kind: "", length: 0 };
  for (const [index, job] of jobs.entries()) {
    try {
      const error = await make(job, index);
      if (error) failed.push({ job, error });
      else stored.push(job);
      streak = { kind: "", length: 0 };
    } catch (error) {
      if (!(error instanceof CfbError)) return ended(error instanceof Error ? error : new Error(String(error)));
      if (error.code === "not_found") {
        nothing.push(job);
        continue;
      }
      // Calls without a response count as one kind of failure, whatever their paths.
      const kind = isSilent(error) ? "no response" : `${job.call.path} ${error.code}`;
      streak = { kind, length: kind === streak.kind ? streak.length + 1 : 1 };
      // A missing tier affects one operation. Calls to other operations may succeed.
      const tierMissing =
        error.code === "tier" && jobs.slice(index).every(({ call: { path } }) => path === job.call.path);
      if (isFatal(error) || tierMissing || streak.length === maxFailuresInARow) return ended(error);
      failed.push({ job, error });
    }
  }
  return ended();
}

/** Says how to continue a run that `error` ended early. */
export function continueAdvice(error: Error | undefined): string {
  const advice = "run the same command again to continue";
  if (!(error instanceof QuotaExceededError)) return advice;
  return `${advice} after the quota resets on ${error.resetsAt.toISOString().slice(0, 10)}`;
}

/** Returns a line such as `1 of 1 file is missing: …` or `2 of 5 files are missing: …`. */
export function missingLine(left: number, all: number, one: string, remedy: string) {
  return `${left} of ${counted(all, one)} ${left === 1 ? "is" : "are"} missing: ${remedy}.`;
}
