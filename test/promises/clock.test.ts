import type { ClientOptions } from "../../src/index.js";
import { settled } from "../support/clock.js";
import { failure, success, type Wire, watch, wire } from "../support/manual-client.js";

const hour = 3_600_000;

/** A call to /games that a pause of the service delays, and the wire below it. */
async function paused(retryAfter: string | ((now: number) => string)): Promise<Wire & { call: { over: boolean } }> {
  const made: Wire = wire({}, (_, number) => {
    const value = typeof retryAfter === "string" ? retryAfter : retryAfter(made.clock.time);
    return number === 1 ? success(undefined, { "retry-after": value }) : success();
  });
  await made.cfb.get("/games", { year: 2023 });
  return { ...made, call: watch(made.cfb.get("/games", { year: 2024 })) };
}

describe.each([
  ["back", -hour],
  ["forward", hour],
])("a wall clock that is set %s an hour", (_, ms) => {
  test.each([
    ["seconds", "1"],
    ["a date", (now: number) => new Date(now + 1_000).toUTCString()],
  ])("leaves a pause that Retry-After gives in %s as long as it was", async (_, retryAfter) => {
    const { clock, sent, call } = await paused(retryAfter);
    clock.time += ms;
    await clock.pass(999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(call.over).toBe(true);
  });

  test("before the call comes leaves the pause as long as it was", async () => {
    const { cfb, clock, sent } = wire({}, () => success(undefined, { "retry-after": "1" }));
    await cfb.get("/games", { year: 2022 });
    clock.time += ms;
    const call = watch(cfb.get("/games", { year: 2023 }));
    await clock.pass(999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(call.over).toBe(true);
  });

  test("leaves totalTimeoutMs as long as it was", async () => {
    const { cfb, clock } = wire({ retries: 1_000, totalTimeoutMs: 10_000 }, () => failure(503));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(3_000);
    clock.time += ms;
    await clock.pass(2_900);
    expect(call.over).toBe(false);
    await clock.pass(4_100);
    expect(call.over).toBe(true);
  });

  test("leaves timeoutMs as long as it was", async () => {
    const { cfb, clock } = wire({ retries: 0, timeoutMs: 10_000 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(3_000);
    clock.time += ms;
    await clock.pass(6_999);
    expect(call.over).toBe(false);
    await clock.pass(1);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  });

  test("ends no call whose next attempt succeeds in time", async () => {
    const { cfb, clock } = wire({}, (_, number) => (number === 1 ? failure(503) : success()));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await settled();
    clock.time += ms;
    await clock.pass(1_000);
    expect(call.data).toMatchObject({ ok: true });
  });

  test("leaves the duration that onResponse gets as it was", async () => {
    const durations: unknown[] = [];
    const options: ClientOptions = { onResponse: ({ durationMs }) => durations.push(durationMs) };
    const { cfb, clock, sent } = wire(options);
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(40);
    clock.time += ms;
    sent[0]?.reply(success());
    await clock.pass(0);
    expect(call.over).toBe(true);
    expect(durations).toEqual([40]);
  });
});

describe("the wall clock decides", () => {
  test("which month it is: once set to the next, what was left is unknown", async () => {
    const { cfb, clock } = wire({}, () => success(3));
    await cfb.get("/games", { year: 2023 });
    expect(cfb.quota.remaining).toBe(3);
    clock.time = Date.UTC(2024, 9, 1);
    expect(cfb.quota.remaining).toBeUndefined();
  });

  test("whether a season is over, and with it how long its data is cached", async () => {
    const ttls: number[] = [];
    const cache = {
      get: () => undefined,
      set: (_: string, __: string, ttlMs: number) => ttls.push(ttlMs),
      delete: () => {},
    };
    const { cfb, clock } = wire({ cache }, () => Response.json([{ id: 1 }]));
    await cfb.get("/games", { year: 2024 });
    clock.time = Date.UTC(2025, 1, 1);
    await cfb.get("/games", { year: 2024 });
    expect(ttls[1]).toBeGreaterThan(ttls[0] ?? Number.POSITIVE_INFINITY);
  });
});

test.each([-hour, hour])("an entry of the memory cache ends in time, whatever the wall clock does: %d", async (ms) => {
  const { cfb, clock, sent } = wire({ cache: true }, () => success());
  const get = () => cfb.get("/games", { year: 2023 }, { cacheTtlMs: 2 * hour });
  await get();
  clock.time += ms;
  await get();
  expect(sent).toHaveLength(1);
  await clock.pass(2 * hour);
  await get();
  expect(sent).toHaveLength(2);
});

test("an entry of the memory cache ends by the wall clock too, as a machine that slept may not count the time", async () => {
  const { cfb, clock, sent } = wire({ cache: true }, () => success());
  const get = () => cfb.get("/games", { year: 2023 }, { cacheTtlMs: hour });
  await get();
  clock.time += hour;
  await get();
  expect(sent).toHaveLength(2);
});

test("a clock whose methods need their object, such as an instance of a class, serves the memory cache as well", async () => {
  const errors: unknown[] = [];
  const { cfb, sent } = wire({ cache: true, onCacheError: (error) => errors.push(error) }, () => success());
  for (let count = 0; count < 2; count++) await cfb.get("/games", { year: 2023 });
  expect(errors).toEqual([]);
  expect(sent).toHaveLength(1);
});
