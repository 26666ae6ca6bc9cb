// Loaded with the first call of a client with a cache. It imports nothing of the client, so that a bundler can split it off.
import type { Clock } from "../fetch/clock.js";
import type { Operation } from "../operation.js";
import { type Found, guard } from "./guard.js";
import { cacheKey, keyed } from "./key.js";
import { memoryStore, type Store } from "./store.js";
import { dayMs, ttlOf } from "./ttl.js";

/** The entry of one response. */
export interface CacheEntry {
  /** The stored body; undefined where there is nothing, or nothing usable. The store gets at most `maxMs`. */
  get(maxMs: number): Promise<Found | undefined>;
  /**
   * Stores a body, given as text and parsed, for as long as the operation's responses stay true; an empty list for a day at most. A body of the
   * wrong type is not stored.
   */
  set(text: string, data: unknown, maxMs: number): Promise<void>;
}

/** The stored responses of a client. */
export interface Cache {
  /**
   * The entry of the response of an address; undefined where it is not stored. `ttlMs` replaces the time that the document says.
   * `apiKey` is called where responses depend on the key.
   */
  entry(
    url: string,
    operation: Operation,
    query: Readonly<Record<string, unknown>> | undefined,
    ttlMs: number | undefined,
    apiKey: () => Promise<string | undefined>,
  ): Promise<CacheEntry | undefined>;
}

/** Whether parsed JSON has the type of an operation's body. An error object, which only has a message, is no body. */
function isBodyOf({ object }: Operation, data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data) === Boolean(object)) return false;
  return !("message" in data);
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
  const own =
    typeof options.cache === "object"
      ? options.cache
      : memoryStore({ now: () => clock.now(), monotonic: () => clock.monotonic() });
  const store = guard(own, { ...options, clock });
  return {
    async entry(url, operation, query, ttlMs, apiKey) {
      const ttl = ttlMs ?? ttlOf(operation, query, clock.now());
      if (!(ttl > 0)) return undefined;
      const key = await cacheKey(url, operation, keyed(operation) ? await apiKey() : undefined);
      if (key === undefined) return undefined;
      return {
        get: (maxMs) => store.get(key, maxMs, (data) => isBodyOf(operation, data)),
        async set(text, data, maxMs) {
          // A season is filled in late: that it is empty now says little of next week.
          const lasts = ttlMs === undefined && Array.isArray(data) && data.length === 0 ? Math.min(ttl, dayMs) : ttl;
          if (isBodyOf(operation, data)) await store.set(key, text, lasts, maxMs);
        },
      };
    },
  };
}
