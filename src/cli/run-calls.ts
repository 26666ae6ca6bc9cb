import { operations } from "../../generated/operations.js";
import { CfbError, type ErrorCode } from "../errors.js";
import type { Call } from "./call.js";
import { exitCodes, Failure } from "./exit.js";
import type { Session } from "./session.js";

/** The parts of a successful response that go into files. */
export interface Reply {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
}

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
  /** The most metered requests that the run may send, retries included. */
  readonly maxCalls: number | undefined;
  /** Collects the data of a job by several calls, at most `left` metered ones. Without it, a job is one call. */
  collect?(job: J, left: number): Promise<unknown>;
  /** Writes a response to disk, or returns the reason why it must not be written. An error that it throws ends the run. */
  store(job: J, reply: Reply): Promise<Error | undefined>;
  /** Called before each call, with the number of finished calls. */
  onCall(done: number, job: J): void;
}

/** Errors after which every other call would fail, too. */
const fatal = new Set<ErrorCode>(["authentication", "quota_exceeded", "cancelled"]);

/** After this many failures of one kind in a row, the run ends: the cause is not a single call. */
const maxFailuresInARow = 3;

/** The kind by which failures are compared. A missing response is the same kind on every path. */
function kindOf(error: CfbError, { path }: Call): string {
  return error.code === "connection" || error.code === "timeout" ? "no response" : `${path} ${error.code}`;
}

/**
 * Makes calls one after another. Each response is on disk before the next call is sent, so that a run that follows an interrupted one
 * repeats at most the call that was in flight. Never throws: the outcome holds the error that ended the run.
 */
export async function runCalls<J extends { readonly call: Call }>(
  session: Session,
  jobs: readonly J[],
  { maxCalls = Number.POSITIVE_INFINITY, collect, store, onCall }: RunOptions<J>,
): Promise<Outcome<J>> {
  const stored: J[] = [];
  const nothing: J[] = [];
  const failed: { job: J; error: Error }[] = [];
  const ended = (stopped?: Error): Outcome<J> => ({ jobs: jobs.length, stored, nothing, failed, stopped });
  let streak = { kind: "", length: 0 };
  for (const [index, job] of jobs.entries()) {
    const { path } = job.call;
    const left = operations[path].metered === false ? Number.POSITIVE_INFINITY : maxCalls - session.sent.metered;
    if (left < 1) return ended(new Failure("--max-calls is used up", exitCodes.quota));
    onCall(index, job);
    try {
      const reply = collect
        ? { data: await collect(job, left), status: 200, headers: new Headers() }
        : await makeCall(session, job, Math.min(2, left - 1));
      const error = await store(job, reply);
      if (error) failed.push({ job, error });
      else stored.push(job);
      streak = { kind: "", length: 0 };
    } catch (error) {
      if (error instanceof CfbError && "reason" in error && error.reason === "budget")
        return ended(new Failure("--max-calls is used up", exitCodes.quota));
      if (!(error instanceof CfbError)) return ended(error instanceof Error ? error : new Error(String(error)));
      if (error.code === "not_found") {
        nothing.push(job);
        continue;
      }
      const kind = kindOf(error, job.call);
      streak = { kind, length: kind === streak.kind ? streak.length + 1 : 1 };
      // A missing tier affects one operation: calls of other operations may succeed.
      const tierMissing = error.code === "tier" && jobs.slice(index).every(({ call }) => call.path === path);
      if (tierMissing || fatal.has(error.code) || streak.length === maxFailuresInARow) return ended(error);
      failed.push({ job, error });
    }
  }
  return ended();
}

async function makeCall(session: Session, { call }: { readonly call: Call }, retries: number): Promise<Reply> {
  const result = await session.result(call, { retries });
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
