// Loaded with the first use of one of these methods. It imports no values of the client, so that a bundler can split it off.
import type { Client } from "../client.js";
import type { QueryObject } from "../operation.js";
import type { planOf } from "../plan.js";
import type { SeasonTools } from "../seasons/tools.js";
import type { SeasonOptions } from "../seasons/types.js";
import type { Path } from "../types.js";
import type { WatchOptions } from "../watch/types.js";

/** The query, a copy that is checked at run time, and the options. */
type Arguments<Options> = [query: QueryObject, options?: Options];

/** What the methods need of the client. */
export interface MethodTools extends SeasonTools {
  readonly result: Client["result"];
}

/** The methods of a client whose code is loaded at their first use, each on its own. */
export function openMethods(tools: MethodTools) {
  return {
    async *each(path: Path, ...args: Arguments<SeasonOptions>) {
      yield* (await import("../seasons/index.js")).each(tools, path, args);
    },
    async all(path: Path, ...args: Arguments<SeasonOptions>) {
      return (await import("../seasons/index.js")).all(tools, path, args);
    },
    async plan(calls: Parameters<typeof planOf>[1]) {
      return (await import("../plan.js")).planOf(tools, calls);
    },
    async *watch(path: Path, ...args: Arguments<WatchOptions>) {
      yield* (await import("../watch/index.js")).watch(tools, path, args);
    },
  };
}
