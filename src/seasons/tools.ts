import type { CallError } from "../errors.js";
import type { About } from "../failures/call-error.js";
import type { CallOptions } from "../options.js";
import type { PlanTools } from "../plan.js";

/** What whole seasons need of the client: handed to them, so that a bundler can split them off. */
export interface SeasonTools extends PlanTools {
  /** Makes a call as `get` does, and counts its requests in `about.sent`. */
  get(about: About, query: object, options: CallOptions): Promise<unknown>;
}

/** Whether an error is of this package, from either of its builds. */
export const isCallError = (tools: SeasonTools, error: unknown): error is CallError => error instanceof tools.CfbError;
