import Keyv from "keyv";
import { guard } from "../../src/cache/guard.js";
import { memoryStore, type Store } from "../../src/cache/store.js";

/** A clock that stands still until it is told to go on. */
function fakeClock() {
  let now = 0;
  const timers = new Set<{ at: number; task: () => void }>();
  return {
    timers,
    monotonic: () => now,
    after(ms: number, task: () => void) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms: number) {
      now += ms;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.task();
      }
    },
  };
}

/** A guarded store, the clock that it goes by and what its listener was told. */
function guarded(members: Partial<Store>, cacheTimeoutMs?: number) {
  const clock = fakeClock();
  const told: unknown[] = [];
  const store: Store = { get: () => undefined, set: () => undefined, delete: () => undefined, ...members };
  return { clock, told, cache: guard(store, { clock, cacheTimeoutMs, onCacheError: (error) => told.push(error) }) };
}

const broken = new Error("the store is broken");
const hangs = () => new Promise<never>(() => {});
const throws = () => {
  throw broken;
};

test("what was kept is found, as text and parsed, each time anew", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", '[{"id":1}]', 1_000);
  const [one, two] = [await cache.get("a"), await cache.get("a")];
  expect(one).toEqual({ text: '[{"id":1}]', data: [{ id: 1 }] });
  expect(one?.data).not.toBe(two?.data);
  await cache.delete("a");
  expect(await cache.get("a")).toBeUndefined();
});

test("a kept null is found, and is not the same as nothing", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", "null", 1_000);
  expect(await cache.get("a")).toEqual({ text: "null", data: null });
});

test.each([undefined, null])("%p of a store is nothing, and nobody is told", async (nothing) => {
  const { cache, told } = guarded({ get: async () => nothing });
  expect(await cache.get("a")).toBeUndefined();
  expect(told).toEqual([]);
});

test("a Keyv and a Map are stores as they are", async () => {
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

describe.each([
  ["throws", throws],
  ["rejects", () => Promise.reject(broken)],
])("a store that %s", (_, fails) => {
  test("finds nothing, stores nothing, drops nothing and fails no call; the listener hears of it each time", async () => {
    for (const step of [
      (cache: ReturnType<typeof guard>) => cache.get("a"),
      (cache: ReturnType<typeof guard>) => cache.set("a", "1", 1_000),
      (cache: ReturnType<typeof guard>) => cache.delete("a"),
    ]) {
      const { cache, told, clock } = guarded({ get: fails, set: fails, delete: fails });
      expect(await step(cache)).toBeUndefined();
      expect(told).toEqual([broken]);
      expect(clock.timers.size).toBe(0);
    }
  });

  test("is left alone for 30 s after two failures in a row, then tried again", async () => {
    const get = jest.fn(fails);
    const { cache, told, clock } = guarded({ get });
    for (let call = 0; call < 5; call++) await cache.get("a");
    expect([get.mock.calls.length, told.length]).toEqual([2, 2]);
    clock.pass(29_999);
    await cache.get("a");
    expect(get).toHaveBeenCalledTimes(2);
    clock.pass(1);
    await cache.get("a");
    await cache.get("a");
    expect(get).toHaveBeenCalledTimes(3);
  });
});

describe("a store that hangs", () => {
  test.each(["get", "set", "delete"] as const)("is left alone after the limit: %s", async (member) => {
    const { cache, told, clock } = guarded({ [member]: hangs }, 250);
    const call = member === "set" ? cache.set("a", "1", 1_000) : cache[member]("a");
    let done = false;
    const watched = call.then((result) => {
      done = true;
      return result;
    });
    clock.pass(249);
    await new Promise(setImmediate);
    expect(done).toBe(false);
    clock.pass(1);
    expect(await watched).toBeUndefined();
    expect(told).toEqual([
      expect.objectContaining({ message: expect.stringMatching(`longer than 250 ms to ${member}`) }),
    ]);
    expect(clock.timers.size).toBe(0);
  });

  test("has a second where nothing else is said", async () => {
    const { cache, clock } = guarded({ get: hangs });
    const call = cache.get("a");
    expect([...clock.timers].map(({ at }) => at)).toEqual([1_000]);
    clock.pass(1_000);
    expect(await call).toBeUndefined();
  });

  test("and then answers or fails after all changes nothing, and is told no second time", async () => {
    let settle: { resolve(value: string): void; reject(error: unknown): void } | undefined;
    const get = () => new Promise((resolve, reject) => (settle = { resolve, reject }));
    const { cache, told, clock } = guarded({ get }, 100);
    for (const late of ["resolve", "reject"] as const) {
      const call = cache.get("a");
      clock.pass(100);
      expect(await call).toBeUndefined();
      settle?.[late]("late");
      await new Promise(setImmediate);
    }
    expect(told).toHaveLength(2);
  });
});

test("no timer is left behind by a store that answers, and none is started for one that answers at once", async () => {
  const slow = guarded({ get: async () => "1" });
  const found = slow.cache.get("a");
  expect(slow.clock.timers.size).toBe(1);
  await found;
  expect(slow.clock.timers.size).toBe(0);

  const quick = guarded(memoryStore());
  const set = quick.cache.set("a", "1", 1_000);
  expect(quick.clock.timers.size).toBe(0);
  await set;
});

test.each(["", "{", '[{"id":1', "undefined", "<html>"])(
  "an entry of %j is dropped, told, and counts as absent",
  async (text) => {
    const store = memoryStore();
    const { cache, told } = guarded(store);
    store.set("a", text, 1_000);
    expect(await cache.get("a")).toBeUndefined();
    expect(store.get("a")).toBeUndefined();
    expect(told).toHaveLength(1);
  },
);

test.each([1, true, {}, ["1"], Buffer.from("1")])("an entry that is no text (%p) is dropped", async (entry) => {
  const dropped: string[] = [];
  const { cache } = guarded({ get: async () => entry, delete: (key) => dropped.push(key) });
  expect(await cache.get("a")).toBeUndefined();
  expect(dropped).toEqual(["a"]);
});

test("an entry that cannot be dropped either still counts as absent", async () => {
  const { cache, told } = guarded({ get: () => "{", delete: throws });
  expect(await cache.get("a")).toBeUndefined();
  expect(told).toHaveLength(2);
});

test("a failing store without a listener fails no call either", async () => {
  const cache = guard({ get: throws, set: throws, delete: throws }, { clock: fakeClock() });
  expect(await cache.get("a")).toBeUndefined();
});

test("a time to live reaches the store in whole milliseconds, never 0, which Keyv takes for ever, nor beyond a year", async () => {
  const kept: number[] = [];
  const { cache } = guarded({ set: (_key, _value, ttlMs) => kept.push(ttlMs) });
  for (const ttlMs of [0, -5, Number.NaN, 0.2, 1_500.5, Number.POSITIVE_INFINITY]) await cache.set("a", "1", ttlMs);
  expect(kept).toEqual([1, 1_501, 365 * 24 * 3_600_000]);
});

test("a hostile __proto__ in an entry is data and nothing more", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", '{"__proto__":{"admin":true}}', 1_000);
  const found = await cache.get("a");
  expect(Object.keys(Object(found?.data))).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(found?.data)).toBe(Object.getPrototypeOf(JSON.parse("{}")));
});
