import { guard } from "../../src/cache/guard.js";
import { parsedJson } from "../../src/document/json.js";
import type { Store } from "../../src/injected.js";
import { ManualClock } from "./clock.js";

/** Guards a store whose entries are JSON. If there is no reader, `get` returns an entry both as a string and as data. */
export function guardedJson(...given: Parameters<typeof guard>) {
  const cache = guard(...given);
  const bodyIn = (text: string): { text: string; data: unknown } | undefined => {
    const data = parsedJson(text);
    return data === undefined ? undefined : { text, data };
  };
  const noLimit = () => Number.POSITIVE_INFINITY;
  return {
    ...cache,
    get: (key: string) => cache.get(key, noLimit, bodyIn),
    read: cache.get,
    set: (key: string, value: string, ttlMs: number, leftMs = noLimit) => cache.set(key, value, ttlMs, leftMs),
  };
}

/** A guarded store, its clock, and the errors that onCacheError received. */
export function guarded(members: Partial<Store>, cacheTimeoutMs?: number) {
  const clock = new ManualClock();
  const errors: unknown[] = [];
  const store: Store = { get: () => undefined, set: () => undefined, delete: () => undefined, ...members };
  const cache = guardedJson(store, { clock, cacheTimeoutMs, onCacheError: (error) => errors.push(error) });
  return { clock, errors, cache };
}
