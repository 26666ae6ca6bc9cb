import { TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Call, Layer } from "./layer.js";

/** The longest delay of a timer, ms. A timer with a longer delay fires at once. */
const maxDelay = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => globalThis.performance?.now() ?? Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, maxDelay));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Who leaves when a signal aborts. They belong to the signal, whichever clients its calls are of. */
const leavers = /* @__PURE__ */ new WeakMap<EventTarget, Set<() => void>>();

function leaveAll({ target }: Event): void {
  for (const leave of (target && leavers.get(target)) ?? []) leave();
}

/** Calls `leave` when a signal aborts. One listener serves all that wait on one signal, because Node warns of a leak beyond ten. */
export function onAbort(signal: AbortSignal, leave: () => void): () => void {
  const own = leavers.get(signal) ?? new Set();
  leavers.set(signal, own);
  // One function is added once, however often.
  signal.addEventListener("abort", leaveAll, { once: true });
  own.add(leave);
  return () => {
    own.delete(leave);
    if (own.size === 0) signal.removeEventListener("abort", leaveAll);
  };
}

/** What limits a call: its time, its signal and its budget. */
export type Limits = Pick<Call, "deadline" | "settings" | "signal" | "budget">;

/** What is left of a call's `totalTimeoutMs`, ms. The first use of this function starts the time. */
export function timeLeft(call: Limits, clock: Clock): number {
  const now = clock.monotonic();
  call.deadline ??= now + call.settings.totalTimeoutMs;
  return call.deadline - now;
}

export function tooLate({ settings }: Limits): TimeoutError {
  return new TimeoutError(
    `No response within ${settings.totalTimeoutMs} ms, pauses included (\`totalTimeoutMs\`). Try again later.`,
  );
}

/** A promise that `start` settles. Where `signal` aborts or `ms` pass first, it rejects with that reason or `late`. `leave` gets the same. */
export function limited<T>(
  clock: Clock,
  signal: AbortSignal | undefined,
  ms: number,
  late: (() => unknown) | undefined,
  start: (resolve: (value: T) => void, reject: (reason: unknown) => void) => void,
  leave: (reason: unknown) => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    let cancel: (() => void) | undefined;
    let stay: (() => void) | undefined;
    let open = true;
    const closing =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        open = false;
        cancel?.();
        stay?.();
        settle(value);
      };
    const fail = closing<unknown>(reject);
    const end = (reason: unknown) => {
      leave(reason);
      fail(reason);
    };
    if (signal?.aborted) return end(signal.reason);
    stay = signal && onAbort(signal, () => end(signal.reason));
    start(closing<T>(resolve), fail);
    // After the start, so that an attempt's limit begins when the request has been sent.
    if (open && ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late?.()));
  });
}

/** The same for what takes a signal: it gets one of its own, which aborts where this ends before it. */
export function bounded<T>(
  clock: Clock,
  signal: AbortSignal | undefined,
  ms: number,
  late: () => unknown,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Not made in advance: a runtime of workers binds a signal to the request that created it. `AbortSignal.any`, or a controller for each limit,
  // costs more than the rest of this function.
  const own = new AbortController();
  const leave = (reason: unknown) => own.abort(reason);
  return limited(clock, signal, ms, late, (done, fail) => void run(own.signal).then(done, fail), leave);
}

/** Waits `ms`; rejects with the signal's reason where `signal` aborts first. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  const start = (resolve: () => void) => {
    cancel = clock.after(ms, resolve);
  };
  return limited(clock, signal, Number.POSITIVE_INFINITY, undefined, start, () => cancel());
}

/** Waits for a promise until the call's time is over or its signal aborts. */
export function within<T>(call: Limits, clock: Clock, wait: Promise<T>): Promise<T> {
  // Nothing waits for it where the call is over already: its failure would end a process of Node.
  wait.catch(() => {});
  const ms = timeLeft(call, clock);
  const late = () => tooLate(call);
  return limited(clock, call.signal, ms, late, (resolve, reject) => void wait.then(resolve, reject));
}

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
