import type { Operation } from "../operation.js";

/** What a call may take; each layer reads its own. */
export interface Settings {
  /** How often a failed attempt is repeated. */
  readonly retries: number;
  /** Limit of one attempt, ms, the body included. */
  readonly timeoutMs: number;
  /** Limit of all attempts and the waits between them, ms. */
  readonly totalTimeoutMs: number;
}

/** A call on its way to the network. */
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
  /** When `totalTimeoutMs` is over, ms since 1970: set at the first attempt, as the wait for a turn does not count. */
  deadline?: number;
  /** What a caller of `raw` wants of `fetch`, all of it. */
  readonly request?: Request;
}

/** What came back, read to the end: whoever holds it needs no more of the network. */
export interface Answer {
  readonly response: Response;
  /** The whole body. */
  readonly text: string;
  /** The body parsed; undefined for a 204, and the text itself of a failure that is not JSON. */
  readonly data: unknown;
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
  /** ms since 1970. */
  now(): number;
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
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, maxDelay));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

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

/** What an error tells, read by its members: one of another realm (a worker, a test runner's sandbox) is no `instanceof` of ours. */
export function membersOf(error: unknown): { message?: string; code?: string; cause?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}
