import { guard } from "../../src/cache/guard.js";
import { parsedJson } from "../../src/document/json.js";
import type { Store } from "../../src/injected.js";
import { ManualClock } from "./clock.js";

/** Guards a store whose entries are JSON. `get` returns an entry both as text and as data. `read` is the guard's own `get`. */
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

/** Creates a guarded store and its clock. `errors` lists the errors that onCacheError receives. */
export function guarded(members: Partial<Store>, cacheTimeoutMs?: number) {
  const clock = new ManualClock();
  const errors: unknown[] = [];
  const store: Store = { get: () => undefined, set: () => undefined, delete: () => undefined, ...members };
  const cache = guardedJson(store, { clock, cacheTimeoutMs, onCacheError: (error) => errors.push(error) });
  return { clock, errors, cache };
}
