import * as fc from "fast-check";
import { memoryStore as storeWith } from "../../src/cache/store.js";

/** Creates a store whose clock does not move unless the test passes another clock. */
const memoryStore = (options: Parameters<typeof storeWith>[0] = {}) => storeWith({ now: () => 0, ...options });

/** Returns the size of one entry, including the 200 bytes of overhead that the store counts. */
const entryBytes = (key: string, value: string) => 2 * (key.length + value.length) + 200;

test("an entry is found until it is deleted", () => {
  const store = memoryStore();
  expect(store.get("a")).toBeUndefined();
  store.set("a", "1", 1_000);
  store.set("a", "2", 1_000);
  expect(store.get("a")).toBe("2");
  store.delete("a");
  store.delete("missing");
  expect(store.get("a")).toBeUndefined();
});

test("an entry is found until its time to live has passed", () => {
  let now = 5_000;
  const store = memoryStore({ now: () => now });
  store.set("a", "1", 1_000);
  now = 5_999;
  expect(store.get("a")).toBe("1");
  now = 6_000;
  expect(store.get("a")).toBeUndefined();
});

test("reading an entry does not extend its life, but setting it again does", () => {
  let now = 0;
  const store = memoryStore({ now: () => now });
  store.set("read", "1", 1_000);
  store.set("set", "1", 1_000);
  now = 900;
  store.get("read");
  store.set("set", "2", 1_000);
  now = 1_500;
  expect([store.get("read"), store.get("set")]).toEqual([undefined, "2"]);
});

test.each([0, -1, Number.NaN])("setting an entry with a time to live of %p ms removes the existing entry", (ttlMs) => {
  const store = memoryStore();
  store.set("a", "1", 1_000);
  store.set("a", "2", ttlMs);
  expect(store.get("a")).toBeUndefined();
});

test("the store removes the least recently used entry first, and reading counts as use", () => {
  const store = memoryStore({ maxBytes: 3 * entryBytes("a", "1") });
  for (const key of ["a", "b", "c"]) store.set(key, "1", 1_000);
  store.get("a");
  store.set("d", "1", 1_000);
  expect(["a", "b", "c", "d"].filter((key) => store.get(key) === "1")).toEqual(["a", "c", "d"]);
});

test("a value that is too large is not stored and does not remove other entries", () => {
  const store = memoryStore({ maxBytes: 1_000 });
  store.set("small", "1", 1_000);
  store.set("large", "x".repeat(1_000), 1_000);
  expect([store.get("small"), store.get("large")]).toEqual(["1", undefined]);
});

test("a new value that is too large removes the old value of its key", () => {
  const store = memoryStore({ maxBytes: 1_000 });
  store.set("a", "old", 1_000);
  store.set("a", "x".repeat(1_000), 1_000);
  expect(store.get("a")).toBeUndefined();
});

test("the default limit has room for three rosters of 9 MB, the largest responses", () => {
  const store = memoryStore();
  const roster = "x".repeat(9 * 2 ** 20);
  for (let season = 0; season < 10; season++) store.set(`${season}`, roster, 1_000);
  expect(Array.from({ length: 10 }, (_, season) => store.get(`${season}`) !== undefined).filter(Boolean)).toHaveLength(
    3,
  );
});

test("after any sequence of operations, the store stays within its limit and returns only each key's last value", async () => {
  const step = fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    value: fc.option(fc.string({ maxLength: 150 }), { nil: undefined }),
    read: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const maxBytes = 1_200;
      const store = memoryStore({ maxBytes, now: () => 0 });
      const last = new Map<string, string>();
      for (const { key, value, read } of steps) {
        if (read) store.get(key);
        else if (value === undefined) {
          store.delete(key);
          last.delete(key);
        } else {
          store.set(key, value, 1);
          last.set(key, value);
        }
        let size = 0;
        // Reads every entry to measure the size. That changes only the order of use.
        for (const name of ["a", "b", "c", "d", "e"]) {
          const found = store.get(name);
          if (found === undefined) continue;
          expect(found).toBe(last.get(name));
          size += entryBytes(name, String(found));
        }
        expect(size).toBeLessThanOrEqual(maxBytes);
      }
    }),
  );
});

test("two stores do not share entries", () => {
  const [one, two] = [memoryStore(), memoryStore()];
  one.set("a", "1", 1_000);
  expect(two.get("a")).toBeUndefined();
});
