// Steps of what a user gives a client that may fail or hang: a store, and what clients share.

import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import type { Redact } from "../query/redact.js";
import { rebuiltCause } from "./errors/cause.js";

/** How long what failed is not used, ms. Each failure may cost a call the whole limit. */
export const restMs = 5_000;

export const noLimit = () => Number.POSITIVE_INFINITY;

export type StepOptions = Pick<ClientOptions, "cacheTimeoutMs" | "onCacheError"> & {
  readonly clock: Pick<Clock, "after" | "monotonic">;
  /** What is known of other steps of the same thing. */
  readonly quiet?: Quiet;
};

/** Until when no failure is reported again, on the monotonic clock. */
interface Quiet {
  until: number;
}

const newQuiet = (): Quiet => ({ until: Number.NEGATIVE_INFINITY });

/** Of clients whose cache and `shared` are one thing, such as a Redis. */
const quiets = /* @__PURE__ */ new WeakMap<ClientOptions, Quiet>();

/** If a client's cache is its `shared` as well, both fail together, and only the first failure is reported. */
export function quietOf(options: ClientOptions): Quiet {
  const quiet = quiets.get(options) ?? newQuiet();
  if (options.cache === options.shared) quiets.set(options, quiet);
  return quiet;
}

/** A step that had so long is late because of the store, not because of its call, ms. */
const fairMs = 250;

/** Takes a step; undefined if it failed or took too long. `leftMs` is called only for a step that takes time. */
export type Step = <T>(name: string, take: () => T | Promise<T>, leftMs?: () => number) => Promise<T | undefined>;

/** Returns a function that takes steps of `what`: none rejects, or outlasts `cacheTimeoutMs` or `leftMs()`. After a failure no step is taken for a while. */
export function stepsOf(
  what: string,
  { cacheTimeoutMs = 1_000, onCacheError = () => {}, clock, quiet = newQuiet() }: StepOptions,
): Step {
  /** Until when no step is taken, on the monotonic clock. */
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** How many steps in a row ended because their call had no more time. */
  let lateSteps = 0;

  return async (name, take, leftMs = noLimit) => {
    if (clock.monotonic() < restsUntil) return undefined;
    try {
      const outcome = take();
      // A store that returns a value at once, as memory does, needs no timer.
      if (typeof outcome !== "object" || outcome === null) return outcome;
      const maxMs = leftMs();
      return await new Promise((resolve, reject) => {
        const longest = Math.max(0, Math.min(cacheTimeoutMs, maxMs));
        const slow = `${what} took longer than ${Math.floor(longest)} ms to ${name}: the call went on without it.`;
        const late = () => {
          // A step with little time says nothing about the store. One with more may be bad luck, two in a row are not.
          const isFair = longest >= Math.min(cacheTimeoutMs, fairMs);
          if (isFair) lateSteps++;
          const isToBlame = maxMs >= cacheTimeoutMs || (isFair && lateSteps > 1);
          if (isToBlame) reject(new Error(slow));
          else resolve(undefined);
        };
        const cancel = clock.after(longest, late);
        const end = (value: Awaited<typeof outcome>) => {
          lateSteps = 0;
          resolve(value);
        };
        Promise.resolve(outcome).finally(cancel).then(end, reject);
      });
    } catch (error) {
      const now = clock.monotonic();
      // Steps that were under way together fail together.
      if (now >= Math.max(restsUntil, quiet.until)) onCacheError(error);
      quiet.until = now + restMs;
      restsUntil = quiet.until;
      return undefined;
    }
  };
}

/** An error of what the user gave, rebuilt if it repeats a key. */
export function withoutKey(error: unknown, redact: Redact): unknown {
  let isSafe = true;
  const rebuilt = rebuiltCause(error, (text) => {
    const safe = redact(text);
    isSafe &&= safe === text;
    return safe;
  });
  return isSafe ? error : rebuilt;
}
