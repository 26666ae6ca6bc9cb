import { CfbError } from "../errors.js";
import type { IncompleteError } from "./types.js";

/**
 * Whether an error is that of a run of `each` or `all` that ended before its last row: `maxCalls` is used up, or the service cut a response that
 * nothing splits. It has `resume`, and of `all` the rows so far.
 *
 * @example try { await cfb.all("/plays", { year: 2024 }, { maxCalls: 5 }); } catch (error) { if (isIncomplete(error)) console.log(error.resume); else throw error; }
 */
export function isIncomplete(error: unknown): error is IncompleteError {
  const code: string | undefined = error instanceof CfbError ? error.code : undefined;
  return code === "incomplete";
}
