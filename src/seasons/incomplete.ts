import type { SeasonTools } from "./tools.js";
import type { IncompleteError } from "./types.js";

/** What an {@link IncompleteError} says beside its message. */
export type IncompleteFacts = Pick<IncompleteError, "reason" | "path" | "done" | "total" | "resume">;

/** Creates an {@link IncompleteError}: a `CfbError` of the client's own build, made here so that the core does not carry its class. */
export function incomplete(tools: SeasonTools, message: string, facts: IncompleteFacts): IncompleteError {
  const { reason, path, done, total, resume } = facts;
  class Incomplete extends tools.CfbError {
    override readonly code = "incomplete";
    readonly reason = reason;
    override readonly path = path;
    readonly done = done;
    readonly total = total;
    readonly resume = resume;
  }
  const error = new Incomplete(message);
  // A log shows where the run stopped, without the whole token.
  Object.defineProperty(error, "resume", { enumerable: false });
  return error;
}

/** The sentence for a budget that is used up. */
export function budgetMessage(path: string, maxCalls: number, done: number, total: number): string {
  return `${path}: maxCalls (${maxCalls}) is used up with ${done} of ${total} parts done. Pass this error's \`resume\` as an option to continue.`;
}

/** The sentence for a response that is cut and cannot be split. */
export function cappedMessage(path: string, rows: number, query: object): string {
  return `${path}: the service cut the response at ${rows} rows, and nothing splits ${JSON.stringify(query)} further. Give more parameters, such as a year or a team.`;
}
