import type { ToolOptions } from "./types.js";

/** The attempts of one call with the client's default `retries`. */
const attempts = 3;

/** Counts the metered requests of the tools against `maxCalls`. */
export interface Budget {
  /** How many metered requests may still be sent. */
  left(): number;
  /** Runs what may send metered requests, with the retries that the budget allows. Throws an error where no request is left. */
  spend<T>(run: (retries: { readonly retries?: number }) => Promise<T>): Promise<T>;
}

/** The message about a used-up budget. */
function usedUp(maxCalls: number): Error {
  return new Error(
    `The limit of ${maxCalls} metered requests is used up: nothing was sent. Work with the results so far, or raise --max-calls.`,
  );
}

/** Creates the budget of a set of tools. With a limit, calls run one after another, so that parallel ones cannot exceed it. */
export function budgetOf({ maxCalls, sent }: ToolOptions): Budget {
  if (maxCalls === undefined) return { left: () => Number.POSITIVE_INFINITY, spend: (run) => run({}) };
  let own = 0;
  let last: Promise<unknown> = Promise.resolve();
  const left = () => maxCalls - (sent?.() ?? own);
  const next = async <T>(run: (retries: { retries?: number }) => Promise<T>): Promise<T> => {
    const rest = left();
    if (rest < 1) throw usedUp(maxCalls);
    own++;
    return run(rest < attempts ? { retries: rest - 1 } : {});
  };
  return {
    left,
    spend(run) {
      const done = last.then(() => next(run));
      last = done.catch(() => {});
      return done;
    },
  };
}
