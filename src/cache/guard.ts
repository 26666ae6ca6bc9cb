import type { Clock } from "../fetch/chain.js";
import type { Store } from "./store.js";

/** Settings of {@link guard}. */
export interface GuardOptions {
  /** How long the store may take for one step, ms. Default: 1,000. */
  cacheTimeoutMs?: number | undefined;
  /** Told of everything that goes wrong with the store; what it throws itself is dropped. Default: nobody is told. */
  onCacheError?: ((error: unknown) => unknown) | undefined;
  /** Runs the time limit. */
  clock: Pick<Clock, "after">;
}

/** An answer found in the store. */
export interface Found {
  /** As it was kept: to be parsed anew for everyone else who gets it. */
  readonly text: string;
  /** The text parsed, belonging to nobody yet. */
  readonly data: unknown;
}

/** A store that fails nobody: no member ever rejects, or takes longer than the limit. */
export interface GuardedStore {
  /** What is kept under a key; undefined where there is nothing, or nothing usable. */
  get(key: string): Promise<Found | undefined>;
  /** Keeps a JSON text for `ttlMs` milliseconds, a year at most; for 0 or less it does nothing. */
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Drops what is kept under a key. */
  delete(key: string): Promise<void>;
}

const yearMs = 365 * 24 * 3_600_000;

/**
 * Wraps a store so that one which throws, rejects or hangs costs a call at most the time limit: what it should have found counts as
 * absent, what it should have kept is not. An entry that is no JSON text is dropped and counts as absent.
 */
export function guard(store: Store, { cacheTimeoutMs = 1_000, onCacheError, clock }: GuardOptions): GuardedStore {
  async function tell(error: unknown): Promise<void> {
    try {
      await onCacheError?.(error);
    } catch {
      // Whoever listens to failures must not become one.
    }
  }

  /** What the store answers; undefined where it fails. */
  async function attempt(name: string, step: () => unknown): Promise<unknown> {
    try {
      const outcome = step();
      // A store that answers at once, as memory does, needs no timer.
      if (typeof outcome !== "object" || outcome === null) return outcome;
      return await new Promise((resolve, reject) => {
        const cancel = clock.after(cacheTimeoutMs, () =>
          reject(new Error(`The cache took longer than ${cacheTimeoutMs} ms to ${name}: the call went on without it.`)),
        );
        Promise.resolve(outcome).finally(cancel).then(resolve, reject);
      });
    } catch (error) {
      // Not awaited: a listener that takes its time must not hold the call up.
      void tell(error);
      return undefined;
    }
  }

  async function drop(key: string): Promise<void> {
    await attempt("delete", () => store.delete(key));
  }

  return {
    async get(key) {
      const text = await attempt("get", () => store.get(key));
      if (text === undefined || text === null) return undefined;
      const data = typeof text === "string" ? parsed(text) : undefined;
      if (typeof text === "string" && data !== undefined) return { text, data };
      void tell(new Error(`The cache held something that is no JSON text: dropped. Key: ${key}`));
      // Awaited: a slow one must not drop the answer that is about to be kept in its place.
      await drop(key);
      return undefined;
    },
    async set(key, value, ttlMs) {
      // Keyv takes 0 for "for ever", and Redis neither fractions nor infinity.
      if (ttlMs > 0) await attempt("set", () => store.set(key, value, Math.min(Math.ceil(ttlMs), yearMs)));
    },
    delete: drop,
  };
}

/** A JSON text parsed; undefined, which no JSON text gives, where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
