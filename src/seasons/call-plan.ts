import { isPath, type QueryObject } from "../document/operation.js";
import { isQueryObject } from "../query/check.js";
import { shownRefused } from "../query/query-error.js";
import type { Caller } from "../request/caller.js";
import { redactor } from "../request/redact.js";
import type { Cost, Plan, PlannedCost } from "../types.js";
import { type CallCost, costOf, planSeason } from "./season-cost.js";

/** Every cost, the dearest first. */
const costs = ["invalid", "metered", "free", "cached"] as const;

/** Adds up the costs of calls. With a cache, only the first of identical calls is sent. */
export async function planOf(
  caller: Caller,
  given: readonly { path: string; query: QueryObject; all?: boolean | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const redact = redactor(caller.keys.known);
  const stored = new Set<string>();
  // Hints break no plan: without their chunk there are none.
  const hints = await caller.hints().catch(() => undefined);
  /** The cost after the earlier calls of the list. */
  const costAfter = async (path: string, query: QueryObject): Promise<CallCost> => {
    const own = await costOf(caller, path, query, hints);
    const { storedAs } = own;
    if (storedAs === undefined) return own;
    const cost = stored.has(storedAs) ? "cached" : own.cost;
    stored.add(storedAs);
    return { ...own, cost };
  };
  // A call may be refused because of a key in its path or query.
  const shown = (path: string, query: unknown, error: unknown) =>
    error ? { path: `${shownRefused(path, redact)}`, query: shownRefused(query, redact) } : { path, query };
  const calls: PlannedCost[] = [];
  for (const { path, query, all } of given) {
    if (all && isPath(path) && isQueryObject(query)) {
      const { totals: parts, ...rest } = await planSeason(caller, path, query, costAfter, hints);
      for (const cost of costs) totals[cost] += parts[cost];
      const cost = costs.find((each) => parts[each] > 0) ?? "free";
      calls.push({ ...shown(path, query, rest.error), cost, parts, ...rest });
      continue;
    }
    const { error, cost, notices = [] } = await costAfter(path, query);
    totals[cost]++;
    calls.push({ ...shown(path, query, error), cost, notices, ...(error && { error }) });
  }
  return { calls, totals };
}
