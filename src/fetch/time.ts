import { TimeoutError } from "../errors.js";
import type { Asked, Clock, Layer } from "./chain.js";

/** The error of a call whose `totalTimeoutMs` is over. */
export function tooLate({ settings }: Asked): TimeoutError {
  const ms = settings.totalTimeoutMs;
  return new TimeoutError(
    `No answer within ${ms} ms in all attempts together. Raise \`totalTimeoutMs\`, or ask later.`,
  );
}

/**
 * Limits one attempt to `timeoutMs`, the body included, and to what is left until the call's deadline; also when what is below never listens
 * to its signal.
 */
export function attemptTime(clock: Clock): Layer {
  return (next) => (asked) => {
    const { signal: outer, deadline = Number.POSITIVE_INFINITY, settings } = asked;
    const left = deadline - clock.now();
    const ms = Math.min(settings.timeoutMs, left);
    // Not AbortSignal.any, nor a controller for each of the two limits: they would cost more than all the rest here.
    const controller = new AbortController();
    return new Promise((resolve, reject) => {
      let cancel: (() => void) | undefined;
      const last =
        <T>(tell: (outcome: T) => void) =>
        (outcome: T) => {
          cancel?.();
          outer?.removeEventListener("abort", onAbort);
          tell(outcome);
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
          : new TimeoutError(`No answer within ${ms} ms. Raise \`timeoutMs\`, or ask for less.`, { retryable: true });
      if (outer?.aborted) return onAbort();
      outer?.addEventListener("abort", onAbort, { once: true });
      next(asked, controller.signal).then(last(resolve), fail);
      // Below here the request is on its way.
      if (ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late()));
    });
  };
}
