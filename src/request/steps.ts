// A step is one call of a method of the user's store or of `shared`. A step may fail or hang.

import type { Clock } from "../injected.js";
import type { ClientOptions } from "../options.js";
import type { Redact } from "../query/redact.js";
import { rebuiltCause } from "./errors/cause.js";

/** How long the client does not use the object after a failure, in ms, because each failing step may use up the time limit. */
export const restMs = 5_000;

export const noLimit = () => Number.POSITIVE_INFINITY;

export type StepOptions = Pick<ClientOptions, "cacheTimeoutMs" | "onCacheError"> & {
  readonly clock: Pick<Clock, "after" | "monotonic">;
  /** Shared by all steps of the same object. */
  readonly quiet?: Quiet;
};

/** When failures are reported again, on the monotonic clock. */
interface Quiet {
  until: number;
}

const newQuiet = (): Quiet => ({ until: Number.NEGATIVE_INFINITY });

/** Contains the clients whose cache and `shared` are the same object, such as a Redis. */
const quiets = /* @__PURE__ */ new WeakMap<ClientOptions, Quiet>();

/** If the client's cache is also its `shared`, both fail together, and only the first failure is reported. */
export function quietOf(options: ClientOptions): Quiet {
  const quiet = quiets.get(options) ?? newQuiet();
  if (options.cache === options.shared) quiets.set(options, quiet);
  return quiet;
}

/** Takes a step. Returns undefined if it failed or took too long. Calls `leftMs` only if the step returns a promise. */
export type Step = <T>(name: string, take: () => T | Promise<T>, leftMs?: () => number) => Promise<T | undefined>;

/** A step that has not ended, although the call has continued without it. */
interface LeftStep {
  readonly name: string;
  /** When it began, on the monotonic clock. */
  readonly began: number;
}

/**
 * Returns a function that takes steps of `what`. No step rejects, or takes longer than `cacheTimeoutMs` or `leftMs()`. After a failure, no step is
 * taken for a while. If a call has no more time, its step continues in the background. The step counts as failed if it takes `cacheTimeoutMs`.
 */
export function stepsOf(
  what: string,
  { cacheTimeoutMs = 1_000, onCacheError = () => {}, clock, quiet = newQuiet() }: StepOptions,
): Step {
  /** When the next step may be taken, on the monotonic clock. */
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** The steps whose calls continued without them, in the order in which the calls continued. */
  const leftSteps = new Set<LeftStep>();

  function rest(error: unknown): void {
    const now = clock.monotonic();
    // Steps that run at the same time fail together.
    if (now >= quiet.until) {
      onCacheError(error);
      quiet.until = now + restMs;
    }
    restsUntil = now + restMs;
    leftSteps.clear();
  }

  const tooSlow = (name: string) =>
    new Error(
      `${what} took longer than ${Math.floor(cacheTimeoutMs)} ms to ${name}, so the call continued without it.`,
    );

  return async (name, take, leftMs = noLimit) => {
    const began = clock.monotonic();
    const hanging = [...leftSteps].find((step) => began - step.began >= cacheTimeoutMs);
    if (hanging) rest(tooSlow(hanging.name));
    if (began < restsUntil) return undefined;
    try {
      const outcome = take();
      // A store that returns a value synchronously, such as memory, does not need a timer.
      if (typeof outcome !== "object" || outcome === null) return outcome;
      const maxMs = leftMs();
      const step: LeftStep = { name, began };
      return await new Promise((resolve, reject) => {
        const late = () => {
          if (maxMs >= cacheTimeoutMs) return reject(tooSlow(name));
          // During a rest, this step's failure is not reported, because the failure that began the rest was.
          if (clock.monotonic() >= restsUntil) leftSteps.add(step);
          resolve(undefined);
        };
        const cancel = clock.after(Math.min(cacheTimeoutMs, maxMs), late);
        Promise.resolve(outcome)
          .finally(cancel)
          .then(resolve, (error: unknown) => (leftSteps.has(step) ? rest(error) : reject(error)))
          .finally(() => leftSteps.delete(step));
      });
    } catch (error) {
      rest(error);
      return undefined;
    }
  };
}

/** Returns an error of the user's store or `shared`. If it contains the key, returns a copy without the key. */
export function withoutKey(error: unknown, redact: Redact): unknown {
  let isSafe = true;
  const rebuilt = rebuiltCause(error, (text) => {
    const safe = redact(text);
    isSafe &&= safe === text;
    return safe;
  });
  return isSafe ? error : rebuilt;
}
