import type { createCaller } from "./call.js";
import type { CallError } from "./errors.js";
import type { Call } from "./fetch/call.js";
import type { ClientTools } from "./lazy/client-tools.js";
import type { openNotices } from "./notices/index.js";
import type { Notice } from "./notices/notice.js";
import type { QueryObject } from "./operation.js";
import type { SeasonTools } from "./seasons/tools.js";
import type { ListPath, SeasonQuery } from "./seasons/types.js";
import type { CallSettings } from "./settings.js";
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
  readonly notices?: readonly Notice[];
  readonly error?: CallError;
  readonly storedAs?: string | undefined;
}

/** One call of a plan. */
export interface PlannedCost extends Pick<CallCost, "cost" | "error"> {
  readonly path: string;
  readonly query: unknown;
  /** Hints that the call is in vain. Names are compared with lists that are loaded already. */
  readonly notices: readonly Notice[];
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
  /** The calls in their order, each with its cost and the notices of its query; `error` says why an invalid one is refused. */
  readonly calls: readonly PlannedCost[];
  /** How many calls there are of each cost. */
  readonly totals: Readonly<Record<Cost, number>>;
}

/** Every cost, the dearest first. */
const costs = ["invalid", "metered", "free", "cached"] as const;

export type Hints = Pick<Awaited<ReturnType<typeof openNotices>>, "planned" | "readQuery">;

/** What a plan needs of the client: handed to it, so that a bundler can split this module off. */
export interface PlanTools extends ClientTools, Pick<ReturnType<typeof createCaller>, "addressOf" | "entryOf"> {
  readonly settings: CallSettings;
  loadNotices(): Promise<Hints>;
}

/** What a call would cost, or why it must not be sent. Sends nothing. `query` is a copy, as `sentQuery` makes it. */
export async function costOf(
  { addressOf, entryOf, callError, known, operationOf, refusal, settings }: PlanTools,
  path: string,
  query: QueryObject,
  hints?: Hints,
): Promise<CallCost> {
  const refused = refusal(path, query, known);
  const { notices, error } =
    refused !== undefined ? { error: await refused } : ((await hints?.planned(path, query)) ?? {});
  const hinted = notices && { notices };
  if (error) return { cost: "invalid", ...hinted, error: await callError(error, { path, query }, known) };
  const operation = operationOf(path);
  if (operation?.metered === false) return { cost: "free", ...hinted };
  const url = addressOf(path, query);
  const call: Call = { url, path, operation, headers: {}, signal: undefined, settings };
  const entry = await entryOf(call, query, undefined)?.catch(() => undefined);
  // As for a call: half of its time.
  const found = await entry?.get(() => settings.totalTimeoutMs / 2);
  return { cost: found ? "cached" : "metered", ...hinted, storedAs: entry && url };
}

/** Adds up the costs of calls. With a cache, only the first of identical calls is sent. */
export async function planOf(
  tools: SeasonTools,
  given: readonly { path: string; query: QueryObject; all?: boolean | undefined }[],
): Promise<Plan> {
  const totals: Record<Cost, number> = { invalid: 0, cached: 0, free: 0, metered: 0 };
  const stored = new Set<string>();
  // Hints break no plan: without their chunk there are none.
  const hints = await tools.loadNotices().catch(() => undefined);
  /** The cost after the earlier calls of the list. */
  const costAfter = async (path: string, query: QueryObject): Promise<CallCost> => {
    const own = await costOf(tools, path, query, hints);
    const { storedAs } = own;
    if (storedAs === undefined) return own;
    const cost = stored.has(storedAs) ? "cached" : own.cost;
    stored.add(storedAs);
    return { ...own, cost };
  };
  const calls: PlannedCost[] = [];
  for (const { path, query, all } of given) {
    if (all && tools.isPath(path) && tools.isQueryObject(query)) {
      const { planSeason } = await import("./seasons/plan.js");
      const { totals: parts, ...rest } = await planSeason(tools, path, query, costAfter, hints);
      for (const cost of costs) totals[cost] += parts[cost];
      calls.push({ path, query, cost: costs.find((cost) => parts[cost] > 0) ?? "free", parts, ...rest });
      continue;
    }
    const { error, cost, notices = [] } = await costAfter(path, query);
    totals[cost]++;
    calls.push({ path, query, cost, notices, ...(error && { error }) });
  }
  return { calls, totals };
}
