import * as fc from "fast-check";
import { memoryStore } from "../../src/cache/store.js";

/** What one entry counts, beside its texts: see `overheadBytes`. */
const entryBytes = (key: string, value: string) => 2 * (key.length + value.length) + 200;

test("what was set is found, until it is deleted", () => {
  const store = memoryStore();
  expect(store.get("a")).toBeUndefined();
  store.set("a", "1", 1_000);
  store.set("a", "2", 1_000);
  expect(store.get("a")).toBe("2");
  store.delete("a");
  store.delete("never there");
  expect(store.get("a")).toBeUndefined();
});

test("an entry is found up to its time to live, and not at it", () => {
  let now = 5_000;
  const store = memoryStore({ now: () => now });
  store.set("a", "1", 1_000);
  now = 5_999;
  expect(store.get("a")).toBe("1");
  now = 6_000;
  expect(store.get("a")).toBeUndefined();
});

test("to be read does not make an entry live longer, to be set again does", () => {
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

test.each([0, -1, Number.NaN])("with %p ms to live nothing is kept, and what was there is gone", (ttlMs) => {
  const store = memoryStore();
  store.set("a", "1", 1_000);
  store.set("a", "2", ttlMs);
  expect(store.get("a")).toBeUndefined();
});

test("what was used longest ago goes first, and reading is using", () => {
  const store = memoryStore({ maxBytes: 3 * entryBytes("a", "1") });
  for (const key of ["a", "b", "c"]) store.set(key, "1", 1_000);
  store.get("a");
  store.set("d", "1", 1_000);
  expect(["a", "b", "c", "d"].filter((key) => store.get(key) === "1")).toEqual(["a", "c", "d"]);
});

test("a value too large for the whole store is not kept and drives nothing else out", () => {
  const store = memoryStore({ maxBytes: 1_000 });
  store.set("small", "1", 1_000);
  store.set("large", "x".repeat(1_000), 1_000);
  expect([store.get("small"), store.get("large")]).toEqual(["1", undefined]);
});

test("a value that has become too large does not leave its old one behind", () => {
  const store = memoryStore({ maxBytes: 1_000 });
  store.set("a", "old", 1_000);
  store.set("a", "x".repeat(1_000), 1_000);
  expect(store.get("a")).toBeUndefined();
});

test("the default bound holds the largest answers (a roster of 9 MB) and no more than a few of them", () => {
  const store = memoryStore();
  const roster = "x".repeat(9 * 2 ** 20);
  for (let season = 0; season < 10; season++) store.set(`${season}`, roster, 1_000);
  expect(Array.from({ length: 10 }, (_, season) => store.get(`${season}`) !== undefined).filter(Boolean)).toHaveLength(
    3,
  );
});

test("whatever is done to it, it never holds more than its bound, nor anything else than what was set last", async () => {
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
        let held = 0;
        // Found from the outside: reading all in one order disturbs the order of use, not what is held.
        for (const name of ["a", "b", "c", "d", "e"]) {
          const found = store.get(name);
          if (found === undefined) continue;
          expect(found).toBe(last.get(name));
          held += entryBytes(name, String(found));
        }
        expect(held).toBeLessThanOrEqual(maxBytes);
      }
    }),
  );
});

test("two stores share nothing", () => {
  const [one, two] = [memoryStore(), memoryStore()];
  one.set("a", "1", 1_000);
  expect(two.get("a")).toBeUndefined();
});
