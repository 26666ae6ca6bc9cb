import { fakeClock, guarded, guardedJson } from "../support/guarded-store.js";

const broken = new Error("the store is broken");
const hangs = () => new Promise<never>(() => {});
const throws = () => {
  throw broken;
};

describe.each([
  ["throws", throws],
  ["rejects", () => Promise.reject(broken)],
])("a store that %s", (_, fails) => {
  test("does not return, store or delete anything or make a call fail, and every error is reported", async () => {
    for (const step of [
      (cache: ReturnType<typeof guardedJson>) => cache.get("a"),
      (cache: ReturnType<typeof guardedJson>) => cache.set("a", "1", 1_000),
      (cache: ReturnType<typeof guardedJson>) => cache.delete("a"),
    ]) {
      const { cache, errors, clock } = guarded({ get: fails, set: fails, delete: fails });
      expect(await step(cache)).toBeFalsy();
      expect(errors).toEqual([broken]);
      expect(clock.timers.size).toBe(0);
    }
  });

  test("is not used for 5 s, and then tried again", async () => {
    const get = jest.fn(fails);
    const { cache, errors, clock } = guarded({ get });
    for (let call = 0; call < 5; call++) await cache.get("a");
    expect([get.mock.calls.length, errors.length]).toEqual([1, 1]);
    clock.pass(4_999);
    await cache.get("a");
    expect(get).toHaveBeenCalledTimes(1);
    clock.pass(1);
    await cache.get("a");
    await cache.get("a");
    expect(get).toHaveBeenCalledTimes(2);
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
    expect(await watched).toBeFalsy();
    const slow = `Error: The cache took longer than 250 ms to ${member}: the call went on without it.`;
    expect(errors.map(String)).toEqual([slow]);
    expect(clock.timers.size).toBe(0);
  });

  test("has a time limit of one second by default", async () => {
    const { cache, clock } = guarded({ get: hangs });
    const call = cache.get("a");
    expect([...clock.timers].map(({ at }) => at)).toEqual([1_000]);
    clock.pass(1_000);
    expect(await call).toBeUndefined();
  });

  test("does not change or report anything if it resolves or rejects after its time limit", async () => {
    let settle: { resolve(value: string): void; reject(error: unknown): void } | undefined;
    const get = () => new Promise((resolve, reject) => (settle = { resolve, reject }));
    const { cache, errors, clock } = guarded({ get }, 100);
    for (const late of ["resolve", "reject"] as const) {
      const call = cache.get("a");
      clock.pass(100);
      expect(await call).toBeUndefined();
      settle?.[late]("late");
      await new Promise(setImmediate);
      clock.pass(5_000);
    }
    expect(errors).toHaveLength(2);
  });
});

test("a store that responds leaves no timer running, and one that responds immediately does not start a timer", async () => {
  const slow = guarded({ get: async () => "1" });
  const found = slow.cache.get("a");
  expect(slow.clock.timers.size).toBe(1);
  await found;
  expect(slow.clock.timers.size).toBe(0);
  const quick = guarded({ get: () => null });
  const steps = [quick.cache.get("a"), quick.cache.set("a", "1", 1_000)];
  expect(quick.clock.timers.size).toBe(0);
  await Promise.all(steps);
});

test("a failing store does not make calls fail, even without onCacheError", async () => {
  const cache = guardedJson({ get: throws, set: throws, delete: throws }, { clock: fakeClock() });
  expect(await cache.get("a")).toBeUndefined();
});

describe("a claim", () => {
  const noLimit = () => Number.POSITIVE_INFINITY;

  test("is released even while a failed store is being skipped, so that other processes need not wait for it to expire", async () => {
    const claim = jest.fn(async () => true);
    const { cache } = guarded({ claim, set: throws });
    await cache.claim("a", "one", 10_000, noLimit);
    await cache.set("a", "1", 1_000);
    await cache.giveBack("a", "one", noLimit);
    expect(claim.mock.calls).toEqual([
      ["a", "one", 10_000],
      ["a", "one", 0],
    ]);
  });

  test("is released within the call's remaining time", async () => {
    const { cache, clock } = guarded({ claim: hangs });
    let done = false;
    const given = cache
      .giveBack("a", "one", () => 100)
      .then(() => {
        done = true;
      });
    clock.pass(99);
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBe(false);
    clock.pass(1);
    await given;
  });

  test("is released again if the store grants it after the time limit", async () => {
    let grant = (_: boolean) => {};
    const claim = jest.fn(() => new Promise<boolean>((resolve) => (grant = resolve)));
    const { cache, clock } = guarded({ claim });
    const claimed = cache.claim("a", "one", 10_000, noLimit);
    await Promise.resolve();
    clock.pass(1_000);
    expect(await claimed).toBeUndefined();
    grant(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(claim).toHaveBeenLastCalledWith("a", "one", 0);
  });
});
