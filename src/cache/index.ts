// Loaded with the first call of a client with a cache. It imports no values of the client, so that a bundler can split it off.
import type { keyring } from "../fetch/auth.js";
import type { Call } from "../fetch/call.js";
import type { Clock } from "../fetch/clock.js";
import type { ClientTools } from "../lazy/client-tools.js";
import type { Operation, QueryObject } from "../operation.js";
import type { ClientOptions } from "../options.js";
import type { addresses } from "../query/address.js";
import { type Envelope, parsed, seal, stateOf, unseal } from "./envelope.js";
import { forgetting } from "./forget.js";
import { guard } from "./guard.js";
import { cacheKey, keyed } from "./key.js";
import { listing } from "./listing.js";
import { isReplaceable, staleness } from "./stale.js";
import { memoryStore } from "./store.js";
import { dayMs, ttlOf } from "./ttl.js";

/** What the cache needs of the client. */
export interface Tools extends Pick<ClientTools, "operationOf" | "refusal" | "within" | "notifyHook"> {
  readonly addressOf: ReturnType<typeof addresses>;
}

export interface Body {
  readonly text: string;
  readonly data: unknown;
}

/** Whether parsed JSON has the type of an operation's body. An error object, which has a message, is not a body. */
function isBodyOf({ object }: Operation, data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data) === Boolean(object)) return false;
  return !("message" in data);
}

/** Wall-clock time that is never set back, for entries of this process. It follows the wall clock where the monotonic one stops during sleep. */
function steady(clock: Clock): () => number {
  const start = clock.now() - clock.monotonic();
  return () => Math.max(clock.now(), start + clock.monotonic());
}

export function openCache(options: ClientOptions, clock: Clock, keys: ReturnType<typeof keyring>, tools: Tools) {
  const { within, notifyHook } = tools;
  const staleIfErrorMs = options.staleIfErrorMs ?? 7 * dayMs;
  const onCacheError = (error: unknown) => notifyHook(options.onCacheError, error);
  const shared = typeof options.cache === "object" ? options.cache : undefined;
  const now = shared ? () => clock.now() : steady(clock);
  const own = shared ?? memoryStore({ now: () => clock.now(), monotonic: () => clock.monotonic() });
  const store = guard(own, { ...options, onCacheError, clock });
  const known = listing(own);

  async function apiKeyFor(call: Call): Promise<string | undefined> {
    try {
      return await within(call, clock, Promise.resolve(keys.current()));
    } catch (error) {
      // Without a key nothing is stored, and the call reports the error. A timeout ends the call here.
      if (Reflect.get(Object(error), "code") === "authentication") return undefined;
      throw error;
    }
  }

  return {
    /** The entry of a call; undefined where its response is not stored. `ttlMs` replaces the time that the document says. */
    async entry(call: Call, operation: Operation, query: QueryObject | undefined, ttlMs: number | undefined) {
      const at = now();
      const ttl = ttlMs ?? ttlOf(operation, query, at);
      if (!(ttl > 0)) return undefined;
      const key = await cacheKey(call.url, operation, keyed(operation) ? await apiKeyFor(call) : undefined);
      if (key === undefined) return undefined;
      /** What `get` found past its time. It is not parsed before it is used. */
      let past: Envelope | undefined;
      const bodyOf = ({ text }: Envelope): Body | undefined => {
        const data = parsed(text);
        return isBodyOf(operation, data) ? { text, data } : undefined;
      };
      const read = (value: string) => {
        known.note(key);
        const envelope = unseal(value);
        const state = stateOf(envelope, at, staleIfErrorMs);
        if (state === "fresh") return bodyOf(envelope);
        if (state === "stale") past = envelope;
        return null;
      };
      return {
        /** The stored body; undefined or null where there is nothing fresh and usable. The store gets at most `leftMs()`. */
        get: (leftMs: () => number) => store.get(key, leftMs, read),
        /** Returns the body that `get` found past its time, unless `invalid` refuses it; throws the error of the call where that stays. */
        async instead(error: unknown, invalid: (body: Body) => unknown) {
          const body = past && !call.signal?.aborted && isReplaceable(error) ? bodyOf(past) : undefined;
          if (past?.storedAt === undefined || !body || (await invalid(body))) throw error;
          return { ...body, stale: staleness(error, past.storedAt, now()) };
        },
        /** Stores a body, as text and parsed, unless it has the wrong type; an empty list for a day at most. */
        async set(text: string, data: unknown, leftMs: () => number) {
          // The service fills in seasons late: an empty list may have rows next week.
          const lasts = ttlMs === undefined && Array.isArray(data) && data.length === 0 ? Math.min(ttl, dayMs) : ttl;
          if (!isBodyOf(operation, data)) return;
          known.note(key);
          const storedAt = now();
          await store.set(key, seal(text, storedAt, storedAt + lasts), lasts + staleIfErrorMs, leftMs);
        },
      };
    },
    forget: forgetting(store, known, onCacheError, keys, tools),
  };
}
