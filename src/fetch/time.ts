import { TimeoutError } from "../errors.js";
import type { Layer } from "./call.js";
import type { Clock } from "./clock.js";
import { deadlineOf, tooLate } from "./waiting.js";

/** Limits one attempt, its body included, to `timeoutMs` and to the call's remaining time, even where an injected `fetch` ignores its signal. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (call) => {
    const { signal: outer, settings } = call;
    const left = deadlineOf(call, clock) - clock.monotonic();
    if (left <= 0) return Promise.reject(tooLate(call));
    const ms = Math.min(settings.timeoutMs, left);
    // `AbortSignal.any`, or a controller for each limit, costs more than the rest of this function.
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
          ? tooLate(call)
          : new TimeoutError(`No response within ${ms} ms. Raise \`timeoutMs\`, or request less.`, { retryable: true });
      if (outer?.aborted) return onAbort();
      outer?.addEventListener("abort", onAbort, { once: true });
      next(call, controller.signal).then(last(resolve), fail);
      // The request has been sent: the limit starts now.
      if (ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late()));
    });
  };
}
