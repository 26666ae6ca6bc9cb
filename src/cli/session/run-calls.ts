import { type CallError, CfbError, type ErrorCode } from "../../errors.js";
import type { Call, Reply } from "./call.js";
import { isSpent } from "./exit.js";
import type { Session } from "./session.js";

/** The outcome of a run of calls. */
export interface Outcome<J> {
  /** How many calls the run had to make. */
  readonly jobs: number;
  readonly stored: readonly J[];
  /** Calls that got a 404 of the document: the service has no data for them. They have no file. */
  readonly nothing: readonly J[];
  readonly failed: readonly { readonly job: J; readonly error: Error }[];
  /** Why the run ended before its last call. Undefined where every call was made. */
  readonly stopped: Error | undefined;
}

export interface RunOptions<J> {
  /** Collects the data of a job by several calls. Without it, a job is one call. */
  collect?(job: J): Promise<unknown>;
  /** Writes a response to disk, or returns the reason why it must not be written. An error that it throws ends the run. */
  store(job: J, reply: Reply): Promise<Error | undefined>;
  /** Called before each call, with the number of finished calls. */
  onCall(done: number, job: J): void;
}

/** Errors after which every other call would fail, too. */
const fatal = new Set<ErrorCode>(["authentication", "quota_exceeded", "cancelled"]);

/** Whether an error of a call ends every run. */
export const isFatal = (error: CallError): boolean => isSpent(error) || fatal.has(error.code);

/** Whether no response came, which has one cause on every path. */
export const isSilent = ({ code }: CfbError): boolean => code === "connection" || code === "timeout";

/** After this many failures of one kind in a row, the run ends: the cause is not a single call. */
const maxFailuresInARow = 3;

/** The kind by which failures are compared. A missing response is the same kind on every path. */
function kindOf(error: CfbError, { path }: Call): string {
  return isSilent(error) ? "no response" : `${path} ${error.code}`;
}

/**
 * Makes calls one after another. Each response is on disk before the next call is sent, so that a run that follows an interrupted one
 * repeats at most the call that was in flight. Never throws: the outcome holds the error that ended the run.
 */
export async function runCalls<J extends { readonly call: Call }>(
  session: Session,
  jobs: readonly J[],
  { collect, store, onCall }: RunOptions<J>,
): Promise<Outcome<J>> {
  const stored: J[] = [];
  const nothing: J[] = [];
  const failed: { job: J; error: Error }[] = [];
  const ended = (stopped?: Error): Outcome<J> => ({ jobs: jobs.length, stored, nothing, failed, stopped });
  let streak = { kind: "", length: 0 };
  for (const [index, job] of jobs.entries()) {
    const { path } = job.call;
    onCall(index, job);
    try {
      const reply = collect
        ? { data: await collect(job), status: 200, headers: new Headers() }
        : await makeCall(session, job);
      const error = await store(job, reply);
      if (error) failed.push({ job, error });
      else stored.push(job);
      streak = { kind: "", length: 0 };
    } catch (error) {
      if (!(error instanceof CfbError)) return ended(error instanceof Error ? error : new Error(String(error)));
      if (error.code === "not_found") {
        nothing.push(job);
        continue;
      }
      const kind = kindOf(error, job.call);
      streak = { kind, length: kind === streak.kind ? streak.length + 1 : 1 };
      // A missing tier affects one operation: calls of other operations may succeed.
      const tierMissing = error.code === "tier" && jobs.slice(index).every(({ call }) => call.path === path);
      if (isFatal(error) || tierMissing || streak.length === maxFailuresInARow) return ended(error);
      failed.push({ job, error });
    }
  }
  return ended();
}

async function makeCall(session: Session, { call }: { readonly call: Call }): Promise<Reply> {
  const result = await session.result(call);
  if (!result.ok) {
    const { wrongServiceFailure } = await import("./wrong-service.js");
    throw wrongServiceFailure(result.error, call.path, session.source) ?? result.error;
  }
  // They are absent only for cached data, and these calls use no cache.
  const { data, status, headers } = result;
  if (status === undefined || headers === undefined) throw new Error("a result without a response");
  return { data, status, headers };
}

/** The line that says how to continue. */
export function continueLine(left: number, all: number, unit: string): string {
  return `${left} of ${all} ${unit} ${left === 1 ? "is" : "are"} missing: run the same command again to go on.`;
}
