import type { ClientOptions } from "../../../src/index.js";
import { settled } from "../../support/clock.js";
import { failure, type ManualClient, manualClient, success, watch } from "../../support/manual-client.js";

const hour = 3_600_000;

/** A call to /games that a Retry-After delays, and its client. */
async function delayedCall(
  retryAfter: string | ((now: number) => string),
): Promise<ManualClient & { call: { done: boolean } }> {
  const made: ManualClient = manualClient({}, (_, number) => {
    const value = typeof retryAfter === "string" ? retryAfter : retryAfter(made.clock.time);
    return number === 1 ? success(undefined, { "retry-after": value }) : success();
  });
  // Without jitter.
  made.clock.chance = 0;
  await made.cfb.get("/games", { year: 2023 });
  return { ...made, call: watch(made.cfb.get("/games", { year: 2024 })) };
}

describe.each([
  ["back", -hour],
  ["forward", hour],
])("setting the wall clock %s an hour", (_, ms) => {
  test.each([
    ["seconds", "1"],
    ["a date", (now: number) => new Date(now + 1_000).toUTCString()],
  ])("does not change a delay that Retry-After gives in %s", async (_, retryAfter) => {
    const { clock, sent, call } = await delayedCall(retryAfter);
    clock.time += ms;
    await clock.pass(999);
    expect(sent).toHaveLength(1);
    await clock.pass(1);
    expect(call.done).toBe(true);
  });

  test("does not change totalTimeoutMs", async () => {
    const { cfb, clock } = manualClient({ retries: 1_000, totalTimeoutMs: 10_000 }, () => failure(503));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(3_000);
    clock.time += ms;
    await clock.pass(2_900);
    expect(call.done).toBe(false);
    await clock.pass(4_100);
    expect(call.done).toBe(true);
  });

  test("does not change timeoutMs", async () => {
    const { cfb, clock } = manualClient({ retries: 0, timeoutMs: 10_000 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(3_000);
    clock.time += ms;
    await clock.pass(6_999);
    expect(call.done).toBe(false);
    await clock.pass(1);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  });

  test("does not end a call whose retry succeeds in time", async () => {
    const { cfb, clock } = manualClient({}, (_, number) => (number === 1 ? failure(503) : success()));
    const call = watch(cfb.result("/games", { year: 2024 }));
    await settled();
    clock.time += ms;
    await clock.pass(1_000);
    expect(call.data).toMatchObject({ ok: true });
  });

  test("does not change the duration reported to onResponse", async () => {
    const durations: unknown[] = [];
    const options: ClientOptions = { onResponse: ({ durationMs }) => durations.push(durationMs) };
    const { cfb, clock, sent } = manualClient(options);
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(40);
    clock.time += ms;
    sent[0]?.reply(success());
    await clock.pass(0);
    expect(call.done).toBe(true);
    expect(durations).toEqual([40]);
  });
});

describe("the wall clock decides", () => {
  test("which month it is, and `remaining` becomes unknown in the next one", async () => {
    const { cfb, clock } = manualClient({}, () => success(3));
    await cfb.get("/games", { year: 2023 });
    expect(cfb.quota.remaining).toBe(3);
    clock.time = Date.UTC(2024, 9, 1);
    expect(cfb.quota.remaining).toBeUndefined();
  });

  test("whether a season is over, and so how long its data is cached", async () => {
    const ttls: number[] = [];
    const cache = {
      get: () => undefined,
      set: (_: string, __: string, ttlMs: number) => ttls.push(ttlMs),
      delete: () => {},
    };
    const { cfb, clock } = manualClient({ cache }, () => Response.json([{ id: 1 }]));
    await cfb.get("/games", { year: 2024 });
    clock.time = Date.UTC(2025, 1, 1);
    await cfb.get("/games", { year: 2024 });
    expect(ttls[1]).toBeGreaterThan(ttls[0] ?? Number.POSITIVE_INFINITY);
  });
});

test("the memory cache works with a clock whose methods use `this`, such as a class instance", async () => {
  const errors: unknown[] = [];
  const { cfb, sent } = manualClient({ cache: true, onCacheError: (error) => errors.push(error) }, () => success());
  for (let count = 0; count < 2; count++) await cfb.get("/games", { year: 2023 });
  expect(errors).toEqual([]);
  expect(sent).toHaveLength(1);
});

test("a call's time includes the request for a list of names and the wait for its first turn", async () => {
  const { cfb, clock, sent, paths } = manualClient({ names: true, concurrency: 1 });
  const games = watch(cfb.result("/games", { year: 2024, team: "Texas" }, { totalTimeoutMs: 1_000 }));
  const venues = watch(cfb.get("/venues"));
  await clock.pass(400);
  expect(paths()).toEqual(["/teams"]);
  sent[0]?.reply(success());
  await clock.pass(599);
  expect([paths(), games.done]).toEqual([["/teams", "/venues"], false]);
  await clock.pass(1);
  expect(games.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  sent[1]?.reply(success());
  await clock.pass(0);
  expect([venues.done, paths()]).toEqual([true, ["/teams", "/venues"]]);
});

test("a call's time includes the wait for a later attempt's turn", async () => {
  const { cfb, clock, sent, paths } = manualClient({ concurrency: 1 });
  const games = watch(cfb.result("/games", { year: 2024 }, { totalTimeoutMs: 1_000 }));
  watch(cfb.get("/venues"));
  await clock.pass(100);
  sent[0]?.reply(failure(503, "", { "retry-after": "0" }));
  await clock.pass(400);
  sent[1]?.reply(success());
  await clock.pass(499);
  expect([paths(), games.done]).toEqual([["/games", "/venues", "/games"], false]);
  await clock.pass(1);
  expect(games.data).toMatchObject({ ok: false, error: { code: "timeout" } });
});
