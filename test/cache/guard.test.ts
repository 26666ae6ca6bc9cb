import Keyv from "keyv";
import { guard } from "../../src/cache/guard.js";
import { memoryStore, type Store } from "../../src/cache/store.js";

/** A clock that stands still until `pass` moves it. */
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

/** A guarded store, its clock, and the errors that onCacheError received. */
function guarded(members: Partial<Store>, cacheTimeoutMs?: number) {
  const clock = fakeClock();
  const errors: unknown[] = [];
  const store: Store = { get: () => undefined, set: () => undefined, delete: () => undefined, ...members };
  return { clock, errors, cache: guard(store, { clock, cacheTimeoutMs, onCacheError: (error) => errors.push(error) }) };
}

const broken = new Error("the store is broken");
const hangs = () => new Promise<never>(() => {});
const throws = () => {
  throw broken;
};

test("a stored entry is returned as text and as data, parsed for each lookup", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", '[{"id":1}]', 1_000);
  const [one, two] = [await cache.get("a"), await cache.get("a")];
  expect(one).toEqual({ text: '[{"id":1}]', data: [{ id: 1 }] });
  expect(one?.data).not.toBe(two?.data);
  await cache.delete("a");
  expect(await cache.get("a")).toBeUndefined();
});

test("a stored null is returned, and differs from a missing entry", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", "null", 1_000);
  expect(await cache.get("a")).toEqual({ text: "null", data: null });
});

test.each([undefined, null])("%p from a store is a missing entry and no error", async (nothing) => {
  const { cache, errors } = guarded({ get: async () => nothing });
  expect(await cache.get("a")).toBeUndefined();
  expect(errors).toEqual([]);
});

test("a Keyv and a Map work as stores", async () => {
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
  test("returns, stores and deletes nothing, fails no call, and reports each error", async () => {
    for (const step of [
      (cache: ReturnType<typeof guard>) => cache.get("a"),
      (cache: ReturnType<typeof guard>) => cache.set("a", "1", 1_000),
      (cache: ReturnType<typeof guard>) => cache.delete("a"),
    ]) {
      const { cache, errors, clock } = guarded({ get: fails, set: fails, delete: fails });
      expect(await step(cache)).toBeUndefined();
      expect(errors).toEqual([broken]);
      expect(clock.timers.size).toBe(0);
    }
  });

  test("is not used for 30 s after two failures in a row, then is tried again", async () => {
    const get = jest.fn(fails);
    const { cache, errors, clock } = guarded({ get });
    for (let call = 0; call < 5; call++) await cache.get("a");
    expect([get.mock.calls.length, errors.length]).toEqual([2, 2]);
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
  test.each(["get", "set", "delete"] as const)("is abandoned after the time limit: %s", async (member) => {
    const { cache, errors, clock } = guarded({ [member]: hangs }, 250);
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
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(`longer than 250 ms to ${member}`) }),
    ]);
    expect(clock.timers.size).toBe(0);
  });

  test("has a time limit of one second by default", async () => {
    const { cache, clock } = guarded({ get: hangs });
    const call = cache.get("a");
    expect([...clock.timers].map(({ at }) => at)).toEqual([1_000]);
    clock.pass(1_000);
    expect(await call).toBeUndefined();
  });

  test("and later resolves or rejects changes nothing, and is not reported again", async () => {
    let settle: { resolve(value: string): void; reject(error: unknown): void } | undefined;
    const get = () => new Promise((resolve, reject) => (settle = { resolve, reject }));
    const { cache, errors, clock } = guarded({ get }, 100);
    for (const late of ["resolve", "reject"] as const) {
      const call = cache.get("a");
      clock.pass(100);
      expect(await call).toBeUndefined();
      settle?.[late]("late");
      await new Promise(setImmediate);
    }
    expect(errors).toHaveLength(2);
  });
});

test("a store that responds leaves no timer behind, and a synchronous store starts none", async () => {
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
  "an entry of %j is deleted, reported, and counts as missing",
  async (text) => {
    const store = memoryStore();
    const { cache, errors } = guarded(store);
    store.set("a", text, 1_000);
    expect(await cache.get("a")).toBeUndefined();
    expect(store.get("a")).toBeUndefined();
    expect(errors).toHaveLength(1);
  },
);

test.each([1, true, {}, ["1"], Buffer.from("1")])("an entry that is not a string (%p) is deleted", async (entry) => {
  const deleted: string[] = [];
  const { cache } = guarded({ get: async () => entry, delete: (key) => deleted.push(key) });
  expect(await cache.get("a")).toBeUndefined();
  expect(deleted).toEqual(["a"]);
});

test("an invalid entry that cannot be deleted still counts as missing", async () => {
  const { cache, errors } = guarded({ get: () => "{", delete: throws });
  expect(await cache.get("a")).toBeUndefined();
  expect(errors).toHaveLength(2);
});

test("a failing store without onCacheError fails no call", async () => {
  const cache = guard({ get: throws, set: throws, delete: throws }, { clock: fakeClock() });
  expect(await cache.get("a")).toBeUndefined();
});

test("a store receives a time to live in whole milliseconds, at most a year, and never 0, which Keyv takes as unlimited", async () => {
  const ttls: number[] = [];
  const { cache } = guarded({ set: (_key, _value, ttlMs) => ttls.push(ttlMs) });
  for (const ttlMs of [0, -5, Number.NaN, 0.2, 1_500.5, Number.POSITIVE_INFINITY]) await cache.set("a", "1", ttlMs);
  expect(ttls).toEqual([1, 1_501, 365 * 24 * 3_600_000]);
});

test("a __proto__ in an entry is plain data", async () => {
  const { cache } = guarded(memoryStore());
  await cache.set("a", '{"__proto__":{"admin":true}}', 1_000);
  const found = await cache.get("a");
  expect(Object.keys(Object(found?.data))).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(found?.data)).toBe(Object.getPrototypeOf(JSON.parse("{}")));
});
