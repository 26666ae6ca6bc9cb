// This file is loaded with the first use of `each` or `all`.

import { keyValues } from "../document/json.js";
import { operations, type QueryObject } from "../document/operation.js";
import { rowKeys, unfitNames } from "../document/selection.js";
import { IncompleteError } from "../errors.js";
import { readRun } from "../notices/run-notices.js";
import type { SeasonOptions } from "../options.js";
import { refusedQuery } from "../query/query-error.js";
import type { Caller } from "../request/caller.js";
import { notify } from "../request/hooks.js";
import type { ReadResponse } from "../request/parts.js";
import type { Path } from "../types.js";
import { coverOf, judgedQueries } from "./cover.js";
import type { RunState } from "./line.js";
import { isReasonOf, openRun, optionsOfParts, remedy } from "./run.js";

type SeasonRun = ReturnType<typeof openRun>;

/** Reports a query's notices and opens its run. Throws the error if the query or an option is invalid. `signal` replaces the one in the options. */
async function openSeason(
  caller: Caller,
  path: Path,
  query: QueryObject,
  options: SeasonOptions,
  signal = options.signal,
) {
  const cover = coverOf(path, query);
  const refused = refusedQuery(path, query, caller.keys.redactFor(), cover.faults);
  if (refused) throw refused;
  const partOptions = { ...optionsOfParts(caller, path, options), signal };
  const run = openRun(caller, path, query, cover, partOptions, options);
  const reads: (ReadResponse | undefined)[] = [];
  for (const [each, part] of judgedQueries(path, cover)) reads.push(await readRun(caller, each, part, partOptions));
  return { run, lists: copiedLists(run, path, cover.base, options, reads) };
}

/**
 * Yields the rows of each part, without rows of earlier parts. If no part has rows that fit the query, one of `reads` gets the last rows, so that it
 * can say why.
 */
async function* copiedLists(
  run: SeasonRun,
  path: Path,
  query: QueryObject,
  { onProgress, resume }: SeasonOptions,
  reads: readonly (ReadResponse | undefined)[],
) {
  let rows = 0;
  let fits = false;
  /** The data of the last part with rows: these rows or, if the operation returns one object, that object. */
  let last: unknown = [];
  // Only the rows of two teams or conferences can overlap. For all other parts, there is no need to remember keys.
  let overlaps = false;
  const fresh = withoutRepeats(path);
  for await (const finished of run.parts()) {
    const { part, rows: list, done, total, calls } = finished;
    overlaps ||= part.team !== undefined || part.conference !== undefined;
    const freshList = overlaps ? fresh(list) : [...list];
    rows += freshList.length;
    if (list.length > 0) {
      last = operations[path].object ? list[0] : [...list];
      fits ||= fitsQuery(path, query, last);
    }
    notify(onProgress, { done, total, calls, rows, part });
    Object.defineProperties(freshList, { part: { value: part }, resume: { get: () => finished.resume } });
    yield freshList;
  }
  if (fits || resume != null || run.lacksSampleRows()) return;
  // If the list of values is empty, its query is the reason.
  const read = run.isListEmpty() ? reads.at(-1) : reads[0];
  try {
    read?.(last);
  } catch {
    // The caller may have changed the rows, and a notice must not end a run.
  }
}

/** Whether a part's data fits the names in the query. Data that is nested too deeply to be compared counts as fitting. */
function fitsQuery(path: Path, query: QueryObject, data: unknown): boolean {
  try {
    return unfitNames(path, query, data) === undefined;
  } catch {
    return true;
  }
}

/** Yields the rows of each part, in order. See `Client.each`. */
export async function* each(
  caller: Caller,
  path: Path,
  query: QueryObject,
  options: SeasonOptions | undefined,
  signal: AbortSignal,
) {
  yield* (await openSeason(caller, path, query, options ?? {}, signal)).lists;
}

/** Returns all rows. See `Client.all`. */
export async function all(caller: Caller, path: Path, query: QueryObject, options?: SeasonOptions) {
  const { run, lists } = await openSeason(caller, path, query, options ?? {});
  const rows: unknown[] = [];
  const fresh = withoutRepeats(path);
  let arrived = false;
  try {
    for await (const part of lists) {
      arrived = true;
      // Pushes one row at a time, because a function call takes a limited number of arguments.
      for (const row of fresh(part)) rows.push(row);
    }
    return rows;
  } catch (error) {
    const isAborted = isReasonOf(options?.signal, error);
    const isOwn = error instanceof IncompleteError && !isAborted;
    if (!isOwn && !arrived) throw error;
    const end = isOwn ? error : endOfSeason(error, path, run.state(), isAborted);
    // The rows are not enumerable, so that a log does not show them.
    throw Object.defineProperty(end, "rows", { value: rows });
  }
}

/** Returns the error that `all` throws if a call failed or the signal aborted after some parts had arrived. */
function endOfSeason(error: unknown, path: Path, { done, total, resume }: RunState, isAborted: boolean) {
  const what = isAborted ? "the signal aborted the run" : "a call failed";
  const why = !isAborted && error instanceof Error ? `: ${error.message}` : ".";
  return new IncompleteError(`${path}: ${what} with ${done} of ${total} parts done${why} ${remedy}`, {
    ...{ path, done, total, resume },
    reason: isAborted ? "aborted" : "failed",
    cause: error,
  });
}

/**
 * Returns a function that removes rows whose `x-key` was in an earlier list. It does not compare rows within a list, because keys are unique there.
 */
function withoutRepeats(path: Path): (rows: readonly unknown[]) => unknown[] {
  const key = rowKeys[path];
  const seenKeys = new Set<string | undefined>();
  return (rows) => {
    if (key === undefined) return [...rows];
    const keys = rows.map((row) => keyValues(row, key));
    // A row that lacks one of its key's fields never equals another row.
    const texts = keys.map((values) => (values.includes(undefined) ? undefined : JSON.stringify(values)));
    const fresh = rows.filter((_, index) => !seenKeys.has(texts[index]));
    for (const text of texts) if (text !== undefined) seenKeys.add(text);
    return fresh;
  };
}
