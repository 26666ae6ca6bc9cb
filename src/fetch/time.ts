import { TimeoutError } from "../errors.js";
import type { Layer } from "./call.js";
import type { Clock } from "./clock.js";
import { limited, timeLeft, tooLate } from "./waiting.js";

/** Limits one attempt, its body included, to `timeoutMs` and to the call's remaining time, even where an injected `fetch` ignores its signal. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (call) => {
    const { signal } = call;
    const { timeoutMs } = call.settings;
    const left = timeLeft(call, clock);
    if (left <= 0) return Promise.reject(tooLate(call));
    const late = () =>
      left <= timeoutMs
        ? tooLate(call)
        : new TimeoutError(`No response within ${timeoutMs} ms. Raise \`timeoutMs\`, or request less.`, {
            retryable: true,
          });
    // `AbortSignal.any`, or a controller for each limit, costs more than the rest of this function.
    const controller = new AbortController();
    return limited(
      clock,
      signal,
      Math.min(timeoutMs, left),
      late,
      (resolve, reject) => void next(call, controller.signal).then(resolve, reject),
      (reason) => controller.abort(reason),
    );
  };
}
