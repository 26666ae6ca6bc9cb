import { isMetered, type QueryObject } from "../document/operation.js";
import { QueryError } from "../errors.js";
import type { CallOptions, SeasonOptions } from "../options.js";
import type { Caller } from "../request/caller.js";
import type { About } from "../request/layer.js";
import { settingsOf } from "../request/settings.js";
import { onAbort } from "../request/time.js";
import type { Path } from "../types.js";

/** The options of a run's calls. Throws a `QueryError` for a wrong option, and for `maxCalls` beside a budget. */
export function callOptions(caller: Caller, path: Path, options: SeasonOptions): CallOptions {
  settingsOf(caller.options, options);
  const { maxCalls: given, budget, onProgress, resume: _, signal, ...own } = options;
  const refusal = (why: string) => new QueryError(`${path}: ${why}: nothing was sent.`, { path, parameters: [] });
  if (onProgress && typeof onProgress !== "function") throw refusal("onProgress takes a function");
  const maxCalls = given ?? Number.POSITIVE_INFINITY;
  const isCount = maxCalls >= 0 && (maxCalls === Number.POSITIVE_INFINITY || Number.isInteger(maxCalls));
  if (!isCount) throw refusal("maxCalls takes a whole number from 0 up");
  const isTwice = Number.isFinite(maxCalls) && (budget ?? undefined) !== undefined;
  if (isTwice) throw refusal("maxCalls makes a budget: give one of the two");
  return { ...own, signal, budget: Number.isFinite(maxCalls) ? { left: maxCalls } : budget };
}

/** Whether an error is the reason for which the caller's signal aborted. That may be the error of another run. */
export const isReasonOf = (signal: AbortSignal | undefined, error: unknown): boolean =>
  signal?.aborted === true && error === signal.reason;

/** The calls of a run. All of them take from one budget, and end with the caller's signal or with the run. */
export function openCalls(caller: Caller, { signal: outer, ...own }: CallOptions) {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  const stay = outer && onAbort(outer, abort);
  let sent = 0;
  return {
    end() {
      stay?.();
      controller.abort();
    },
    isAborted: (error: unknown) => isReasonOf(outer, error),
    /** How many metered requests were sent. */
    sent: () => sent,
    async get(path: Path, query: QueryObject): Promise<unknown> {
      const about: About = { path, isPart: true };
      try {
        return await caller.get(about, query, { ...own, signal });
      } finally {
        if (isMetered(path)) sent += about.sent ?? 0;
      }
    },
  };
}
