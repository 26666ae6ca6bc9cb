import type { Asker } from "./ask.js";
import type { QueryError } from "./errors.js";
import { operationOf } from "./query.js";
import { refusal } from "./query-error.js";
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

/** Judges calls without sending anything. */
export async function planOf(
  asker: Asker,
  calls: readonly { path: string; query?: object | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const judged = [];
  for (const { path, query } of calls) {
    const error = await refusal(path, query);
    const cost = error ? "invalid" : await costOf(asker, path, query);
    totals[cost]++;
    judged.push({ path, query, cost, ...(error && { error }) });
  }
  return { calls: judged, totals };
}

async function costOf(asker: Asker, path: string, query: object | undefined): Promise<Cost> {
  if (operationOf(path)?.metered === false) return "free";
  return (await asker.holds(path, { ...query })) ? "cached" : "metered";
}
