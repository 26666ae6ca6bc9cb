import type { QueryError } from "./errors.js";
import type { Path, Query } from "./types.js";

/** A call as `plan` takes it. */
export type PlannedCall = { [P in Path]: { readonly path: P; readonly query?: Query<P> | undefined } }[Path];

/** What a call would cost: nothing because it breaks the rules, because its answer is kept, because it is not metered; or one call. */
export type Cost = "invalid" | "cached" | "free" | "metered";

/** What a list of calls would cost of the month's quota. */
export interface Plan {
  readonly calls: readonly {
    readonly path: string;
    readonly query: unknown;
    readonly cost: Cost;
    readonly error?: QueryError;
  }[];
  /** How many there are of each cost. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** Judges calls without sending anything: by `costOf`, which gives the cost of one, or why it must not be sent. */
export async function planOf(
  costOf: (path: string, query: Readonly<Record<string, unknown>>) => Promise<Cost | QueryError>,
  calls: readonly { path: string; query?: object | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const judged = [];
  for (const { path, query } of calls) {
    const outcome = await costOf(path, { ...query });
    const cost = typeof outcome === "string" ? outcome : "invalid";
    totals[cost]++;
    judged.push({ path, query, cost, ...(typeof outcome === "string" ? {} : { error: outcome }) });
  }
  return { calls: judged, totals };
}
