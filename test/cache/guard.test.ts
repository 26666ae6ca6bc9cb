import Keyv from "keyv";
import type { Store } from "../../src/injected.js";
import { guarded } from "../support/guarded-store.js";

test.each([undefined, null])("%p from a store counts as a missing entry, not as an error", async (nothing) => {
  const { cache, errors } = guarded({ get: async () => nothing });
  expect(await cache.get("a")).toBeUndefined();
  expect(errors).toEqual([]);
});

test("a Keyv and a Map both work as stores", async () => {
  const stores: Store[] = [new Keyv(), new Map<string, string>()];
  for (const store of stores) {
    const { cache } = guarded({
      get: (key) => store.get(key),
      set: (key, value, ttlMs) => store.set(key, value, ttlMs),
    });
    await cache.set("a", "1", 60_000);
    expect(await cache.get("a")).toEqual({ text: "1", data: 1 });
  }
});

test.each([1, true, {}, ["1"], Buffer.from("1")])("an entry that is not a string (%p) is deleted", async (entry) => {
  const deleted: string[] = [];
  const { cache } = guarded({ get: async () => entry, delete: (key) => deleted.push(key) });
  expect(await cache.get("a")).toBeUndefined();
  expect(deleted).toEqual(["a"]);
});

test("an invalid entry counts as missing even if it cannot be deleted", async () => {
  const throws = () => {
    throw new Error("the store is broken");
  };
  const { cache, errors } = guarded({ get: () => "{", delete: throws });
  expect(await cache.get("a")).toBeUndefined();
  expect(errors).toHaveLength(2);
});

test("a store gets a time to live in whole milliseconds, at most a year and never 0, which Keyv takes as unlimited", async () => {
  const ttls: number[] = [];
  const { cache } = guarded({ set: (_key, _value, ttlMs) => ttls.push(ttlMs) });
  for (const ttlMs of [0, -5, Number.NaN, 0.2, 1_500.5, Number.POSITIVE_INFINITY]) await cache.set("a", "1", ttlMs);
  expect(ttls).toEqual([1, 1_501, 365 * 24 * 3_600_000]);
});
