import { operations } from "../../generated/operations.js";
import { CfbError, type ErrorCode } from "../errors.js";
import type { Call } from "./call.js";
import { exitCodes, Failure } from "./exit.js";
import type { Session } from "./session.js";

/** A successful response, with what files keep of it. */
export interface Reply {
  readonly data: unknown;
  readonly status: number;
  readonly headers: Headers;
}

/** What a run of calls came to. */
export interface Outcome<J> {
  /** How many calls were to be made. */
  readonly jobs: number;
  readonly stored: readonly J[];
  /** The service has nothing there: a 404 that the document knows. No file, and no cost. */
  readonly nothing: readonly J[];
  readonly failed: readonly { readonly job: J; readonly error: Error }[];
  /** Why the run ended before its last call; undefined where it did not. */
  readonly stopped: Error | undefined;
}

export interface RunOptions<J> {
  /** The most metered requests that may be sent, repeated attempts included. */
  readonly maxCalls: number | undefined;
  /** Puts a response on the disk, or says why this one must not be. What it throws ends the run. */
  store(job: J, reply: Reply): Promise<Error | undefined>;
  /** Called before each call, with how many are done. */
  onCall(done: number, job: J): void;
}

/** Failures after which every other call would fail as well. */
const final = new Set<ErrorCode>(["authentication", "quota_exceeded", "cancelled"]);

/** So many failures of one kind in a row mean that it is not the one call. */
const patience = 3;

/** What failures are compared by: that nothing came is the same on every path. */
function kindOf(error: CfbError, { path }: Call): string {
  return error.code === "connection" || error.code === "timeout" ? "no response" : `${path} ${error.code}`;
}

/**
 * Makes calls one after the other: each response is on the disk before the next call is sent, so that whenever it is stopped, at most the
 * call in flight is repeated by the next run. Never throws: what ended it is in the outcome.
 */
export async function runCalls<J extends { readonly call: Call }>(
  session: Session,
  jobs: readonly J[],
  { maxCalls = Number.POSITIVE_INFINITY, store, onCall }: RunOptions<J>,
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
      const error = await makeCall(session, job, Math.min(2, left - 1), store);
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
      // A tier is missing for its operation alone: other operations need none.
      const lost = error.code === "tier" && jobs.slice(index).every(({ call }) => call.path === path);
      if (lost || final.has(error.code) || streak.length === patience) return ended(error);
      failed.push({ job, error });
    }
  }
  return ended();
}

async function makeCall<J extends { readonly call: Call }>(
  session: Session,
  job: J,
  retries: number,
  store: RunOptions<J>["store"],
): Promise<Error | undefined> {
  const result = await session.result(job.call, { retries });
  if (!result.ok) {
    const { misdirected } = await import("./wrong-service.js");
    throw misdirected(result.error, job.call.path, session.source) ?? result.error;
  }
  // Absent only where a cache has the data, of which there is none.
  const { data, status, headers } = result;
  if (status === undefined || headers === undefined) throw new Error("a result without a response");
  return store(job, { data, status, headers });
}

/** The line for what the next run has to do. */
export function goOn(left: number, all: number, unit: string): string {
  return `${left} of ${all} ${unit} are missing: run the same command again to go on.`;
}
