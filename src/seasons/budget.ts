import type { About } from "../failures/call-error.js";
import type { QueryObject } from "../operation.js";
import type { CallOptions } from "../options.js";
import { costOf } from "../plan.js";
import type { SeasonTools } from "./tools.js";

/** Counts the metered requests of a run, and limits the further attempts of its calls so that they stay below `maxCalls`. */
export function budgetOf(tools: SeasonTools, maxCalls: number, options: CallOptions) {
  let sent = 0;
  let reserved = 0;
  const isMetered = (path: string) => tools.operationOf(path)?.metered !== false;
  const left = () => maxCalls - sent - reserved;
  // These calls do not read what is cached.
  const reads = (options.cache ?? "default") === "default" && options.cacheTtlMs !== 0;
  const isCached = async (path: string, query: QueryObject) =>
    reads && (await costOf(tools, path, query)).cost === "cached";
  return {
    /** The metered requests sent so far. */
    get sent() {
      return sent;
    },
    /** Whether a call fits into the budget now, beside those in flight. */
    async affords(path: string, query: QueryObject): Promise<boolean> {
      return left() >= 1 || !isMetered(path) || isCached(path, query);
    },
    /** Makes a call that `affords` allows. */
    async get(path: string, query: QueryObject, signal: AbortSignal): Promise<unknown> {
      const about: About = { path, isPart: true };
      const retries = Math.max(0, Math.min(options.retries ?? tools.settings.retries, left() - 1));
      const share = isMetered(path) ? retries + 1 : 0;
      reserved += share;
      try {
        return await tools.get(about, query, { ...options, retries, signal });
      } finally {
        reserved -= share;
        if (share > 0) sent += about.sent ?? 0;
      }
    },
  };
}

export type Budget = ReturnType<typeof budgetOf>;
