// This file is loaded with the first poll of a watch.

import { isArray, keyValues, memberOf, parsedJson } from "../document/json.js";
import { isMetered, operationOf, type QueryObject } from "../document/operation.js";
import { rowKeys, rowsOf } from "../document/selection.js";
import { type CallError, CfbError, QueryError, ResponseError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { CallOptions, WatchOptions } from "../options.js";
import { refusedQuery } from "../query/query-error.js";
import { jsonOf } from "../query/redact.js";
import type { Caller } from "../request/caller.js";
import { callError } from "../request/errors/explained.js";
import { isOutage } from "../request/errors/network.js";
import { notify } from "../request/hooks.js";
import { settingsOf } from "../request/settings.js";
import { sleep } from "../request/time.js";
import type { Change } from "../results.js";
import type { Path } from "../types.js";

/** The operation for a game in progress. It returns one object, and a watch compares the plays in it. */
const livePlaysPath = "/live/plays";

/** Returns the fields that identify a row of a path, or undefined if its rows can't be compared. */
const keyFieldsOf = (path: Path): readonly string[] | undefined => (path === livePlaysPath ? ["id"] : rowKeys[path]);

/** Returns a list inside a game's object. If the list is missing, throws a `ResponseError`, because otherwise every play would seem to be gone. */
function listInGame(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  if (isArray(list)) return list;
  throw new ResponseError(`${livePlaysPath}: the response has no list \`${name}\`.`, { path: livePlaysPath });
}

/** Returns the rows that a poll compares. For a game, these are the plays of all drives, in order. */
export const polledRows = (path: Path, data: unknown): readonly unknown[] =>
  path === livePlaysPath
    ? listInGame(data, "drives").flatMap((drive) => listInGame(drive, "plays"))
    : rowsOf(path, data);

/**
 * Returns a function that compares each poll's rows with those of the previous poll. It returns changed and added rows first, in the order of the
 * response, and then the rows that are gone.
 */
export function changeFinder(key: readonly string[]): (rows: readonly unknown[]) => Change<unknown>[] {
  /** The last poll's rows as strings, because the caller may change the objects. */
  let last = new Map<string, string>();
  return (rows) => {
    const current = new Map<string, string>();
    const changes: Change<unknown>[] = [];
    for (const row of rows) {
      const rowKey = JSON.stringify(keyValues(row, key));
      // The document says that keys are unique. If two rows had the same key, the second would look like a change.
      if (current.has(rowKey)) continue;
      const text = jsonOf(row);
      const before = last.get(rowKey);
      current.set(rowKey, text);
      if (before === undefined) changes.push({ type: "added", key, row });
      else if (before !== text) changes.push({ type: "changed", key, before: JSON.parse(before), after: row });
    }
    for (const [rowKey, text] of last)
      if (!current.has(rowKey)) changes.push({ type: "gone", key, row: JSON.parse(text) });
    last = current;
    return changes;
  };
}

const liveMs = 60_000;
const otherMs = 3_600_000;
const leastMs = 5_000;
/** After failures, the time between polls doubles, up to this limit. */
const longestMs = 600_000;

/** Says why a watch can't begin. Returns undefined if it can. */
function watchProblem(path: Path, { intervalMs, metered, onError }: WatchOptions): string | undefined {
  if (!keyFieldsOf(path)) return `\`watch\` can't compare the rows of ${path}: the document has no \`x-key\` for them.`;
  if (isMetered(path) && metered !== true)
    return `Each poll of ${path} costs a call. To allow that, set \`metered: true\`.`;
  if (intervalMs !== undefined && !(typeof intervalMs === "number" && intervalMs >= leastMs))
    return "intervalMs takes a number of at least 5,000.";
  return onError === undefined || typeof onError === "function" ? undefined : "onError takes a function.";
}

/** Returns the error of a call. Anything else that was thrown is a signal's reason, and this function throws it again. */
function errorOf(thrown: unknown): CallError {
  if (thrown instanceof CfbError) return thrown;
  throw thrown;
}

/** Whether the service says that the game does not have plays. A 400 about a parameter has details, and a proxy's page is not JSON. */
const saysNoPlays = (error: CallError): boolean =>
  error.code === "service" &&
  error.status === 400 &&
  error.details === undefined &&
  memberOf(parsedJson(error.body ?? ""), "message") !== undefined;

/** How often a pause checks the clocks, in ms. */
const stepMs = 1_000;

/**
 * Returns a function that waits until `ms` have passed since now, on either clock. While a machine sleeps, timers and the monotonic clock may stop,
 * and only the wall clock shows how late it is. But someone may set the wall clock back, so the function also checks the monotonic clock. If the
 * signal aborts, the wait throws the signal's reason.
 */
function pauseFromNow(clock: Clock, signal: AbortSignal | undefined) {
  const wall = clock.now();
  const monotonic = clock.monotonic();
  return async (ms: number): Promise<void> => {
    for (;;) {
      const left = ms - Math.max(clock.now() - wall, clock.monotonic() - monotonic);
      if (!(left > 0)) return;
      await sleep(clock, Math.min(left, stepMs), signal);
    }
  };
}

/** Polls and yields the changes. See `Client.watch`. `signal` replaces the one in the options. */
export async function* watch(
  caller: Caller,
  path: Path,
  query: QueryObject,
  watchOptions: WatchOptions | undefined,
  signal: AbortSignal,
) {
  const { clock, get } = caller;
  const options = watchOptions ?? {};
  const { intervalMs, metered: _, onError, ...rest } = options;
  // Stored data, and data that replaces an error, is not live.
  const callOptions: CallOptions = { ...rest, signal, cache: "no-store" };
  const refused = refusedQuery(path, query, caller.keys.redactFor());
  if (refused) throw refused;
  settingsOf(caller.options, options);
  const problem = watchProblem(path, options);
  if (problem) throw new QueryError(`${problem} Nothing was sent.`, { path, parameters: [] });
  const isLive = operationOf(path)?.freshness === "live";
  const interval = intervalMs ?? (isLive ? liveMs : otherMs);
  const ofGame = path === livePlaysPath;
  const changesIn = changeFinder(keyFieldsOf(path) ?? []);
  const poll = async () => {
    const data = await get({ path, isLive }, query, callOptions);
    // The notices of one poll are enough.
    callOptions.notices = "off";
    try {
      const changes = changesIn(polledRows(path, data));
      // The game's status is free text for people, without a fixed set of values.
      return { changes, isOver: ofGame && /^final\b/i.test(String(memberOf(data, "status"))) };
    } catch (error) {
      throw callError(error, { path, query }, caller.keys.redactFor());
    }
  };

  let hasPolled = false;
  for (let failures = 0; ; ) {
    const pause = pauseFromNow(clock, signal);
    const polled = await poll().catch(errorOf);
    if (polled instanceof CfbError) {
      // At the first poll, the game has not started, or its id is wrong. Ending without an error would hide that.
      if (ofGame && hasPolled && saysNoPlays(polled)) return;
      // A later poll may succeed if neither the query nor the key is wrong.
      if (!isOutage(polled) && polled.code !== "response") throw polled;
      failures++;
      notify(onError, polled);
    } else {
      failures = 0;
      hasPolled = true;
      for (const change of polled.changes) {
        if (signal.aborted) throw signal.reason;
        yield change;
      }
      if (signal.aborted) throw signal.reason;
      if (polled.isOver) return;
    }
    const backoff = interval * 2 ** Math.max(0, failures - 1);
    await pause(Math.min(backoff, Math.max(interval, longestMs)));
  }
}
