import { TimeoutError } from "../errors.js";
import type { Layer } from "./call.js";
import type { Clock } from "./clock.js";
import { limited, timeLeft, tooLate } from "./waiting.js";

/** Limits one attempt, its body included, to `timeoutMs` and to the call's remaining time, even where an injected `fetch` ignores its signal. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (call) => {
    const { timeoutMs } = call.settings;
    const left = timeLeft(call, clock);
    if (left <= 0) return Promise.reject(tooLate(call));
    const late = () => {
      if (left <= timeoutMs) return tooLate(call);
      const message = `No response within ${timeoutMs} ms. Raise \`timeoutMs\`, or request less.`;
      return new TimeoutError(message, { retryable: true });
    };
    // Not made in advance: a runtime of workers binds a signal to the request that created it. `AbortSignal.any`, or a controller for each limit,
    // costs more than the rest of this function.
    const own = new AbortController();
    const leave = (reason: unknown) => own.abort(reason);
    const ms = Math.min(timeoutMs, left);
    return limited(clock, call.signal, ms, late, (done, fail) => void next(call, own.signal).then(done, fail), leave);
  };
}
