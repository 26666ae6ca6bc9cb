import type { Store } from "../injected.js";
import { noLimit, type StepOptions, stepsOf } from "../request/steps.js";
import { yearMs } from "./envelope.js";

/**
 * Wraps a store. The methods never reject, and never take longer than `cacheTimeoutMs` or `leftMs()`. After a failure, they do not use the store for
 * a while.
 */
export function guard(store: Store, options: StepOptions) {
  const { onCacheError = () => {} } = options;
  const step = stepsOf("The cache", options);

  /** Returns whether the store deleted the entry. */
  const remove = async (key: string, leftMs = noLimit): Promise<boolean> => {
    const take = async () => {
      await store.delete(key);
      return true;
    };
    return (await step("delete", take, leftMs)) === true;
  };

  /**
   * Passes the stored value to `read` and returns the result. Returns undefined if there is no value. If `read` returns undefined, deletes the
   * value.
   */
  async function get<T>(key: string, leftMs: () => number, read: (value: string) => T | undefined) {
    const value = await step("get", () => store.get(key), leftMs);
    if (value === undefined || value === null) return undefined;
    const usableValue = typeof value === "string" ? read(value) : undefined;
    if (usableValue !== undefined) return usableValue;
    onCacheError(
      new Error(`The cache contained an entry that is not a JSON response. The client removes it. Key: ${key}`),
    );
    // Waits for the delete, because a slow delete could remove the entry that is stored next.
    await remove(key, leftMs);
    return undefined;
  }

  return {
    get,
    step,
    /** Stores a value for `ttlMs` milliseconds, at most {@link yearMs}. Does nothing if `ttlMs` is 0 or less. */
    async set(key: string, value: string, ttlMs: number, leftMs: () => number) {
      // For Keyv, 0 means no expiry. Redis accepts neither fractions nor infinity.
      if (ttlMs > 0) await step("set", () => store.set(key, value, Math.min(Math.ceil(ttlMs), yearMs)), leftMs);
    },
    delete: remove,
    /** Whether the store has claims. */
    claims: typeof store.claim === "function",
    /**
     * Claims a key. Returns whether `holder` now has the claim, or undefined if the store fails. If the store grants a claim too late, gives it back.
     */
    async claim(key: string, holder: string, ms: number, leftMs: () => number) {
      let isOver = false;
      const take = async () => {
        const isOwn = await store.claim?.(key, holder, ms);
        if (isOver && isOwn) await store.claim?.(key, holder, 0);
        return isOwn;
      };
      const isOwn = await step("claim", take, leftMs);
      isOver = true;
      return isOwn;
    },
    /** Gives a claim back, even if the store has just failed, because other calls would wait until the claim expires. */
    async giveBack(key: string, holder: string, leftMs: () => number) {
      const give = async () => {
        await store.claim?.(key, holder, 0);
        return true;
      };
      if (!(await step("give a claim back", give, leftMs))) give().catch(() => {});
    },
  };
}
