import { keyed, operationOf, type QueryObject } from "../document/operation.js";
import type { Store } from "../injected.js";
import { refusedQuery } from "../query/query-error.js";
import { keyInTime } from "../request/auth.js";
import { callError } from "../request/errors/explained.js";
import type { ClientState } from "../request/parts.js";
import type { Step } from "../request/steps.js";
import type { guard } from "./guard.js";
import { cacheKey, keysOf } from "./key.js";

/** How many keys to remember if the store can't list its keys. */
const maxKeys = 10_000;

/** Yields a store's keys, or its entries if it has no `keys`. Accepts sync and async iterables, and throws for anything else. */
async function* listedBy(store: Store): AsyncGenerator<unknown> {
  yield* (store.keys ? await store.keys() : store.iterator?.()) as AsyncIterable<unknown>;
}

/** Lists a store's keys. If the store can't list them, returns the keys that this client used last. */
export function listing(store: Store) {
  const lists = typeof store.keys === "function" || typeof store.iterator === "function";
  const used = new Set<string>();
  return {
    /** Notes that an entry exists. */
    note(key: string): void {
      if (lists) return;
      used.add(key);
      if (used.size > maxKeys) for (const oldest of used) return void used.delete(oldest);
    },
    /** Returns the keys, or undefined if the store fails or hangs. Each key has a separate time limit, because a store may have many. */
    async keys(step: Step): Promise<string[] | undefined> {
      if (!lists) return [...used];
      const storeKeys: string[] = [];
      const listedKeys = listedBy(store);
      for (;;) {
        const next = await step("list its keys", () => listedKeys.next());
        if (next === undefined) return undefined;
        if (next.done) return storeKeys;
        const key = store.keys ? next.value : Reflect.get(Object(next.value), 0);
        if (typeof key === "string") storeKeys.push(key);
      }
    },
  };
}

/** Returns a function that deletes a query's entry. Without a query, it deletes all entries of the path. It returns false if the store failed. */
export function forgetting(
  store: ReturnType<typeof guard>,
  usedKeys: ReturnType<typeof listing>,
  { addressOf, clock, keys, options, settings }: ClientState,
) {
  async function forgetPath(url: string): Promise<boolean> {
    const storedKeys = await usedKeys.keys(store.step);
    if (storedKeys === undefined) return false;
    const isOfPath = await keysOf(url);
    let done = true;
    for (const key of storedKeys) if (isOfPath(key)) done = (await store.delete(key)) && done;
    return done;
  }

  return async (path: string, query: QueryObject | undefined): Promise<boolean> => {
    const operation = operationOf(path);
    const refused = operation && query === undefined ? undefined : refusedQuery(path, query, keys.redactFor());
    if (!operation || refused) throw refused;
    if (!options.cache) return true;
    if (query === undefined) return forgetPath(addressOf(path, {}));
    try {
      const current = keyed(operation) ? keys.current() : undefined;
      const apiKey = await keyInTime({ settings, signal: undefined }, clock, Promise.resolve(current));
      const key = await cacheKey(addressOf(path, query), operation, apiKey, addressOf(path, {}));
      return key === undefined || (await store.delete(key));
    } catch (cause) {
      throw callError(cause, { path, query }, keys.redactFor());
    }
  };
}
