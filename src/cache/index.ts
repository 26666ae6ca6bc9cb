// Loaded with the first call of a client with a cache. It imports no values of the client, so that a bundler can split it off.
import type { Clock } from "../fetch/clock.js";
import type { Operation, QueryObject } from "../operation.js";
import type { ClientOptions } from "../options.js";
import { guard } from "./guard.js";
import { cacheKey, keyed } from "./key.js";
import { memoryStore } from "./store.js";
import { dayMs, ttlOf } from "./ttl.js";

/** Whether parsed JSON has the type of an operation's body. An error object, which has a message, is not a body. */
function isBodyOf({ object }: Operation, data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data) === Boolean(object)) return false;
  return !("message" in data);
}

export function openCache(options: ClientOptions, clock: Clock) {
  const now = () => clock.now();
  const own =
    typeof options.cache === "object" ? options.cache : memoryStore({ now, monotonic: () => clock.monotonic() });
  const store = guard(own, { ...options, clock });
  return {
    /** The entry of a response; undefined where it is not stored. `ttlMs` replaces the time that the document says. */
    async entry(
      url: string,
      operation: Operation,
      query: QueryObject | undefined,
      ttlMs: number | undefined,
      apiKey: () => Promise<string | undefined>,
    ) {
      const ttl = ttlMs ?? ttlOf(operation, query, clock.now());
      if (!(ttl > 0)) return undefined;
      const key = await cacheKey(url, operation, keyed(operation) ? await apiKey() : undefined);
      if (key === undefined) return undefined;
      return {
        /** The stored body; undefined where there is nothing usable. The store gets at most `maxMs`. */
        get: (maxMs: number) => store.get(key, maxMs, (data) => isBodyOf(operation, data)),
        /** Stores a body, as text and parsed, unless it has the wrong type; an empty list for a day at most. */
        async set(text: string, data: unknown, maxMs: number) {
          // The service fills in seasons late: an empty list may have rows next week.
          const lasts = ttlMs === undefined && Array.isArray(data) && data.length === 0 ? Math.min(ttl, dayMs) : ttl;
          if (isBodyOf(operation, data)) await store.set(key, text, lasts, maxMs);
        },
      };
    },
  };
}
