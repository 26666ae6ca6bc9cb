import { isObject } from "../document/json.js";
import { oneLine } from "../query/redact.js";
import type { PlannedCall } from "../types.js";
import type { Context } from "./get.js";
import { callNamed } from "./input.js";
import { fitting, resultOf, roomForItems, type ToolResult } from "./types.js";

/** What calls would cost, and why some must not be sent. Sends nothing. */
export async function planCalls({ client, source, rephrase }: Context, calls: readonly unknown[]): Promise<ToolResult> {
  const inputCalls = calls.filter(isObject).map((each) => {
    const { path, query } = callNamed(String(each.path), isObject(each.query) ? each.query : {});
    // A model names paths and queries at run time. The plan checks them against the document.
    return { path, query } as PlannedCall;
  });
  const plan = await client.plan(inputCalls);
  const { remaining } = client.quota;
  const all = plan.calls.map(({ path, query, cost, error, notices }) => ({
    path,
    query,
    cost,
    ...(error && { error: oneLine(rephrase(error.message)) }),
    notices: notices.map(({ message }) => oneLine(rephrase(message))),
  }));
  const shownCalls = fitting(all, roomForItems);
  const leftOut = all.length - shownCalls.length;
  const data = {
    calls: shownCalls,
    ...(leftOut > 0 && { leftOut }),
    totals: plan.totals,
    ...(remaining !== undefined && Number.isFinite(remaining) && { remaining }),
  };
  const lines = shownCalls.map(({ path, query, cost, error, notices }) =>
    [`${path} ${JSON.stringify(query)}: ${cost}.`, error, ...notices].filter(Boolean).join(" "),
  );
  const { metered, free, cached, invalid } = plan.totals;
  const left = data.remaining === undefined ? "" : ` ${data.remaining} calls are left this month.`;
  const total = `Total: ${metered} metered, ${free} free, ${cached} cached, ${invalid} invalid.${left} Nothing was sent.`;
  const rest = leftOut > 0 ? `${leftOut} calls are left out, and counted in the total: plan fewer at once.` : undefined;
  return resultOf(source, [total, rest, ...lines], data, invalid > 0);
}
