// Loaded when a cache is asked for, and not before. It imports nothing of the client, so that a bundler can keep it apart.
import type { Clock } from "../fetch/chain.js";
import type { Operation } from "../operation.js";
import { type Found, guard } from "./guard.js";
import { cacheKey, keyed } from "./key.js";
import { memoryStore, type Store } from "./store.js";
import { ttlOf } from "./ttl.js";

/** The place of one answer. */
export interface Place {
  /** What is kept there; undefined where there is nothing, or nothing usable. */
  get(): Promise<Found | undefined>;
  /** Keeps a JSON text there, as long as the operation's answers keep. */
  set(text: string): Promise<void>;
}

/** Where the answers of a client are kept. */
export interface Cache {
  /**
   * The place of the answer of an address; undefined where it is not kept. `ttlMs`: instead of what the document says.
   * `apiKey` is asked where a tier makes it matter.
   */
  place(
    url: string,
    operation: Operation,
    query: Readonly<Record<string, unknown>> | undefined,
    ttlMs: number | undefined,
    apiKey: () => Promise<string>,
  ): Promise<Place | undefined>;
}

/** Opens the store that a client was given, or one in memory for `true`. */
export function openCache(
  options: {
    readonly cache?: boolean | Store | undefined;
    readonly cacheTimeoutMs?: number | undefined;
    readonly onCacheError?: ((error: unknown) => void) | undefined;
  },
  clock: Clock,
): Cache {
  const own = typeof options.cache === "object" ? options.cache : memoryStore({ now: clock.now });
  const store = guard(own, { ...options, clock });
  return {
    async place(url, operation, query, ttlMs, apiKey) {
      const ttl = ttlMs ?? ttlOf(operation, query, clock.now());
      if (!(ttl > 0)) return undefined;
      const key = await cacheKey(url, operation, keyed(operation) ? await apiKey().catch(() => undefined) : undefined);
      return key === undefined ? undefined : { get: () => store.get(key), set: (text) => store.set(key, text, ttl) };
    },
  };
}
