import { TimeoutError } from "../errors.js";
import type { Clock } from "../injected.js";
import type { Layer, Limits } from "./layer.js";

/** The longest delay of a timer, in ms. A timer with a longer delay fires immediately. */
const longestTimer = 0x7fff_ffff;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => globalThis.performance?.now() ?? Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, longestTimer));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** The limits of the first and the longest wait, in ms. Each wait is random, below a limit that doubles with each failure (full jitter). */
const firstDelay = 500;
const maxDelay = 8_000;

/** Returns how long to wait after `failures` failed attempts in a row, in ms. */
export const jitterMs = (clock: Pick<Clock, "random">, failures: number): number =>
  clock.random() * Math.min(maxDelay, firstDelay * 2 ** (failures - 1));

/** The functions to run when a signal aborts. Stored per signal, because calls of several clients may share a signal. */
const leavers = /* @__PURE__ */ new WeakMap<EventTarget, Set<() => void>>();

function leaveAll({ target }: Event): void {
  for (const leave of (target && leavers.get(target)) ?? []) leave();
}

/** Calls `leave` when a signal aborts. One listener serves all waits on a signal, because Node warns of a leak if there are more than ten. */
export function onAbort(signal: AbortSignal, leave: () => void): () => void {
  const callbacks = leavers.get(signal) ?? new Set();
  leavers.set(signal, callbacks);
  // Adding the same function again has no effect.
  signal.addEventListener("abort", leaveAll, { once: true });
  callbacks.add(leave);
  return () => {
    callbacks.delete(leave);
    if (callbacks.size === 0) signal.removeEventListener("abort", leaveAll);
  };
}

/** Returns how much of a call's `totalTimeoutMs` is left, in ms, at least 0. The first use of this function for a call starts the call's time. */
export function timeLeft(call: Limits, clock: Clock): number {
  const now = clock.monotonic();
  call.deadline ??= now + call.settings.totalTimeoutMs;
  // For a negative delay, Node prints a warning.
  return Math.max(0, call.deadline - now);
}

export const tooLate = ({ settings }: Limits): TimeoutError =>
  new TimeoutError(
    `No response within ${settings.totalTimeoutMs} ms (\`totalTimeoutMs\`), including the wait for a turn. Try again later, or start fewer calls at once.`,
  );

/** The limits that end a wait early. */
export interface WaitLimits {
  readonly clock: Pick<Clock, "after">;
  /** Ends the wait with the signal's reason. */
  readonly signal: AbortSignal | undefined;
  /** The longest wait. */
  readonly ms?: number | undefined;
  /** Creates the error of a wait that took too long. */
  readonly late?: (() => unknown) | undefined;
  /** Called with the reason if the wait ends early. */
  readonly leave?: (reason: unknown) => void;
}

type Settle<T> = (resolve: (value: T) => void, reject: (reason: unknown) => void) => void;

/** Returns a promise that `start` settles, unless a limit ends the wait first. */
export function limited<T>({ clock, signal, ms, late, leave }: WaitLimits, start: Settle<T>): Promise<T> {
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
      leave?.(reason);
      fail(reason);
    };
    if (signal?.aborted) return end(signal.reason);
    stay = signal && onAbort(signal, () => end(signal.reason));
    start(closing<T>(resolve), fail);
    // The timer starts after `start`, so that an attempt's limit begins when the request has been sent.
    if (open && ms !== undefined && ms < Number.POSITIVE_INFINITY) cancel = clock.after(ms, () => end(late?.()));
  });
}

/** Like `limited`, for a function that takes a signal. The function gets a separate signal, which aborts if the wait ends early. */
export function bounded<T>(limits: WaitLimits, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  // Not created in advance, because an edge runtime binds a signal to the request that created it. `AbortSignal.any`, or a controller for each limit,
  // costs more than the rest of this function.
  const controller = new AbortController();
  const { clock, signal, ms, late } = limits;
  const leave = (reason: unknown) => controller.abort(reason);
  return limited({ clock, signal, ms, late, leave }, (done, fail) => void run(controller.signal).then(done, fail));
}

/** Waits `ms`. Rejects with the signal's reason if `signal` aborts first. */
export function sleep(clock: Pick<Clock, "after">, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  return limited({ clock, signal, leave: () => cancel() }, (resolve) => {
    cancel = clock.after(ms, resolve);
  });
}

/** Waits for a promise until the call's time is over or its signal aborts. */
export function within<T>(call: Limits, clock: Clock, wait: Promise<T>): Promise<T> {
  return waitFor(wait, { clock, signal: call.signal, ms: timeLeft(call, clock), late: () => tooLate(call) });
}

/** Creates the error if an attempt, or something that it needs, takes longer than `ms`. `option` names the limit. */
export type LateError = (ms: number, option: "timeoutMs" | "totalTimeoutMs") => TimeoutError;

/**
 * Waits for something that an attempt needs, such as its key, up to the attempt's time limit. If the wait takes too long, throws what `lateError`
 * creates.
 */
export function withinAttempt<T>(call: Limits, clock: Clock, wait: Promise<T>, lateError: LateError): Promise<T> {
  return waitFor(wait, { clock, signal: call.signal, ...attemptLimits(call, clock, lateError) });
}

function waitFor<T>(wait: Promise<T>, limits: WaitLimits): Promise<T> {
  // If the call is already over, nothing else awaits this promise, and an unhandled rejection would end a Node process.
  wait.catch(() => {});
  return limited(limits, (resolve, reject) => void wait.then(resolve, reject));
}

/** Returns how long an attempt may take and the error if it takes longer. The limit is `timeoutMs`, but at most the call's remaining time. */
function attemptLimits(call: Limits, clock: Clock, lateError: LateError) {
  const { timeoutMs, totalTimeoutMs } = call.settings;
  const left = timeLeft(call, clock);
  const late = () =>
    left <= timeoutMs ? lateError(totalTimeoutMs, "totalTimeoutMs") : lateError(timeoutMs, "timeoutMs");
  return { ms: Math.min(timeoutMs, left), late };
}

/** Limits one attempt, including its body, to `timeoutMs` and to the call's remaining time, even if an injected `fetch` ignores its signal. */
export function attemptTime(clock: Clock): Layer {
  return (next) => (call) => {
    const noResponse: LateError = (timeoutMs, option) => {
      if (option === "totalTimeoutMs") return tooLate(call);
      const message = `No response within ${timeoutMs} ms (\`timeoutMs\`). Try again later, or request less.`;
      // The next attempt may be faster.
      return new TimeoutError(message, { retryable: true });
    };
    const { ms, late } = attemptLimits(call, clock, noResponse);
    if (ms <= 0) return Promise.reject(tooLate(call));
    return bounded({ clock, signal: call.signal, ms, late }, (signal) => next(call, signal));
  };
}
