import { isObject } from "../document/json.js";
import type { ListedKind, QueryObject } from "../document/operation.js";
import { tierSentence } from "../document/words.js";
import { listSources } from "../notices/name-lists.js";
import { oneLine } from "../query/redact.js";
import type { Cost, Path, PlannedCall, PlannedCost } from "../types.js";
import {
  allowedByQuota,
  type Context,
  costOf,
  hasJustFailed,
  listedNames,
  missingTier,
  reachesService,
} from "./get.js";
import { callNamed } from "./input.js";
import { fitting, resultOf, roomForItems, type ToolResult } from "./types.js";

/** A call of the input, with its operation's path or with an error. */
type NamedCall =
  | { readonly path: Path; readonly query: QueryObject }
  | { readonly path: string; readonly query: QueryObject; readonly error: string };

async function namedCall({ path, query }: QueryObject): Promise<NamedCall> {
  const given = isObject(query) ? query : {};
  try {
    return await callNamed(String(path), given);
  } catch (error) {
    // Does not throw, because the other calls of the list may be valid.
    return { path: String(path), query: given, error: error instanceof Error ? error.message : String(error) };
  }
}

/** A call with its cost. If the call is refused or can't return anything, `error` or `notices` say why. */
interface PlannedLine {
  readonly path: string;
  readonly query: unknown;
  readonly cost: Cost;
  readonly error?: string;
  readonly notices: readonly string[];
}

function plannedLine(context: Context, planned: PlannedCost): PlannedLine {
  const { path, query, error, notices } = planned;
  const inWords = (message: string) => oneLine(context.rephrase(message));
  const tier = missingTier(context, path);
  const needed = tier === undefined ? [] : [`${tierSentence(tier)} The key's tier is ${context.tier}.`];
  return {
    path,
    query,
    cost: costOf(context, planned),
    ...(error && { error: inWords(error.message) }),
    notices: [...needed, ...notices.map(({ message }) => inWords(message))],
  };
}

/**
 * Returns the paths of the lists that `get_data` requests before these calls, to compare their names. It does not spend the last request that
 * `maxCalls` or the quota allows on a list.
 */
function listsFor(planned: readonly (readonly [NamedCall, PlannedLine])[], context: Context): readonly Path[] {
  let left = Math.min(context.budget?.left ?? Number.POSITIVE_INFINITY, allowedByQuota(context));
  const kinds = new Set<ListedKind>();
  for (const [call, { cost }] of planned) {
    if (!reachesService(cost) || "error" in call) continue;
    for (const { kind } of listedNames(call.path, call.query)) {
      if (context.names.loaded.has(kind) || hasJustFailed(context.names, kind)) continue;
      if (kinds.has(kind) || left < 2) continue;
      kinds.add(kind);
      left--;
    }
    if (cost === "metered") left--;
  }
  return [...kinds].map((kind) => listSources[kind].path);
}

/** Says what calls would cost, and why some would be refused. Does not send anything. */
export async function planCalls(context: Context, calls: readonly QueryObject[]): Promise<ToolResult> {
  const { client, rephrase, budget } = context;
  const named = await Promise.all(calls.map(namedCall));
  const valid = named.filter((call) => !("error" in call));
  // A model names paths and queries at run time. The plan checks them against the document.
  const plan = await client.plan(valid as readonly object[] as readonly PlannedCall[]);
  const costs = new Map(valid.map((call, index) => [call, plan.calls[index]]));
  const planned = named.map((call): [NamedCall, PlannedLine] => {
    const cost = costs.get(call);
    return [call, cost ? plannedLine(context, cost) : { cost: "invalid", notices: [], ...call }];
  });
  const all = planned.map(([, line]) => line);
  const totals = { metered: 0, free: 0, cached: 0, invalid: 0 };
  for (const { cost } of all) totals[cost]++;
  const lists = listsFor(planned, context);
  const listPlan = await client.plan(lists.map((path) => ({ path, query: {} }) as PlannedCall));
  const forNames = listPlan.totals.metered;

  const { remaining } = client.quota;
  const shownCalls = fitting(all, roomForItems);
  const leftOut = all.length - shownCalls.length;
  const allowed = budget?.left;
  const data = {
    calls: shownCalls,
    ...(leftOut > 0 && { leftOut }),
    totals,
    ...(forNames > 0 && { forNames }),
    ...(Number.isFinite(remaining) && { remaining }),
    ...(allowed !== undefined && { allowed }),
  };
  const { metered, free, cached, invalid } = totals;
  const needed = metered + forNames;
  const floor = context.quotaFloor > 0 ? `, and \`quotaFloor\` keeps ${context.quotaFloor}` : "";
  const byQuota = allowedByQuota(context);
  const isBeyond = byQuota < needed ? ` The quota allows only ${byQuota} more requests.` : "";
  const total = [
    `Total: ${metered} metered, ${free} free, ${cached} cached, ${invalid} invalid.`,
    forNames > 0 ? `To compare names, get_data first requests ${lists.join(", ")}: ${forNames} more metered.` : "",
    data.remaining === undefined ? "" : rephrase(`${data.remaining} calls are left this month${floor}.${isBeyond}`),
    allowed === undefined
      ? ""
      : rephrase(`\`maxCalls\` allows ${allowed < needed ? "only " : ""}${allowed} more requests.`),
    "Nothing was sent.",
  ];
  const lines = shownCalls.map(({ path, query, cost, error, notices }) =>
    [`${path} ${JSON.stringify(query)}: ${cost}.`, error, ...notices].filter(Boolean).join(" "),
  );
  const rest =
    leftOut > 0 ? `${leftOut} calls are not listed, but the total counts them. Plan fewer calls at once.` : undefined;
  return resultOf(context.source, [total.filter(Boolean).join(" "), rest, ...lines], data, invalid > 0);
}
