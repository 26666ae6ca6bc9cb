// Loaded with the first poll of a watch. It imports no values of the client, so that a bundler can split it off.
import type { Client } from "../client.js";
import type { CallError } from "../errors.js";
import { readRun } from "../notices/run.js";
import type { Operation, QueryObject } from "../operation.js";
import type { PlanTools } from "../plan.js";
import type { Path } from "../types.js";
import { momentOf, pause } from "./pause.js";
import { comparison, keyFieldsOf } from "./rows.js";
import type { Change, WatchOptions } from "./types.js";

const liveMs = 60_000;
const otherMs = 3_600_000;
const leastMs = 5_000;
/** After failures the time between polls doubles, up to this. */
const longestMs = 600_000;

/** Why a watch must not begin; undefined where it may. */
function problemOf(
  path: Path,
  operation: Operation,
  { intervalMs, metered, onError }: WatchOptions,
): string | undefined {
  if (!keyFieldsOf(path)) return `${path} has no rows that can be compared (\`x-key\`): \`watch\` does not take it.`;
  if (operation.metered !== false && metered !== true)
    return `Each poll of ${path} costs a call of the quota: allow that with \`metered: true\`, and choose \`intervalMs\`.`;
  if (intervalMs !== undefined && !(typeof intervalMs === "number" && intervalMs >= leastMs))
    return "intervalMs takes a number from 5,000 up.";
  return onError === undefined || typeof onError === "function" ? undefined : "onError takes a function.";
}

/** Whether a later poll may succeed: the network or the service failed, and neither the query nor the key is wrong. */
function mayPass({ code, status = 0 }: CallError): boolean {
  if (code === "service") return status === 429 || status >= 500;
  return code === "connection" || code === "timeout" || code === "response";
}

/** Whether a 400 of `/live/plays` says that the game has no plays. One for the parameter has details, and the client refuses such a query. */
function hasNoPlays(path: Path, error: CallError): boolean {
  return path === "/live/plays" && error.code === "service" && error.status === 400 && error.details === undefined;
}

/** Whether live plays are those of a game that is over: its status is words for people, such as "Final". */
function isOver(path: Path, data: unknown): boolean {
  return path === "/live/plays" && /^final\b/i.test(String(Object(data).status));
}

/** What a watch needs of the client. */
type WatchTools = PlanTools & Pick<Client, "result">;

/** Polls and yields what changed: see `Client.watch`. */
export async function* watch(
  tools: WatchTools,
  path: Path,
  [query, options = {}]: readonly [query: QueryObject, options?: WatchOptions],
): AsyncGenerator<Change<unknown>, void, undefined> {
  const { QueryError, operationOf, result, clock, sleep, notifyHook } = tools;
  const { intervalMs, metered: _, onError, ...own } = options;
  const { signal } = own;
  if (signal?.aborted) throw signal.reason;
  const operation = operationOf(path);
  const problem = operation && problemOf(path, operation, options);
  if (problem) throw new QueryError(`${problem} Nothing was sent.`, { path, parameters: [] });
  const interval = intervalMs ?? (operation?.freshness === "live" ? liveMs : otherMs);
  // The client checks path and query before it sends anything.
  const poll = result as (path: Path, query: unknown, options: object) => ReturnType<typeof result>;
  const changesIn = comparison(keyFieldsOf(path) ?? []);
  await readRun(tools, path, query, own);

  for (let failures = 0; ; ) {
    const start = momentOf(clock);
    // Data that is stored, or that replaces an error, is not live. An empty list between two games is no notice.
    const outcome = await poll(path, query, { ...own, cache: "no-store", notices: "off" });
    if (signal?.aborted) throw signal.reason;
    if (outcome.ok) {
      failures = 0;
      for (const change of changesIn(outcome.data)) {
        yield change;
        if (signal?.aborted) throw signal.reason;
      }
      if (isOver(path, outcome.data)) return;
    } else {
      const { error } = outcome;
      if (hasNoPlays(path, error)) return;
      if (!mayPass(error)) throw error;
      failures++;
      notifyHook(onError, error);
    }
    const backoff = interval * 2 ** Math.max(0, failures - 1);
    await pause(clock, sleep, start, Math.min(backoff, Math.max(interval, longestMs)), signal);
  }
}
