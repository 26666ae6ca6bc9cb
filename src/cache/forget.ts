import type { keyring } from "../fetch/auth.js";
import type { QueryObject } from "../operation.js";
import type { guard } from "./guard.js";
import type { Tools } from "./index.js";
import { cacheKey, isKeyOf, keyed } from "./key.js";
import type { listing } from "./listing.js";

/** Returns a function that deletes the entry of a query, or those of all queries of a path. It returns false where the store failed. */
export function forgetting(
  store: ReturnType<typeof guard>,
  known: ReturnType<typeof listing>,
  onCacheError: (error: unknown) => void,
  keys: ReturnType<typeof keyring>,
  { addressOf, operationOf, refusal }: Pick<Tools, "addressOf" | "operationOf" | "refusal">,
) {
  async function forgetPath(url: string): Promise<boolean> {
    let done = true;
    try {
      for (const key of await known.keys()) if (isKeyOf(url, key)) done = (await store.delete(key)) && done;
      return done;
    } catch (error) {
      onCacheError(error);
      return false;
    }
  }

  return async (path: string, query: QueryObject | undefined): Promise<boolean> => {
    const operation = operationOf(path);
    if (operation && query === undefined) return forgetPath(addressOf(path, {}));
    const refused = await refusal(path, query, keys.known);
    if (!operation || query === undefined || refused) throw refused;
    const key = await cacheKey(addressOf(path, query), operation, keyed(operation) ? await keys.current() : undefined);
    return key === undefined || store.delete(key);
  };
}
