import type { CallError } from "./errors.js";
import type { Path, Query } from "./types.js";

/** A call as `plan` takes it. */
export type PlannedCall = { [P in Path]: { readonly path: P; readonly query?: Query<P> | undefined } }[Path];

/** What a call would cost: nothing because it breaks the rules, because its response is stored, because it is not metered; or one call. */
export type Cost = "invalid" | "cached" | "free" | "metered";

/** What one call would cost on its own. */
export interface CallCost {
  readonly cost: Cost;
  readonly error?: CallError;
  /** Its address, where its response is stored once it came. */
  readonly storedAs?: string | undefined;
}

/** What a list of calls would cost of the month's quota. */
export interface Plan {
  readonly calls: readonly {
    readonly path: string;
    readonly query: unknown;
    readonly cost: Cost;
    readonly error?: CallError;
  }[];
  /** How many there are of each cost. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** Judges calls without sending anything, by `costOf`, which gives the cost of one. Of equal calls a cache makes one. */
export async function planOf(
  costOf: (path: string, query: unknown) => Promise<CallCost>,
  calls: readonly { path: string; query?: object | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const stored = new Set<string>();
  const judged = [];
  for (const { path, query } of calls) {
    const { error, storedAs, ...own } = await costOf(path, query ?? {});
    const cost = storedAs !== undefined && stored.has(storedAs) ? "cached" : own.cost;
    if (storedAs !== undefined) stored.add(storedAs);
    totals[cost]++;
    judged.push({ path, query, cost, ...(error && { error }) });
  }
  return { calls: judged, totals };
}
