import { selection } from "../../generated/selection.js";
import type { Notice } from "../notices/notice.js";
import type { QueryObject } from "../operation.js";
import { type CallCost, type Cost, costOf, type Hints } from "../plan.js";
import type { Path } from "../types.js";
import { coverOf, gamesPath, judgedQueries, maxWeeks } from "./cover.js";
import { rowsOf, valuesIn } from "./index-rows.js";
import type { SeasonTools } from "./tools.js";

/** What a cover costs. */
export interface SeasonCost {
  readonly totals: Record<Cost, number>;
  readonly notices: readonly Notice[];
  /** The list of the season's games is not cached: there are at most so many calls. */
  readonly atMost?: true;
  /** The number of games or teams is not known, or a response may be cut: there are at least so many calls. */
  readonly atLeast?: true;
  readonly error?: NonNullable<CallCost["error"]>;
}

/**
 * Adds up what the cover of a query costs. Sends nothing metered: where the list of games is cached, the number is exact, else a bound. `costAfter`
 * gives the cost of one call.
 */
export async function planSeason(
  tools: SeasonTools,
  path: Path,
  query: QueryObject,
  costAfter: (path: string, query: QueryObject) => Promise<CallCost>,
  hints: Hints | undefined,
): Promise<SeasonCost> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const notices: Notice[] = [];
  for (const [own, part] of judgedQueries(tools, path, query)) {
    const { notices: found = [], error } = (await hints?.planned(own, part)) ?? {};
    notices.push(...found);
    if (!error) continue;
    totals.invalid++;
    return { totals, notices, error: await tools.callError(error, { path, query }, tools.known) };
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
  const { base, fill } = coverOf(tools, path, query);
  if (!fill) {
    const { error } = await add(path, base);
    return { ...finish(), ...(error && { error }) };
  }
  // Not from `costAfter`: an earlier call of the plan stores the list only once it is sent.
  const { cost } = await costOf(tools, fill.source.path, fill.index);
  await add(fill.source.path, fill.index);
  const declared = tools.operationOf(path)?.parameters[fill.parameter];
  if (cost !== "cached" || !declared) {
    if (fill.source.path !== gamesPath || fill.parameter !== "week") return finish("atLeast");
    const free = tools.operationOf(path)?.metered === false;
    totals[free ? "free" : "metered"] += maxWeeks;
    return finish("atMost");
  }
  const rows = rowsOf(await tools.get({ path: fill.source.path, isPart: true }, fill.index, {}));
  for (const value of valuesIn(tools, rows, fill.source, declared)) {
    await add(path, { ...base, [fill.parameter]: value });
  }
  return finish();
}
