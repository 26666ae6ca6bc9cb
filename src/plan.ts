import type { CallError } from "./errors.js";
import type { SeasonTools } from "./seasons/tools.js";
import type { ListPath, SeasonQuery } from "./seasons/types.js";
import type { Path, Query } from "./types.js";

/** A call for `plan`. With `all`, what `all` and `each` send for the query. */
export type PlannedCall =
  | { [P in Path]: { readonly path: P; readonly query?: Query<P> | undefined; readonly all?: false | undefined } }[Path]
  | {
      [P in ListPath]: { readonly path: P; readonly query?: SeasonQuery<P> | undefined; readonly all: true };
    }[ListPath];

/**
 * What a call would cost. Nothing: `invalid` (the query is refused), `cached` (the response is stored, or will be by an earlier call of the list),
 * `free` (the operation is not metered). One call: `metered`.
 */
export type Cost = "invalid" | "cached" | "free" | "metered";

/** What one call would cost on its own. `storedAs` is the address under which its response will be stored, if it will. */
export interface CallCost {
  readonly cost: Cost;
  readonly error?: CallError;
  readonly storedAs?: string | undefined;
}

/** One call of a plan. */
export interface PlannedCost extends Pick<CallCost, "cost" | "error"> {
  readonly path: string;
  readonly query: unknown;
  /** With `all`: how many calls of each cost there are. `cost` is then the dearest of them. */
  readonly parts?: Readonly<Record<Cost, number>>;
  /**
   * The number of calls is an upper bound, because the list of the season's games (`/games`) is not cached. With a cache, the plan is exact once
   * that call is made.
   */
  readonly atMost?: true;
  /** The number of calls is a lower bound: the list of games or teams is not cached, or responses may be cut at the row cap and then split. */
  readonly atLeast?: true;
}

/** What a list of calls would cost. */
export interface Plan {
  /** The calls in their order, each with its cost; `error` says why an invalid one is refused. */
  readonly calls: readonly PlannedCost[];
  /** How many calls there are of each cost. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** Every cost, the dearest first. */
const costs = ["invalid", "metered", "free", "cached"] as const;

/** Adds up the costs of calls. With a cache, only the first of identical calls is sent. */
export async function planOf(
  tools: SeasonTools,
  given: readonly { path: string; query?: object | undefined; all?: boolean | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const stored = new Set<string>();
  /** The cost after the earlier calls of the list. */
  const costOf = async (path: string, query: unknown): Promise<CallCost> => {
    const own = await tools.cost(path, query);
    const { storedAs } = own;
    if (storedAs === undefined) return own;
    const cost = stored.has(storedAs) ? "cached" : own.cost;
    stored.add(storedAs);
    return { ...own, cost };
  };
  const calls: PlannedCost[] = [];
  for (const { path, query, all } of given) {
    if (all && tools.errors.isPath(path)) {
      const { planSeason } = await import("./seasons/plan.js");
      const { totals: parts, ...rest } = await planSeason(tools, path, { ...query }, costOf);
      for (const cost of costs) totals[cost] += parts[cost];
      calls.push({ path, query, cost: costs.find((cost) => parts[cost] > 0) ?? "free", parts, ...rest });
      continue;
    }
    const { error, cost } = await costOf(path, query ?? {});
    totals[cost]++;
    calls.push({ path, query, cost, ...(error && { error }) });
  }
  return { calls, totals };
}
