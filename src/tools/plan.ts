import type { PlannedCall } from "../plan.js";
import { isObject } from "../validate/values.js";
import type { Context } from "./get.js";
import { pathNamed, typedQuery } from "./operation.js";
import { resultOf } from "./result.js";
import type { ToolResult } from "./types.js";

/** What calls would cost, and why some must not be sent. Sends nothing. */
export async function planCalls(
  { client, source, rephrase = (message) => message }: Context,
  calls: readonly unknown[],
): Promise<ToolResult> {
  const given = calls.filter(isObject).map((each) => {
    const path = pathNamed(String(each.path));
    const query = typedQuery(path, isObject(each.query) ? each.query : {});
    // A model names paths and queries at run time. The plan checks them against the document.
    return { path, query, ...(each.all === true && { all: true }) } as PlannedCall;
  });
  const plan = await client.plan(given);
  const { remaining } = client.quota;
  const data = {
    ...(source && { source }),
    calls: plan.calls.map(({ path, query, cost, error, notices, parts, atMost, atLeast }) => ({
      path,
      query,
      cost,
      ...(parts && { calls: parts.metered }),
      ...(atMost && { atMost }),
      ...(atLeast && { atLeast }),
      ...(error && { error: rephrase(error.message) }),
      notices: notices.map(({ message }) => message),
    })),
    totals: plan.totals,
    ...(remaining !== undefined && Number.isFinite(remaining) && { remaining }),
  };
  const lines = data.calls.map(({ path, query, cost, calls, atMost, atLeast, error, notices }) => {
    const bound = atMost ? "at most " : atLeast ? "at least " : "";
    const count = calls === undefined ? cost : `${bound}${calls} metered`;
    return [`${path} ${JSON.stringify(query)}: ${count}.`, error, ...notices].filter(Boolean).join(" ");
  });
  const { metered, free, cached, invalid } = plan.totals;
  const left = data.remaining === undefined ? "" : ` ${data.remaining} calls are left this month.`;
  const total = `Total: ${metered} metered, ${free} free, ${cached} cached, ${invalid} invalid.${left} Nothing was sent.`;
  return resultOf([source, total, ...lines], data, invalid > 0);
}
