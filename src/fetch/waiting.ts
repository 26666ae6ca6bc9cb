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

/** What ends a wait early: a signal, or `ms` milliseconds, with the error of `late`. */
interface Limits {
  readonly clock: Clock;
  readonly signal: AbortSignal | undefined;
  readonly ms: number;
  readonly late?: () => unknown;
}

/** A promise that `start` settles, within limits. Where a limit ends it first, `leave` gets the reason before the promise rejects with it. */
export function limited<T>(
  { clock, signal, ms, late }: Limits,
  start: (resolve: (value: T) => void, reject: (reason: unknown) => void) => void,
  leave: (reason: unknown) => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let cancel: (() => void) | undefined;
    let open = true;
    const last =
      <O>(settle: (outcome: O) => void) =>
      (outcome: O) => {
        open = false;
        cancel?.();
        signal?.removeEventListener("abort", onAbort);
        settle(outcome);
      };
    const fail = last(reject);
    const end = (reason: unknown) => {
      leave(reason);
      fail(reason);
    };
    const onAbort = () => end(signal?.reason);
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort, { once: true });
    start(last(resolve), fail);
    // After the start, so that an attempt's limit begins when the request has been sent.
    if (open && ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late?.()));
  });
}

/** Waits `ms`; rejects with the signal's reason where `signal` aborts first. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  const start = (resolve: () => void) => {
    cancel = clock.after(ms, resolve);
  };
  return limited({ clock, signal, ms: Number.POSITIVE_INFINITY }, start, () => cancel());
}

/** Waits for a promise until the call's time is over or its signal aborts. */
export function within<T>(call: Call, clock: Clock, wait: Promise<T>): Promise<T> {
  const ms = deadlineOf(call, clock) - clock.monotonic();
  const late = () => tooLate(call);
  return limited({ clock, signal: call.signal, ms, late }, (resolve, reject) => void wait.then(resolve, reject));
}
