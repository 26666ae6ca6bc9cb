import type { CallOptions } from "../options.js";
import type { PlanTools } from "../plan.js";
import type { Path } from "../types.js";

type RunTools = Pick<
  PlanTools,
  "callError" | "clock" | "known" | "loadNotices" | "operationOf" | "settings" | "within"
>;

/**
 * Reports the notices of a query that stands for several calls, once and before the first of them; throws a `QueryError` with `refuse`. Returns
 * a function that does the same for a response, and undefined where notices are not read. `requests`: whether lists of names may be requested.
 */
export async function readRun(
  { callError, clock, known, loadNotices, operationOf, settings, within }: RunTools,
  path: Path,
  query: Readonly<Record<string, unknown>>,
  { notices: own, signal }: Pick<CallOptions, "notices" | "signal">,
  requests = true,
) {
  const mode = own ?? settings.notices;
  // An unknown path is refused by its first call.
  if (mode === undefined || mode === "off" || !operationOf(path)) return undefined;
  // Hints break no run: without their chunk there are none.
  const hints = await loadNotices().catch(() => undefined);
  if (!hints) return undefined;
  return within({ settings, signal }, clock, hints.readQuery({ path }, query, mode, requests)).catch(async (error) => {
    throw signal?.aborted ? signal.reason : await callError(error, { path, query }, known);
  });
}
