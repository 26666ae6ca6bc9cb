import type { Store } from "../injected.js";
import { noLimit, type StepOptions, stepsOf } from "../request/steps.js";
import { yearMs } from "./envelope.js";

/** Wraps a store: no step rejects, or outlasts `cacheTimeoutMs` or `leftMs()`. After a failure the store rests. */
export function guard(store: Store, options: StepOptions) {
  const { onCacheError = () => {} } = options;
  const step = stepsOf("The cache", options);

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
    /** Whether the store has claims. */
    claims: typeof store.claim === "function",
    /** Whether `holder` has the claim of a key now; undefined if the store fails. A claim that comes too late is given back. */
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
    /** Gives a claim back, also while the store rests: others would wait for its end. */
    async giveBack(key: string, holder: string, leftMs: () => number) {
      const give = async () => {
        await store.claim?.(key, holder, 0);
        return true;
      };
      if (!(await step("give a claim back", give, leftMs))) give().catch(() => {});
    },
  };
}
