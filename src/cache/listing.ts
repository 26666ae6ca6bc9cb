import type { Store } from "../injected.js";

/** How many keys are remembered of a store that cannot list its own. */
const maxKeys = 10_000;

/** Takes a step of a store; undefined where the store fails or hangs. */
export type Step = <T>(name: string, take: () => Promise<T>) => Promise<T | undefined>;

/** What a store lists. Sync and async iterables alike; what is neither throws. */
async function* listedBy(store: Store): AsyncGenerator<unknown> {
  yield* (store.keys ? await store.keys() : store.iterator?.()) as AsyncIterable<unknown>;
}

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
    /** Undefined where the store fails or hangs. Each key is a step of its own, because a store may have many. */
    async keys(step: Step): Promise<string[] | undefined> {
      if (!lists) return [...used];
      const found: string[] = [];
      const listed = listedBy(store);
      for (;;) {
        const next = await step("list its keys", () => listed.next());
        if (next === undefined) return undefined;
        if (next.done) return found;
        const key = store.keys ? next.value : Reflect.get(Object(next.value), 0);
        if (typeof key === "string") found.push(key);
      }
    },
  };
}
