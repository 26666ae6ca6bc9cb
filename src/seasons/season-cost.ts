import { operationOf, type QueryObject } from "../document/operation.js";
import { selection } from "../document/selection.js";
import type { CallError } from "../errors.js";
import type { Caller } from "../request/caller.js";
import { callError, refusal } from "../request/failures/call-error.js";
import type { Hints } from "../request/parts.js";
import type { Notice } from "../results.js";
import type { Cost, Path } from "../types.js";
import { type CallCost, costOf } from "./call-cost.js";
import { coverOf, gamesPath, judgedQueries, maxWeeks } from "./cover.js";
import { rowsOf, valuesIn } from "./index-rows.js";

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
