import { operations } from "../../../generated/operations.js";
import type { Result } from "../../client.js";
import { CfbError, type ErrorCode } from "../../errors.js";
import { operationIdOf } from "../../operation-id.js";
import type { CallOptions } from "../../options.js";
import type { Recording } from "../../sample/recording.js";
import type { Path } from "../../types.js";
import type { Call } from "../calls.js";
import { exitCodes, Failure } from "../exit.js";
import { writeWhole } from "../files.js";
import type { Io } from "../io.js";
import type { Progress } from "../progress.js";
import type { Session } from "../session.js";
import { holdsKey, recordingOf, textOf } from "./recording.js";

/** A call with the file that its answer is kept in. */
export interface Planned {
  readonly call: Call;
  readonly file: string;
}

/** What a run of recordings came to. */
export interface Outcome {
  readonly written: number;
  readonly failed: readonly { planned: Planned; error: Error }[];
  /** Why it ended before all was asked; undefined where it did not. */
  readonly stopped: Error | undefined;
}

/** Failures after which every other call would fail as well. That of a tier is not among them: other operations need none. */
const final = new Set<ErrorCode>(["authentication", "quota_exceeded", "cancelled"]);

/** So many calls in a row without an answer mean that it is not the one call. */
const patience = 3;

/**
 * Asks for recordings one after the other: each is on the disk before the next call is sent. `allowed` tells how many metered requests may
 * still be sent, those sent again included. Never throws what a call throws: it is in the outcome. Throws what the file system throws.
 */
export async function record(
  io: Io,
  session: Session,
  plan: readonly Planned[],
  allowed: () => number,
  progress: Progress,
): Promise<Outcome> {
  const failed: { planned: Planned; error: Error }[] = [];
  let written = 0;
  let unanswered = 0;
  for (const [index, planned] of plan.entries()) {
    const { path } = planned.call;
    const left = operations[path].metered === false ? Number.POSITIVE_INFINITY : allowed();
    if (left < 1) return { written, failed, stopped: new Failure("--max-calls is used up", exitCodes.quota) };
    progress.at(index, operationIdOf(path));
    const error = await ask(io, session, planned, Math.min(2, left - 1));
    const silent = error instanceof CfbError && (error.code === "connection" || error.code === "timeout");
    unanswered = silent ? unanswered + 1 : 0;
    if (error === undefined) written++;
    else if (unanswered === patience || (error instanceof CfbError && final.has(error.code))) {
      return { written, failed, stopped: error };
    } else failed.push({ planned, error });
  }
  progress.at(plan.length);
  return { written, failed, stopped: undefined };
}

/** Who answers: without a key nobody but a sample service does. */
export function sourceOf({ key }: Session): Recording["source"] {
  return key === undefined ? "sample" : "live";
}

/** Asks one call and writes what came; returns why there is no recording. */
async function ask(
  io: Io,
  session: Session,
  { call, file }: Planned,
  retries: number,
): Promise<CfbError | Failure | undefined> {
  // What was typed fits no type of the compiler's: the client itself holds it against the document before anything is sent.
  const result = session.client.result as (path: Path, query: object, options: CallOptions) => Promise<Result<Path>>;
  const answer = await result(call.path, call.query, { retries, signal: io.signal });
  if (!answer.ok) return answer.error;
  // Absent only where a cache answers, of which there is none.
  const { status, headers } = answer;
  if (status === undefined || headers === undefined) throw new Error("an answer without a response");
  const text = textOf(recordingOf(call, { status, headers }, answer.data, sourceOf(session)));
  if (session.key !== undefined && holdsKey(text, session.key)) {
    return new Failure("the answer holds your key, and was not written", exitCodes.refused);
  }
  await writeWhole(file, text);
  return undefined;
}
