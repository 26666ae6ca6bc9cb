import { operationOf, type QueryObject } from "../document/operation.js";
import { selection } from "../document/selection.js";
import type { CallError } from "../errors.js";
import type { Caller } from "../request/caller.js";
import { callError, refusal } from "../request/failures/call-error.js";
import type { Call } from "../request/layer.js";
import type { Hints } from "../request/parts.js";
import type { Notice } from "../results.js";
import type { Cost, Path } from "../types.js";
import { coverOf, gamesPath, judgedQueries, maxWeeks } from "./cover.js";
import { rowsOf, valuesIn } from "./index-rows.js";

/** What one call would cost on its own. `storedAs` is the address under which its response will be stored, if it will. */
export interface CallCost {
  readonly cost: Cost;
  readonly notices?: readonly Notice[];
  readonly error?: CallError;
  readonly storedAs?: string | undefined;
}

/** What a call would cost, or why it must not be sent. Sends nothing. `query` is a copy, as `sentQuery` makes it. */
export async function costOf(
  { addressOf, entryOf, keys, settings }: Caller,
  path: string,
  query: QueryObject,
  hints?: Hints,
): Promise<CallCost> {
  const refused = refusal(path, query, keys.known);
  const { notices, error } =
    refused !== undefined ? { error: await refused } : ((await hints?.planned(path, query)) ?? {});
  const hinted = notices && { notices };
  if (error) return { cost: "invalid", ...hinted, error: await callError(error, { path, query }, keys.known) };
  const operation = operationOf(path);
  if (operation?.metered === false) return { cost: "free", ...hinted };
  const url = addressOf(path, query);
  const call: Call = { url, path, operation, headers: {}, signal: undefined, settings };
  const entry = await entryOf(call, query)?.catch(() => undefined);
  // As for a call: half of its time.
  const found = await entry?.get(() => settings.totalTimeoutMs / 2);
  return { cost: found ? "cached" : "metered", ...hinted, storedAs: entry && url };
}

/** What a cover costs. */
export interface SeasonCost {
  readonly totals: Record<Cost, number>;
  readonly notices: readonly Notice[];
  /** The list of the season's games is not cached: there are at most so many calls. */
  readonly atMost?: true;
  /** The number of games or teams is not known, or a response may be cut: there are at least so many calls. */
  readonly atLeast?: true;
  readonly error?: CallError;
}

/**
 * Adds up what the cover of a query costs. Sends nothing metered: where the list of games is cached, the number is exact, else a bound. `costAfter`
 * gives the cost of one call.
 */
export async function planSeason(
  caller: Caller,
  path: Path,
  query: QueryObject,
  costAfter: (path: string, query: QueryObject) => Promise<CallCost>,
  hints: Hints | undefined,
): Promise<SeasonCost> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const notices: Notice[] = [];
  const cover = coverOf(path, query);
  const { base, fill } = cover;
  const refused = refusal(path, query, caller.keys.known, cover.faults);
  if (refused !== undefined) return { totals: { ...totals, invalid: 1 }, notices, error: await refused };
  for (const [own, part] of judgedQueries(path, cover)) {
    const { notices: found = [], error } = (await hints?.planned(own, part)) ?? {};
    notices.push(...found);
    if (!error) continue;
    totals.invalid++;
    return { totals, notices, error: await callError(error, { path, query }, caller.keys.known) };
  }
  const add = async (callPath: Path, callQuery: QueryObject): Promise<CallCost> => {
    const call = await costAfter(callPath, callQuery);
    totals[call.cost]++;
    return call;
  };
  const capped = selection[path].rowCap !== undefined;
  const finish = (bound?: "atMost" | "atLeast"): SeasonCost => {
    const known = capped ? "atLeast" : bound;
    return { totals, notices, ...(known && { [known]: true as const }) };
  };
  if (!fill) {
    await add(path, base);
    return finish();
  }
  // Not from `costAfter`: an earlier call of the plan stores the list only once it is sent.
  const { cost } = await costOf(caller, fill.source.path, fill.index);
  await add(fill.source.path, fill.index);
  const declared = operationOf(path)?.parameters[fill.parameter];
  if (cost !== "cached" || !declared) {
    if (fill.source.path !== gamesPath || fill.parameter !== "week") return finish("atLeast");
    const free = operationOf(path)?.metered === false;
    totals[free ? "free" : "metered"] += maxWeeks;
    return finish("atMost");
  }
  const rows = rowsOf(await caller.get({ path: fill.source.path, isPart: true }, fill.index, {}));
  for (const value of valuesIn(caller.clock, rows, fill.source, declared)) {
    await add(path, { ...base, [fill.parameter]: value });
  }
  return finish();
}
