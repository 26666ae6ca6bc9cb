// This file is loaded with the first plan.

import { isObject } from "../document/json.js";
import { isMetered, isPath, operationOf, operations, type QueryObject } from "../document/operation.js";
import { rowsOf } from "../document/selection.js";
import { isQueryObject } from "../query/check.js";
import { refusedQuery, shownRefused } from "../query/query-error.js";
import type { Caller } from "../request/caller.js";
import { callError } from "../request/errors/explained.js";
import type { Call } from "../request/layer.js";
import type { NoticeReader } from "../request/parts.js";
import type { Notice } from "../results.js";
import type { Cost, Path, Plan, PlannedCost } from "../types.js";
import { type Cover, coverOf, judgedQueries, maxWeeks, valuesIn } from "./cover.js";

type Totals = Record<Cost, number>;

/** All costs, highest first. */
const costs = ["invalid", "metered", "free", "cached"] as const;
const noCosts = (): Totals => ({ invalid: 0, cached: 0, free: 0, metered: 0 });

/**
 * Returns the notices for `queries`, which are the call's query or the queries that cover it. If the call must not be sent, returns the error as
 * well.
 */
async function judgedCall(
  { keys }: Caller,
  reader: NoticeReader | undefined,
  path: string,
  query: QueryObject,
  faults: Cover["faults"],
  queries: readonly (readonly [string, QueryObject])[],
) {
  const notices: Notice[] = [];
  let cause: unknown = refusedQuery(path, query, keys.redactFor(), faults);
  for (const [judgedPath, part] of queries) {
    if (cause) break;
    const planned = await reader?.planned(judgedPath, part);
    notices.push(...(planned?.notices ?? []));
    cause = planned?.error;
  }
  return { notices, ...(cause !== undefined && { error: callError(cause, { path, query }, keys.redactFor()) }) };
}

interface CallCost {
  readonly cost: Cost;
  /** The data, if the call is cached. */
  readonly data?: unknown;
  /** The URL under which the response will be stored. Undefined if it won't be stored. */
  readonly storedAs?: string | undefined;
}

/** Returns the cost of a single call. */
async function costOf(
  { addressOf, stored: openStored, settings }: Caller,
  path: string,
  query: QueryObject,
): Promise<CallCost> {
  if (!isMetered(path)) return { cost: "free" };
  const url = addressOf(path, query);
  const call: Call = {
    url,
    path,
    operation: operationOf(path),
    headers: {},
    sentKeys: [],
    signal: undefined,
    settings,
  };
  const entry = await openStored()
    .then(({ cacheEntry }) => cacheEntry(call, query))
    .catch(() => undefined);
  // The same limit as for a call: half of the total time.
  const stored = await entry?.get(() => settings.totalTimeoutMs / 2);
  return { cost: stored ? "cached" : "metered", data: stored?.data, storedAs: entry && url };
}

/**
 * Adds the cost of all calls that a query needs to `totals`. If the number of calls is a bound, returns which bound it is. If the number is exact,
 * returns undefined. It is exact if the list of values is cached.
 */
async function countSeason(
  caller: Caller,
  path: Path,
  { base, fill }: Cover,
  totals: Totals,
  costAfter: (path: string, query: QueryObject) => Promise<Cost>,
): Promise<"atMost" | "atLeast" | undefined> {
  if (!fill) {
    totals[await costAfter(path, base)]++;
    return undefined;
  }
  const { parameter, source, index } = fill;
  // `costAfter` would count the list as cached if an earlier call of the plan requests it. But only a list that is stored now can be read.
  const list = await costOf(caller, source.path, index);
  totals[await costAfter(source.path, index)]++;
  if (list.cost !== "cached") {
    if (parameter !== "week") return "atLeast";
    totals.metered += maxWeeks;
    return "atMost";
  }
  for (const value of valuesIn(caller.clock, rowsOf(source.path, list.data).filter(isObject), fill))
    totals[await costAfter(path, { ...base, [parameter]: value })]++;
  return undefined;
}

/** Adds up the costs of calls, without sending a metered call. With a cache, only the first of identical calls counts. */
export async function planOf(
  caller: Caller,
  plannedCalls: readonly { path: string; query: QueryObject; all?: boolean | undefined }[] | undefined,
): Promise<Plan> {
  if (!plannedCalls)
    throw new TypeError('`plan` takes a list of calls, such as [{ path: "/games", query: { year: 2025 } }].');
  const totals = noCosts();
  const redact = caller.keys.redactFor();
  const stored = new Set<string | undefined>();
  // A plan works without notices, for example if their code can't be loaded.
  const reader = await caller.notices().catch(() => undefined);
  /** Returns the cost of a call, given the plan's earlier calls. */
  const costAfter = async (path: string, query: QueryObject): Promise<Cost> => {
    const { cost, storedAs } = await costOf(caller, path, query);
    const isStored = storedAs !== undefined && stored.has(storedAs);
    stored.add(storedAs);
    return isStored ? "cached" : cost;
  };
  const calls: PlannedCost[] = [];
  for (const { path, query, all } of plannedCalls) {
    const season = all && isPath(path) && isQueryObject(query) ? { path, cover: coverOf(path, query) } : undefined;
    const queries = season ? judgedQueries(season.path, season.cover) : [[path, query] as const];
    const { notices, error } = await judgedCall(caller, reader, path, query, season?.cover.faults, queries);
    const callCosts = noCosts();
    let bound: "atMost" | "atLeast" | undefined;
    if (error) callCosts.invalid++;
    else if (season) {
      const counted = await countSeason(caller, season.path, season.cover, callCosts, costAfter);
      bound = operations[season.path].rowCap === undefined ? counted : "atLeast";
    } else callCosts[await costAfter(path, query)]++;
    for (const cost of costs) totals[cost] += callCosts[cost];
    calls.push({
      // The API key may be in the path or query of a call that is refused.
      path: error ? `${shownRefused(path, redact)}` : path,
      query: error ? shownRefused(query, redact) : query,
      cost: costs.find((each) => callCosts[each] > 0) ?? "free",
      notices,
      ...(error && { error }),
      ...(season && { parts: callCosts }),
      ...(bound && { [bound]: true as const }),
    });
  }
  return { calls, totals };
}
