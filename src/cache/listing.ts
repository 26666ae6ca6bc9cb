import type { Store } from "./store.js";

/** How many keys are remembered of a store that cannot list its own. */
const maxKeys = 10_000;

/** The keys of a store, as it lists them; of a store that cannot, those that this client used last. */
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
    /** Throws what the store throws. */
    async keys(): Promise<string[]> {
      if (!lists) return [...used];
      const found: string[] = [];
      // Sync and async iterables alike. What is neither throws.
      const listed = (store.keys ? await store.keys() : store.iterator?.()) as AsyncIterable<unknown>;
      for await (const each of listed) {
        const key = store.keys ? each : Reflect.get(Object(each), 0);
        if (typeof key === "string") found.push(key);
      }
      return found;
    },
  };
}
