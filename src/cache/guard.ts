import type { Clock } from "../fetch/clock.js";
import type { ClientOptions } from "../options.js";
import type { Store } from "./store.js";

const yearMs = 365 * 24 * 3_600_000;

/** After so many failures in a row a store is not used for so long, ms. Each failure may cost a call the whole limit. */
const maxFailures = 2;
const restMs = 30_000;

/** Wraps a store: no step rejects or takes longer than `cacheTimeoutMs` and `maxMs`; what a failed step should find counts as absent. */
export function guard(
  store: Store,
  options: Pick<ClientOptions, "cacheTimeoutMs" | "onCacheError"> & { clock: Pick<Clock, "after" | "monotonic"> },
) {
  const { cacheTimeoutMs = 1_000, onCacheError = () => {}, clock } = options;
  /** Failures since the last success, for each kind of step: a store may read but not write. */
  const failures = new Map<string, number>();
  /** Until when a kind of step rests. While reading rests, all rest. */
  const rests = new Map<string, number>();
  const isResting = (name: string) => rests.has(name) && clock.monotonic() < Number(rests.get(name));

  async function attempt(name: string, maxMs: number, step: () => unknown): Promise<unknown> {
    if (isResting(name) || isResting("get")) return undefined;
    try {
      let outcome = step();
      // A store that returns a value at once, as memory does, needs no timer.
      if (typeof outcome === "object" && outcome !== null) {
        outcome = await new Promise((resolve, reject) => {
          const slow = `The cache took longer than ${cacheTimeoutMs} ms to ${name}: the call went on without it.`;
          // Where the call has less time left than that, the store is not to blame.
          const late = () => (maxMs < cacheTimeoutMs ? resolve(undefined) : reject(new Error(slow)));
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

  const remove = async (key: string, maxMs = cacheTimeoutMs) =>
    void (await attempt("delete", maxMs, () => store.delete(key)));

  return {
    /** What is stored under a key, as text and parsed; undefined where there is nothing, or nothing that `accepts` takes. */
    async get(key: string, maxMs = cacheTimeoutMs, accepts = (_: unknown) => true) {
      const text = await attempt("get", maxMs, () => store.get(key));
      if (text === undefined || text === null) return undefined;
      const data = typeof text === "string" ? parsed(text) : undefined;
      if (typeof text === "string" && data !== undefined && accepts(data)) return { text, data };
      onCacheError(new Error(`The cache held something that is not the JSON of a response: dropped. Key: ${key}`));
      // Awaited, because a slow delete must not drop the entry that is stored next.
      await remove(key, maxMs);
      return undefined;
    },
    /** Stores a JSON text for `ttlMs` milliseconds, a year at most; does nothing for 0 or less. */
    async set(key: string, value: string, ttlMs: number, maxMs = cacheTimeoutMs) {
      // To Keyv, 0 means no expiry; Redis takes neither fractions nor infinity.
      if (ttlMs > 0) await attempt("set", maxMs, () => store.set(key, value, Math.min(Math.ceil(ttlMs), yearMs)));
    },
    delete: remove,
  };
}

/** Parses a JSON text; returns undefined, which no JSON text is, where it is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
