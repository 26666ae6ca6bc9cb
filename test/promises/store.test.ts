import type { Store } from "../../src/index.js";
import { success, type Wire, watch, wire } from "../support/manual-client.js";

const hour = 3_600_000;
const failing = (): never => {
  throw new Error("no connection to the store");
};

/** A store whose steps are counted, and which can be broken and mended. */
function brittle(broken: () => unknown) {
  const map = new Map<string, string>();
  const state = { broken: true, steps: 0 };
  const step = (work: () => unknown) => {
    state.steps++;
    return state.broken ? broken() : work();
  };
  const store: Store = {
    get: (key) => step(() => map.get(key)),
    set: (key, value) => step(() => map.set(key, value)),
    delete: (key) => step(() => map.delete(key)),
  };
  return { store, state };
}

/** Makes a call and lets it end; gives how long it took. */
async function took({ cfb, clock }: Wire, year: number): Promise<number> {
  const began = clock.monotonic();
  const call = watch(cfb.result("/games", { year }));
  await clock.pass(0);
  for (let waited = 0; !call.over && waited < 200; waited++) await clock.pass(20);
  expect(call.data).toMatchObject({ ok: true });
  return clock.monotonic() - began;
}

describe("a store that keeps failing is left alone for a while:", () => {
  test("five calls with one that hangs wait for two of its time limits in all", async () => {
    const { store } = brittle(() => new Promise(() => {}));
    const service = wire({ cache: store, cacheTimeoutMs: 200 }, () => success());
    let sum = 0;
    for (const year of [2019, 2020, 2021, 2022, 2023]) sum += await took(service, year);
    expect(sum).toBeLessThanOrEqual(400);
    expect(service.sent).toHaveLength(5);
  });

  test.each([
    ["throws", failing],
    ["rejects", async () => failing()],
  ])("one that %s is used twice in 30 s, and onCacheError gets both failures", async (_, broken) => {
    const errors: unknown[] = [];
    const { store, state } = brittle(broken);
    const service = wire({ cache: store, onCacheError: (error) => errors.push(error) }, () => success());
    for (const year of [2019, 2020, 2021, 2022, 2023]) await took(service, year);
    await service.clock.pass(29_000);
    await took(service, 2018);
    expect(state.steps).toBe(2);
    expect(errors).toHaveLength(2);
  });

  test("one that recovers is used again after 30 s", async () => {
    const { store, state } = brittle(failing);
    const service = wire({ cache: store }, () => success());
    await took(service, 2023);
    state.broken = false;
    await took(service, 2023);
    await service.clock.pass(31_000);
    await took(service, 2023);
    expect(service.sent).toHaveLength(3);
    await took(service, 2023);
    expect(service.sent).toHaveLength(3);
  });

  test("one that does not recover is left alone again", async () => {
    const { store, state } = brittle(failing);
    const service = wire({ cache: store }, () => success());
    for (let round = 0; round < 4; round++) {
      for (const year of [2020, 2021, 2022, 2023]) await took(service, year);
      await service.clock.pass(31_000);
    }
    expect(state.steps).toBeLessThanOrEqual(8);
  });

  test.each([-hour, hour])("by monotonic time: a clock that is set by %d ms changes nothing", async (ms) => {
    const { store, state } = brittle(failing);
    const service = wire({ cache: store }, () => success());
    await took(service, 2023);
    service.clock.time += ms;
    await service.clock.pass(29_000);
    await took(service, 2023);
    expect(state.steps).toBe(2);
    state.broken = false;
    await service.clock.pass(2_000);
    await took(service, 2023);
    expect(state.steps).toBe(4);
  });

  test("the plan does the same", async () => {
    const { store, state } = brittle(failing);
    const { cfb } = wire({ cache: store });
    await cfb.plan([2020, 2021, 2022, 2023].map((year) => ({ path: "/games", query: { year } }) as const));
    expect(state.steps).toBe(2);
  });
});

describe("a store is used on", () => {
  test("where it fails once and then works, again and again", async () => {
    const map = new Map<string, string>();
    let gets = 0;
    const store: Store = {
      get: (key) => (gets++ % 2 === 0 ? failing() : map.get(key)),
      set: (key, value) => map.set(key, value),
      delete: (key) => map.delete(key),
    };
    const service = wire({ cache: store }, () => success());
    for (let count = 0; count < 10; count++) await took(service, 2023);
    // Every other look fails: five calls are sent, and five are found.
    expect(gets).toBe(10);
    expect(service.sent).toHaveLength(5);
  });

  test("where it takes no new entries but gives those that it has", async () => {
    const map = new Map<string, string>();
    const store: Store = { get: (key) => map.get(key), set: (key, value) => map.set(key, value), delete: failing };
    const service = wire({ cache: store }, () => success());
    await took(service, 2023);
    store.set = failing;
    for (const year of [2020, 2021, 2022]) await took(service, year);
    await took(service, 2023);
    expect(service.sent).toHaveLength(4);
  });

  test("where another client's store fails", async () => {
    const broken = wire({ cache: brittle(failing).store }, () => success());
    const sound = wire({ cache: new Map() }, () => success());
    for (const year of [2020, 2021, 2022]) await took(broken, year);
    for (let count = 0; count < 2; count++) await took(sound, 2023);
    expect(sound.sent).toHaveLength(1);
  });
});

test("a store that hangs leaves half of the call's time to the service", async () => {
  const { store } = brittle(() => new Promise(() => {}));
  const { cfb, clock, sent } = wire({ cache: store, totalTimeoutMs: 400 }, () => success());
  const call = watch(cfb.result("/games", { year: 2023 }));
  await clock.pass(400);
  expect(sent.map(({ at }) => at)).toEqual([200]);
  expect(call.data).toMatchObject({ ok: true });
});
