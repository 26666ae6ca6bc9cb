// Loaded with the first use of `each` or `all`. It imports no values of the client, so that a bundler can split it off.

import { readRun } from "../notices/run.js";
import type { QueryObject } from "../operation.js";
import type { Path } from "../types.js";
import { judgedQueries } from "./cover.js";
import { withoutRepeats } from "./rows.js";
import { runParts } from "./run.js";
import { isCallError, type SeasonTools } from "./tools.js";
import type { SeasonOptions, SeasonProgress } from "./types.js";

/** The query, a copy as `sentQuery` makes it, and the options. */
type Arguments = readonly [query: QueryObject, options?: SeasonOptions];

/** Calls a hook. A hook that throws breaks no run. */
function notify(hook: SeasonOptions["onProgress"], progress: SeasonProgress): void {
  try {
    hook?.(progress);
  } catch {
    // An error of the hook is not one of the run.
  }
}

/** The rows of each part, in the order of the parts; see `Client.each`. */
export async function* each(
  tools: SeasonTools,
  path: Path,
  [query, options = {}]: Arguments,
): AsyncGenerator<unknown[], void, undefined> {
  // Copied member by member, a text or `URLSearchParams` would be another query.
  if (!tools.isQueryObject(query)) throw await tools.refusal(path, query, tools.known);
  let rows = 0;
  // Only rows of two teams or conferences overlap: the keys of all other rows need not be remembered.
  let overlaps = false;
  const fresh = withoutRepeats(path);
  const reads: Awaited<ReturnType<typeof readRun>>[] = [];
  for (const [own, part] of tools.operationOf(path) ? judgedQueries(tools, path, query) : []) {
    // A budget is for the rows.
    reads.push(await readRun(tools, own, part, options, options.maxCalls === undefined));
  }
  for await (const { part, data, done, total, calls, resume } of runParts(tools, path, query, options)) {
    // A 204 has no data.
    const list: unknown[] = Array.isArray(data) ? data : data === undefined ? [] : [data];
    overlaps ||= part.team !== undefined || part.conference !== undefined;
    const own = overlaps ? fresh(list) : list;
    rows += own.length;
    notify(options.onProgress, { done, total, calls, rows, part });
    Object.defineProperties(own, { part: { value: part }, resume: { get: resume } });
    yield own;
  }
  if (rows === 0 && options.resume === undefined) reads[0]?.([]);
}

/** All rows; see `Client.all`. */
export async function all(tools: SeasonTools, path: Path, [query, options = {}]: Arguments): Promise<unknown[]> {
  const rows: unknown[] = [];
  const fresh = withoutRepeats(path);
  try {
    // One by one, because a call takes a limited number of arguments.
    for await (const part of each(tools, path, [query, options])) for (const row of fresh(part)) rows.push(row);
    return rows;
  } catch (error) {
    // Not enumerable, so that a log does not show them.
    if (isCallError(tools, error) && "resume" in error) Object.defineProperty(error, "rows", { value: rows });
    throw error;
  }
}
