import type { Operation } from "../operation.js";

/** The limits of a call. */
export interface Settings {
  /** How often a failed attempt is repeated. */
  readonly retries: number;
  /** Limit of one attempt, ms, the body included. */
  readonly timeoutMs: number;
  /** Limit of the call, ms: everything but the wait for its turn. */
  readonly totalTimeoutMs: number;
}

/** A call on its way to the network. Layers note on it what other layers need. */
export interface Asked {
  readonly url: string;
  /** The operation's path, as in the document. */
  readonly path: string;
  /** Absent where the path is not the document's. */
  readonly operation: Operation | undefined;
  /** By lower-case name: an object costs a fraction of a `Headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly settings: Settings;
  /** The caller's options of `fetch`, beside headers and signal. */
  readonly fetchOptions?: object | undefined;
  /** The request of a caller of `raw`. */
  readonly request?: Request;
  /** When `totalTimeoutMs` is over, on the monotonic clock; see {@link deadlineOf}. */
  deadline?: number;
  /** How many requests were sent; counted where hooks want to know. */
  attempt?: number;
  /** The end of the month for which `/info` was called on its behalf: then what is known decides. */
  learnedFor?: number | undefined;
  /** Whether its first turn has come: from then on all waits are part of its time. */
  begun?: boolean;
  /** The key of the running attempt, and that of the next one where it is known already. */
  key?: string;
  nextKey?: string | undefined;
  /** The response of the running attempt, once its headers have arrived. */
  response?: Response | undefined;
}

/** A response whose body has been read. */
export interface Answer {
  readonly response: Response;
  /** The whole body. */
  readonly text: string;
  /** The body parsed; undefined for a 204, and the text itself of a failure that is not JSON. */
  readonly data: unknown;
  /** Of a monthly 429: when calls return. */
  readonly resetsAt?: Date;
}

/**
 * A layer of the chain, seen from the one around it. What belongs to one attempt comes as arguments of its own: its signal, and the header with the
 * key. (A copy of the call for each layer that adds to it took 3 % of a call.)
 */
export type Send = (asked: Asked, signal?: AbortSignal, authorization?: string) => Promise<Answer>;

/** Puts a layer around the next one. */
export type Layer = (next: Send) => Send;

/** Time and chance, for tests to replace. Limits, pauses and durations use `monotonic`, seasons and months use `now`. */
export interface Clock {
  /** Wall-clock time, ms since 1970. */
  now(): number;
  /** Time that never goes back, ms since any moment. */
  monotonic(): number;
  /** Runs `task` after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** The longest delay of a timer, ms: with a longer one it fires at once. */
const maxDelay = 2 ** 31 - 1;

/** The runtime's time and chance. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => globalThis.performance?.now() ?? Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, maxDelay));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** When a call's `totalTimeoutMs` is over, on the monotonic clock. The time starts with the first use of this function. */
export function deadlineOf(asked: Asked, clock: Clock): number {
  asked.deadline ??= clock.monotonic() + asked.settings.totalTimeoutMs;
  return asked.deadline;
}

/** Waits for a promise that other calls may wait for too; `signal` ends the wait of this call alone. */
export function until<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return shared;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    shared.finally(() => signal.removeEventListener("abort", onAbort)).then(resolve, reject);
  });
}

/** Waits `ms`, or until `signal` ends it: then rejects at once with its reason. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return until(over, signal).finally(cancel);
}
