import { TimeoutError } from "../errors.js";
import type { Asked, Clock, Layer, Send } from "./chain.js";

/** Passes a call on and ends it after `ms`, also when what is below never listens to its signal. */
function limited(next: Send, asked: Asked, ms: number, clock: Clock, late: () => TimeoutError): ReturnType<Send> {
  if (!(ms < Number.POSITIVE_INFINITY)) return next(asked);
  const outer = asked.signal;
  return new Promise((resolve, reject) => {
    // Not AbortSignal.any: it costs more than all the rest here.
    const controller = new AbortController();
    const end = (reason: unknown) => {
      clear();
      controller.abort(reason);
      reject(reason);
    };
    const onAbort = () => end(outer?.reason);
    const cancel = clock.after(ms, () => end(late()));
    const clear = () => {
      cancel();
      outer?.removeEventListener("abort", onAbort);
    };
    if (outer?.aborted) return onAbort();
    outer?.addEventListener("abort", onAbort, { once: true });
    next({ ...asked, signal: controller.signal })
      .then(resolve, reject)
      .finally(clear);
  });
}

/** Limits one attempt to `timeoutMs`, the body included. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (asked) => {
    const ms = asked.settings.timeoutMs;
    const late = () =>
      new TimeoutError(`No answer within ${ms} ms. Raise \`timeoutMs\`, or ask for less.`, { retryable: true });
    return limited(next, asked, ms, clock, late);
  };
}

/** Limits a call to `totalTimeoutMs`, with all its attempts and the waits between them. */
export function totalTime(clock: Clock): Layer {
  return (next) => (asked) => {
    const ms = asked.settings.totalTimeoutMs;
    const late = () =>
      new TimeoutError(`No answer within ${ms} ms in all attempts together. Raise \`totalTimeoutMs\`, or ask later.`);
    return limited(next, asked, ms, clock, late);
  };
}
