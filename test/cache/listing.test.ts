import { listing } from "../../src/cache/forget.js";
import type { Store } from "../../src/injected.js";
import type { Step } from "../../src/request/steps.js";

/** Calls the store's method directly. */
const step: Step = async (_, take) => take();

const silent: Store = { get: () => undefined, set: () => undefined, delete: () => undefined };

test.each<[string, Store, string[]]>([
  ["its keys", { ...silent, keys: () => ["a", 7, "b"] }, ["a", "b"]],
  ["a promise of its keys", { ...silent, keys: async () => new Set(["a"]) }, ["a"]],
  ["its entries", { ...silent, iterator: () => [["a", 1], ["b", 2], [7, 3], undefined] }, ["a", "b"]],
  ["both", { ...silent, keys: () => ["a"], iterator: () => [["b", 1]] }, ["a"]],
  [
    "entries that come one by one",
    {
      ...silent,
      async *iterator() {
        yield ["a", 1];
      },
    },
    ["a"],
  ],
])("if a store lists %s, forget uses that list instead of the keys that the client noted", async (_, store, keys) => {
  const known = listing(store);
  known.note("noted");
  expect(await known.keys(step)).toEqual(keys);
});

test("if a store cannot list its keys, the client remembers each key once, in the order of first use", async () => {
  const known = listing({ ...silent, keys: true as never });
  for (const key of ["a", "b", "a"]) known.note(key);
  expect(await known.keys(step)).toEqual(["a", "b"]);
});
