import type { Clock, Store } from "../injected.js";
import type { ClientOptions } from "../options.js";
import { yearMs } from "./envelope.js";

/** How long a store that failed is not used, ms. Each failure may cost a call the whole limit. */
const restMs = 5_000;

const noLimit = () => Number.POSITIVE_INFINITY;

/** Wraps a store: no step rejects, or outlasts `cacheTimeoutMs` or `leftMs()`. After a failure the store rests. */
export function guard(
  store: Store,
  options: Pick<ClientOptions, "cacheTimeoutMs" | "onCacheError"> & { clock: Pick<Clock, "after" | "monotonic"> },
) {
  const { cacheTimeoutMs = 1_000, onCacheError = () => {}, clock } = options;
  /** Until when the store is not used, on the monotonic clock. */
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** What a step returns; undefined if it failed or took too long. `leftMs` is called only for a store that takes time. */
  async function step<T>(name: string, take: () => T | Promise<T>, leftMs = noLimit): Promise<T | undefined> {
    if (clock.monotonic() < restsUntil) return undefined;
    try {
      const outcome = take();
      // A store that returns a value at once, as memory does, needs no timer.
      if (typeof outcome !== "object" || outcome === null) return outcome;
      const maxMs = leftMs();
      return await new Promise<T | undefined>((resolve, reject) => {
        const slow = `The cache took longer than ${cacheTimeoutMs} ms to ${name}: the call went on without it.`;
        // If the call has less time left than that, the store is not to blame.
        const late = () => (maxMs < cacheTimeoutMs ? resolve(undefined) : reject(new Error(slow)));
        const cancel = clock.after(Math.min(cacheTimeoutMs, maxMs), late);
        Promise.resolve(outcome).finally(cancel).then(resolve, reject);
      });
    } catch (error) {
      restsUntil = clock.monotonic() + restMs;
      onCacheError(error);
      return undefined;
    }
  }

  /** Returns whether the store has done it. */
  const remove = async (key: string, leftMs = noLimit): Promise<boolean> => {
    const take = async () => {
      await store.delete(key);
      return true;
    };
    return (await step("delete", take, leftMs)) === true;
  };

  /** Returns what `read` returns for the stored value. Undefined if there is no value. If `read` returns undefined, the value is deleted. */
  async function get<T>(key: string, leftMs: () => number, read: (value: string) => T | undefined) {
    const value = await step("get", () => store.get(key), leftMs);
    if (value === undefined || value === null) return undefined;
    const usableValue = typeof value === "string" ? read(value) : undefined;
    if (usableValue !== undefined) return usableValue;
    onCacheError(new Error(`The cache held something that is not the JSON of a response: dropped. Key: ${key}`));
    // Awaited, because a slow delete must not drop the entry that is stored next.
    await remove(key, leftMs);
    return undefined;
  }

  return {
    get,
    step,
    /** Stores a value for `ttlMs` milliseconds, {@link yearMs} at most; does nothing for 0 or less. */
    async set(key: string, value: string, ttlMs: number, leftMs: () => number) {
      // To Keyv, 0 means no expiry; Redis takes neither fractions nor infinity.
      if (ttlMs > 0) await step("set", () => store.set(key, value, Math.min(Math.ceil(ttlMs), yearMs)), leftMs);
    },
    delete: remove,
  };
}
