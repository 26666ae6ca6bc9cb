import { listing } from "../../src/cache/forget.js";
import { memoryStore } from "../../src/cache/store.js";

test("the memory store accepts an entry of exactly its maximum size but not a larger entry", async () => {
  const store = memoryStore({ maxBytes: 2 * (3 + 5) + 200, now: () => 0 });
  store.set("key", "value", 1_000);
  expect(store.get("key")).toBe("value");
  store.set("key", "value+", 1_000);
  expect(store.get("key")).toBeUndefined();
  for (const key of ["one", "two", "six"]) store.set(key, "value", 1_000);
  expect(await listing(store).keys(async (_, take) => take())).toEqual(["six"]);
});

test("a memory entry expires once its time has passed on the monotonic clock, even if the wall clock is set back", () => {
  const clocks = { wall: 1_000, monotonic: 50 };
  const store = memoryStore({ now: () => clocks.wall, monotonic: () => clocks.monotonic });
  store.set("a", "1", 10);
  clocks.wall = 0;
  clocks.monotonic = 59;
  expect(store.get("a")).toBe("1");
  clocks.monotonic = 60;
  expect(store.get("a")).toBeUndefined();
});

test("a memory entry expires by the wall clock even if the monotonic clock has stopped", () => {
  let now = 1_000;
  const store = memoryStore({ now: () => now, monotonic: () => 0 });
  store.set("a", "1", 10);
  now = 1_009;
  expect(store.get("a")).toBe("1");
  now = 1_010;
  expect(store.get("a")).toBeUndefined();
});

test("the memory store uses the system clock by default", () => {
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000);
  const store = memoryStore();
  store.set("a", "1", 10);
  now.mockReturnValue(1_010);
  expect(store.get("a")).toBeUndefined();
  now.mockRestore();
});

test("the memory store does not keep an entry that expires immediately", async () => {
  const store = memoryStore({ now: () => 0 });
  store.set("a", "1", 0);
  expect(await listing(store).keys(async (_, take) => take())).toEqual([]);
});
