import type { CallError } from "./errors.js";
import type { Path, Query } from "./types.js";

/** A call for `plan`. */
export type PlannedCall = { [P in Path]: { readonly path: P; readonly query?: Query<P> | undefined } }[Path];

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

/** What a list of calls would cost. */
export interface Plan {
  /** The calls in their order, each with its cost; `error` says why an invalid one is refused. */
  readonly calls: readonly (Pick<CallCost, "cost" | "error"> & { readonly path: string; readonly query: unknown })[];
  /** How many calls there are of each cost. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** Adds up the costs of calls, each from `costOf`. With a cache, only the first of identical calls is sent. */
export async function planOf(
  costOf: (path: string, query: unknown) => Promise<CallCost>,
  given: readonly { path: string; query?: object | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const stored = new Set<string>();
  const calls = [];
  for (const { path, query } of given) {
    const { error, storedAs, ...own } = await costOf(path, query ?? {});
    const cost = storedAs !== undefined && stored.has(storedAs) ? "cached" : own.cost;
    if (storedAs !== undefined) stored.add(storedAs);
    totals[cost]++;
    calls.push({ path, query, cost, ...(error && { error }) });
  }
  return { calls, totals };
}
