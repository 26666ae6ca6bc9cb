import type { Store } from "../../../src/index.js";
import { type ManualClient, manualClient, success, watch } from "../../support/manual-client.js";

const hour = 3_600_000;
const failing = (): never => {
  throw new Error("no connection to the store");
};

/** A store that counts its operations. A test can break and repair it. */
function breakableStore(broken: () => unknown) {
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

/** Makes a call, waits until it is done, and returns its duration. */
async function durationOf({ cfb, clock }: ManualClient, year: number): Promise<number> {
  const began = clock.monotonic();
  const call = watch(cfb.result("/games", { year }));
  await clock.pass(0);
  for (let waited = 0; !call.done && waited < 200; waited++) await clock.pass(20);
  expect(call.data).toMatchObject({ ok: true });
  return clock.monotonic() - began;
}

describe("the client temporarily stops using a store that fails:", () => {
  test("five calls together wait at most two time limits for a hanging store", async () => {
    const { store } = breakableStore(() => new Promise(() => {}));
    const service = manualClient({ cache: store, cacheTimeoutMs: 200 }, () => success());
    let sum = 0;
    for (const year of [2019, 2020, 2021, 2022, 2023]) sum += await durationOf(service, year);
    expect(sum).toBeLessThanOrEqual(400);
    expect(service.sent).toHaveLength(5);
  });

  test("a store that recovers is used again after 5 s", async () => {
    const { store, state } = breakableStore(failing);
    const service = manualClient({ cache: store }, () => success());
    await durationOf(service, 2023);
    state.broken = false;
    await durationOf(service, 2023);
    await service.clock.pass(6_000);
    await durationOf(service, 2023);
    expect(service.sent).toHaveLength(3);
    await durationOf(service, 2023);
    expect(service.sent).toHaveLength(3);
  });

  test.each([-hour, hour])(
    "setting the wall clock by %d ms does not change how long the client avoids the store",
    async (ms) => {
      const { store, state } = breakableStore(failing);
      const service = manualClient({ cache: store }, () => success());
      await durationOf(service, 2023);
      service.clock.time += ms;
      await service.clock.pass(3_000);
      await durationOf(service, 2023);
      expect(state.steps).toBe(1);
      state.broken = false;
      await service.clock.pass(2_000);
      await durationOf(service, 2023);
      expect(state.steps).toBe(3);
    },
  );

  test("plan stops using the store in the same way", async () => {
    const { store, state } = breakableStore(failing);
    const { cfb } = manualClient({ cache: store });
    await cfb.plan([2020, 2021, 2022, 2023].map((year) => ({ path: "/games", query: { year } }) as const));
    expect(state.steps).toBe(1);
  });
});

test("a client keeps using its store if another client's store fails", async () => {
  const broken = manualClient({ cache: breakableStore(failing).store }, () => success());
  const working = manualClient({ cache: new Map() }, () => success());
  for (const year of [2020, 2021, 2022]) await durationOf(broken, year);
  for (let count = 0; count < 2; count++) await durationOf(working, 2023);
  expect(working.sent).toHaveLength(1);
});

test("a store that hangs takes at most half of the call's time", async () => {
  const { store } = breakableStore(() => new Promise(() => {}));
  const { cfb, clock, sent } = manualClient({ cache: store, totalTimeoutMs: 400 }, () => success());
  const call = watch(cfb.result("/games", { year: 2023 }));
  await clock.pass(400);
  expect(sent.map(({ at }) => at)).toEqual([200]);
  expect(call.data).toMatchObject({ ok: true });
});
