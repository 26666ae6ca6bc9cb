import { keyed, operationOf, type QueryObject } from "../document/operation.js";
import { callError, refusal } from "../request/failures/call-error.js";
import type { ClientState } from "../request/parts.js";
import { within } from "../request/waiting.js";
import type { guard } from "./guard.js";
import { cacheKey, keysOf } from "./key.js";
import type { listing } from "./listing.js";

/** Returns a function that deletes the entry of a query, or those of all queries of a path. It returns false where the store failed. */
export function forgetting(
  store: ReturnType<typeof guard>,
  known: ReturnType<typeof listing>,
  { addressOf, clock, keys, settings }: Pick<ClientState, "addressOf" | "clock" | "keys" | "settings">,
) {
  async function forgetPath(url: string): Promise<boolean> {
    const listed = await known.keys(store.step);
    if (listed === undefined) return false;
    const isOfPath = await keysOf(url);
    let done = true;
    for (const key of listed) if (isOfPath(key)) done = (await store.delete(key)) && done;
    return done;
  }

  /** The key of this client, for which it waits as long as a call does. */
  const apiKey = () => within({ settings, signal: undefined }, clock, Promise.resolve(keys.current()));

  return async (path: string, query: QueryObject | undefined): Promise<boolean> => {
    const operation = operationOf(path);
    if (operation && query === undefined) return forgetPath(addressOf(path, {}));
    const refused = await refusal(path, query, keys.known);
    if (!operation || query === undefined || refused) throw refused;
    try {
      const key = await cacheKey(addressOf(path, query), operation, keyed(operation) ? await apiKey() : undefined);
      return key === undefined || (await store.delete(key));
    } catch (cause) {
      throw await callError(cause, { path, query }, keys.known);
    }
  };
}
