import { TimeoutError } from "../errors.js";
import { type Asked, type Clock, deadlineOf, type Layer, until } from "./chain.js";

/** The error of a call whose `totalTimeoutMs` is over. */
export function tooLate({ settings }: Asked): TimeoutError {
  const ms = settings.totalTimeoutMs;
  return new TimeoutError(
    `No response within ${ms} ms in all attempts together. Raise \`totalTimeoutMs\`, or ask later.`,
  );
}

/** Waits for a promise until the call's time is over, or its signal ends the call. */
export function within<T>(asked: Asked, clock: Clock, wait: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const left = deadlineOf(asked, clock) - clock.monotonic();
    const cancel = clock.after(left, () => reject(tooLate(asked)));
    until(wait, asked.signal).finally(cancel).then(resolve, reject);
  });
}

/**
 * Limits one attempt to `timeoutMs`, the body included, and to the time that the call has left; also where an injected `fetch` ignores its
 * signal.
 */
export function attemptTime(clock: Clock): Layer {
  return (next) => (asked) => {
    const { signal: outer, settings } = asked;
    const left = deadlineOf(asked, clock) - clock.monotonic();
    if (left <= 0) return Promise.reject(tooLate(asked));
    const ms = Math.min(settings.timeoutMs, left);
    // AbortSignal.any, or a controller for each of the two limits, would cost more than all the rest here.
    const controller = new AbortController();
    return new Promise((resolve, reject) => {
      let cancel: (() => void) | undefined;
      const last =
        <T>(settle: (outcome: T) => void) =>
        (outcome: T) => {
          cancel?.();
          outer?.removeEventListener("abort", onAbort);
          settle(outcome);
        };
      const fail = last(reject);
      const end = (reason: unknown) => {
        controller.abort(reason);
        fail(reason);
      };
      const onAbort = () => end(outer?.reason);
      const late = () =>
        left <= settings.timeoutMs
          ? tooLate(asked)
          : new TimeoutError(`No response within ${ms} ms. Raise \`timeoutMs\`, or ask for less.`, { retryable: true });
      if (outer?.aborted) return onAbort();
      outer?.addEventListener("abort", onAbort, { once: true });
      next(asked, controller.signal).then(last(resolve), fail);
      // The request has been sent: the limit starts.
      if (ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late()));
    });
  };
}
