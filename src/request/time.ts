import { TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Layer } from "./layer.js";
import { bounded, timeLeft, tooLate } from "./waiting.js";

/** Limits one attempt, its body included, to `timeoutMs` and to the call's remaining time, even where an injected `fetch` ignores its signal. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (call) => {
    const { timeoutMs } = call.settings;
    const left = timeLeft(call, clock);
    if (left <= 0) return Promise.reject(tooLate(call));
    const late = () => {
      if (left <= timeoutMs) return tooLate(call);
      const message = `No response within ${timeoutMs} ms (\`timeoutMs\`). Try again later, or request less.`;
      return new TimeoutError(message, { retryable: true });
    };
    return bounded(clock, call.signal, Math.min(timeoutMs, left), late, (signal) => next(call, signal));
  };
}
