// Loaded with the first call of a client with a cache.

import { parsedJson } from "../document/json.js";
import { keyed, type Operation } from "../document/operation.js";
import type { ErrorCode } from "../errors.js";
import { holdsKey, type Redact, redactor } from "../query/redact.js";
import { rebuiltCause } from "../request/failures/cause.js";
import { isOutage } from "../request/failures/network-errors.js";
import type { Call, Outcome } from "../request/layer.js";
import { notify } from "../request/notify.js";
import type { Cache, ClientState } from "../request/parts.js";
import { within } from "../request/waiting.js";
import { type Envelope, seal, staleness, stateOf, unseal } from "./envelope.js";
import { forgetting, listing } from "./forget.js";
import { guard } from "./guard.js";
import { cacheKey } from "./key.js";
import { memoryStore } from "./store.js";
import { dayMs, ttlOf } from "./ttl.js";

/** Whether parsed JSON has the type of an operation's body. An error object, which has a message, is not a body. */
function isBodyOf({ object }: Operation, data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data) === Boolean(object)) return false;
  return !("message" in data);
}

/** An error of the store, rebuilt where it repeats a key. */
function withoutKey(error: unknown, redact: Redact): unknown {
  let isSafe = true;
  const rebuilt = rebuiltCause(error, (text) => {
    const safe = redact(text);
    isSafe &&= safe === text;
    return safe;
  });
  return isSafe ? error : rebuilt;
}

/** Whether stored data past its time may replace an error. Any other error needs the attention of the caller. */
export const isReplaceable = (error: unknown): boolean =>
  isOutage(error) || Object(error).code === ("quota_exceeded" satisfies ErrorCode);

/** Opens the cache of a client. Longer than 60 lines, because its entries share the store, the clock and the time of the call. */
export function openCache(state: ClientState): Cache {
  const { options, clock, keys } = state;
  const staleIfErrorMs = options.staleIfErrorMs ?? 7 * dayMs;
  const redact = redactor(keys.known);
  const onCacheError = (error: unknown) => notify(options.onCacheError, withoutKey(error, redact));
  const shared = typeof options.cache === "object" ? options.cache : undefined;
  const start = clock.now() - clock.monotonic();
  // Entries of this process need a time that is never set back. The wall clock is ahead where the monotonic one stops during sleep.
  const now = () => (shared ? clock.now() : Math.max(clock.now(), start + clock.monotonic()));
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
    async entry(call, operation, query, ttlMs) {
      const at = now();
      const ttl = ttlMs ?? ttlOf(operation, query, at);
      if (!(ttl > 0)) return undefined;
      const apiKey = keyed(operation) ? await apiKeyFor(call) : undefined;
      const key = await cacheKey(call.url, operation, apiKey);
      if (key === undefined) return undefined;
      /** Whether the attempt used another key than the store: the key function may return a new one each time. */
      const isOther = () => keyed(operation) && call.key !== apiKey;
      /** What `get` found past its time. It is not parsed before it is used. */
      let past: Envelope | undefined;
      const bodyOf = ({ text }: Envelope): Outcome | undefined => {
        const data = parsedJson(text);
        return isBodyOf(operation, data) ? { text, data } : undefined;
      };
      const read = (value: string) => {
        known.note(key);
        const envelope = unseal(value);
        if (!envelope) return undefined;
        const state = stateOf(envelope, at, staleIfErrorMs);
        if (state === "fresh") return bodyOf(envelope);
        if (state === "stale") past = envelope;
        return null;
      };
      return {
        get: (leftMs) => store.get(key, leftMs, read),
        async instead(error, invalid) {
          // Data of one key is none of another; where nothing was sent, there is only this one.
          const isOwn = call.key === undefined || !isOther();
          const body = past && isOwn && !call.signal?.aborted && isReplaceable(error) ? bodyOf(past) : undefined;
          if (!past || !body || (await invalid(body))) return undefined;
          return { ...body, stale: staleness(error, past.storedAt, now()) };
        },
        async set(text, data, leftMs) {
          // The service fills in seasons late: an empty list may have rows next week.
          const lasts = ttlMs === undefined && Array.isArray(data) && data.length === 0 ? Math.min(ttl, dayMs) : ttl;
          if (!isBodyOf(operation, data) || holdsKey(text, redact)) return;
          const own = isOther() ? await cacheKey(call.url, operation, call.key) : key;
          if (own === undefined) return;
          known.note(own);
          const storedAt = now();
          await store.set(own, seal(text, storedAt, storedAt + lasts), lasts + staleIfErrorMs, leftMs);
        },
      };
    },
    forget: forgetting(store, known, state),
  };
}
