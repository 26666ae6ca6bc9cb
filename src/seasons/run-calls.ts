import { isMetered, type QueryObject } from "../document/operation.js";
import { QueryError } from "../errors.js";
import type { SeasonOptions } from "../options.js";
import type { Caller } from "../request/caller.js";
import type { About } from "../request/layer.js";
import { onAbort } from "../request/waiting.js";
import type { Path } from "../types.js";

/** A signal that aborts with the caller's, and when the run ends. */
function linked(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  const stay = signal && onAbort(signal, abort);
  const end = () => {
    stay?.();
    controller.abort();
  };
  return { signal: controller.signal, end };
}

/** The options of a run's calls. Throws a `QueryError` for a `maxCalls` that is no count, or that stands beside a budget. */
export function callOptions(path: Path, options: SeasonOptions) {
  const { maxCalls: given, budget, onProgress: _, resume: __, signal, ...own } = options;
  const maxCalls = given ?? Number.POSITIVE_INFINITY;
  const isCount = maxCalls >= 0 && (maxCalls === Number.POSITIVE_INFINITY || Number.isInteger(maxCalls));
  const isTwice = Number.isFinite(maxCalls) && (budget ?? undefined) !== undefined;
  if (!isCount || isTwice) {
    const takes = isCount ? "makes a budget: give one of the two" : "takes a whole number from 0 up";
    throw new QueryError(`${path}: maxCalls ${takes}: nothing was sent.`, { path, parameters: [] });
  }
  return { ...own, signal, budget: Number.isFinite(maxCalls) ? { left: maxCalls } : budget };
}

/** The calls of a run. All of them take from one budget, and end with the caller's signal or with the run. */
export function openCalls(caller: Caller, { signal: outer, ...own }: ReturnType<typeof callOptions>) {
  const { signal, end } = linked(outer);
  let sent = 0;
  return {
    end,
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
