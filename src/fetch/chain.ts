import type { Operation } from "../operation.js";

/** What a call may take; each layer reads its own. */
export interface Settings {
  /** How often a failed attempt is repeated. */
  readonly retries: number;
  /** Limit of one attempt, ms, the body included. */
  readonly timeoutMs: number;
  /** Limit of the call, ms: all but the wait for its turn. */
  readonly totalTimeoutMs: number;
}

/** A call on its way to the network. The layers note on it what the others need. */
export interface Asked {
  readonly url: string;
  /** The operation's path, as in the document. */
  readonly path: string;
  /** Absent where the path is not the document's. */
  readonly operation: Operation | undefined;
  /** By names in small letters: an object costs a fraction of a `Headers`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly settings: Settings;
  /** What the caller wants of `fetch`, beside headers and signal. */
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
  /** The response of the running attempt, from the moment its headers are here. */
  response?: Response | undefined;
}

/** A response, read to the end: whoever holds it needs no more of the network. */
export interface Answer {
  readonly response: Response;
  /** The whole body. */
  readonly text: string;
  /** The body parsed; undefined for a 204, and the text itself of a failure that is not JSON. */
  readonly data: unknown;
  /** Of a monthly 429: when calls come back. */
  readonly resetsAt?: Date;
}

/**
 * A layer of the chain, seen from the one around it. What is of one attempt only comes apart: its signal, and the header with the key. (A copy of
 * the call for each layer that adds to it took 3 % of a call.)
 */
export type Send = (asked: Asked, signal?: AbortSignal, authorization?: string) => Promise<Answer>;

/** One layer: takes the next one in, gives itself back. */
export type Layer = (next: Send) => Send;

/** Time and chance, replaceable in tests. */
export interface Clock {
  /** Wall-clock time, ms since 1970: for seasons and months. */
  now(): number;
  /** Time that never goes back, ms since any moment: for limits, pauses and durations. */
  monotonic(): number;
  /** Runs `task` after `ms`; what comes back cancels it. */
  after(ms: number, task: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** Longest delay that a timer takes, ms: beyond it they fire at once. */
const maxDelay = 2 ** 31 - 1;

/** The runtime's own time and chance. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => globalThis.performance?.now() ?? Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, maxDelay));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** When a call's `totalTimeoutMs` is over, on the monotonic clock. It begins with the first layer that needs it. */
export function deadlineOf(asked: Asked, clock: Clock): number {
  asked.deadline ??= clock.monotonic() + asked.settings.totalTimeoutMs;
  return asked.deadline;
}

/** Waits for what others wait for as well; `signal` ends it for this one alone. */
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
