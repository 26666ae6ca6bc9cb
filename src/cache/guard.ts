import type { Clock } from "../fetch/clock.js";
import type { Store } from "./store.js";

/** Settings of {@link guard}. */
export interface GuardOptions {
  /** How long the store may take for one step, ms. Default: 1,000. */
  cacheTimeoutMs?: number | undefined;
  /** Called with everything that goes wrong with the store. Must not throw. Default: none. */
  onCacheError?: ((error: unknown) => void) | undefined;
  /** For the time limits. */
  clock: Pick<Clock, "after" | "monotonic">;
}

/** A body found in the store. */
export interface Found {
  /** As it was stored: to be parsed again for each other caller. */
  readonly text: string;
  /** The text parsed, not given to any caller yet. */
  readonly data: unknown;
}

/** A store that fails no call: no member ever rejects, or takes longer than the limit or `maxMs`, which a call has left. */
export interface GuardedStore {
  /** What is stored under a key; undefined where there is nothing, or nothing that `accepts` takes. */
  get(key: string, maxMs?: number, accepts?: (data: unknown) => boolean): Promise<Found | undefined>;
  /** Stores a JSON text for `ttlMs` milliseconds, a year at most; for 0 or less it does nothing. */
  set(key: string, value: string, ttlMs: number, maxMs?: number): Promise<void>;
  /** Drops what is stored under a key. */
  delete(key: string, maxMs?: number): Promise<void>;
}

const yearMs = 365 * 24 * 3_600_000;

/** After so many failures in a row a store is left alone for so long, ms: each failure may cost a call the whole limit. */
const maxFailures = 2;
const restMs = 30_000;

/**
 * Wraps a store so that one which throws, rejects or hangs costs a call at most the time limit, and calls that follow nothing for a while: what it
 * should have found counts as absent, what it should have stored is not. An entry that is no JSON text, or not accepted, is dropped and counts as absent.
 */
export function guard(
  store: Store,
  { cacheTimeoutMs = 1_000, onCacheError = () => {}, clock }: GuardOptions,
): GuardedStore {
  /** Since the last success of each kind of step: a store may read well and not write. */
  const failures = new Map<string, number>();
  /** Until when a kind of step rests; while reading does, all do. */
  const rests = new Map<string, number>();
  const isResting = (name: string) => clock.monotonic() < (rests.get(name) ?? Number.NEGATIVE_INFINITY);

  /** What a step of the store gives; undefined where it fails. */
  async function attempt(name: string, maxMs: number, step: () => unknown): Promise<unknown> {
    if (isResting(name) || isResting("get")) return undefined;
    try {
      let outcome = step();
      // A store that returns at once, as memory does, needs no timer.
      if (typeof outcome === "object" && outcome !== null) {
        outcome = await new Promise((resolve, reject) => {
          const late = () =>
            // A call that has less time left says nothing of the store.
            maxMs < cacheTimeoutMs
              ? resolve(undefined)
              : reject(
                  new Error(`The cache took longer than ${cacheTimeoutMs} ms to ${name}: the call went on without it.`),
                );
          const cancel = clock.after(Math.min(cacheTimeoutMs, maxMs), late);
          Promise.resolve(outcome).finally(cancel).then(resolve, reject);
        });
      }
      failures.delete(name);
      return outcome;
    } catch (error) {
      failures.set(name, (failures.get(name) ?? 0) + 1);
      const inAll = [...failures.values()].reduce((sum, count) => sum + count);
      if (inAll >= maxFailures) rests.set(failures.has("get") ? "get" : name, clock.monotonic() + restMs);
      onCacheError(error);
      return undefined;
    }
  }

  async function remove(key: string, maxMs = cacheTimeoutMs): Promise<void> {
    await attempt("delete", maxMs, () => store.delete(key));
  }

  return {
    async get(key, maxMs = cacheTimeoutMs, accepts = () => true) {
      const text = await attempt("get", maxMs, () => store.get(key));
      if (text === undefined || text === null) return undefined;
      const data = typeof text === "string" ? parsed(text) : undefined;
      if (typeof text === "string" && data !== undefined && accepts(data)) return { text, data };
      onCacheError(new Error(`The cache held something that is not the JSON of a response: dropped. Key: ${key}`));
      // Awaited: a slow delete must not drop the entry that is about to be stored.
      await remove(key, maxMs);
      return undefined;
    },
    async set(key, value, ttlMs, maxMs = cacheTimeoutMs) {
      const lasts = Math.min(Math.ceil(ttlMs), yearMs);
      // Keyv takes 0 for "without end", and Redis neither fractions nor infinity.
      if (ttlMs > 0) await attempt("set", maxMs, () => store.set(key, value, lasts));
    },
    delete: remove,
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
