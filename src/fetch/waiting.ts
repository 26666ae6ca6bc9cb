import { TimeoutError } from "../errors.js";
import type { Call } from "./call.js";
import type { Clock } from "./clock.js";

/** When a call's `totalTimeoutMs` is over, on the monotonic clock. The first use of this function starts the time. */
export function deadlineOf(call: Call, clock: Clock): number {
  call.deadline ??= clock.monotonic() + call.settings.totalTimeoutMs;
  return call.deadline;
}

/** The error of a call whose `totalTimeoutMs` is over. */
export function tooLate({ settings }: Call): TimeoutError {
  return new TimeoutError(
    `No response within ${settings.totalTimeoutMs} ms in all attempts together. Raise \`totalTimeoutMs\`, or try again later.`,
  );
}

/** Waits for a promise that other calls may wait for too; `signal` ends only this wait. */
export function until<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    shared.finally(() => signal.removeEventListener("abort", onAbort)).then(resolve, reject);
  });
}

/** Waits `ms`; rejects with the signal's reason where `signal` aborts first. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return until(over, signal).finally(cancel);
}

/** Waits for a promise until the call's time is over or its signal aborts. */
export function within<T>(call: Call, clock: Clock, wait: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const left = deadlineOf(call, clock) - clock.monotonic();
    const cancel = clock.after(left, () => reject(tooLate(call)));
    until(wait, call.signal).finally(cancel).then(resolve, reject);
  });
}
