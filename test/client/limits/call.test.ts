import { seal } from "../../../src/cache/envelope.js";
import type { CallOptions, ClientOptions, Store } from "../../../src/index.js";
import { memoryShared } from "../../../src/redis/memory.js";
import { failure, info, type ManualClient, manualClient, success, watch } from "../../support/manual-client.js";
import { hashAtOnce } from "../shared/shared-client.js";

hashAtOnce();

const never = () => new Promise<never>(() => {});
const hung: Store = { get: never, set: never, delete: never };

/** A call's result after `ms`. Undefined if it is not done. */
async function resultAfter(ms: number, { cfb, clock }: ManualClient, call: CallOptions = {}) {
  const games = watch(cfb.result("/games", { year: 2023 }, call));
  await clock.pass(ms);
  return games.data;
}

describe("if a key function hangs", () => {
  test.each<[string, ClientOptions]>([
    ["alone", {}],
    ["with a cache that needs the key", { cache: true }],
    ["with `shared`", { shared: memoryShared() }],
  ])("once, its attempt ends after `timeoutMs`, and the next attempt gets a key: %s", async (_, options) => {
    let called = 0;
    const apiKey = async () => (called++ === 0 ? never() : "the-secret-key");
    const { cfb, clock } = manualClient({ apiKey, timeoutMs: 100, ...options }, () => success());
    clock.chance = 0;
    const weather = watch(cfb.get("/games/weather", { year: 2023 }));
    await clock.pass(99);
    expect(weather.data).toBeUndefined();
    await clock.pass(1);
    expect(weather.data).toEqual([]);
  });

  test.each<[string, ClientOptions]>([
    ["alone", {}],
    ["with a cache that needs the key", { cache: true }],
    ["with `shared`", { shared: memoryShared() }],
  ])("every time, the call ends with an error that names the function: %s", async (_, options) => {
    const service = manualClient({ apiKey: never, timeoutMs: 100, retries: 1, ...options });
    service.clock.chance = 0;
    const weather = watch(service.cfb.result("/games/weather", { year: 2023 }));
    await service.clock.pass(300);
    const message = expect.stringContaining(
      "`apiKey` did not return a key within 100 ms (`timeoutMs`): nothing was sent",
    );
    expect(weather.data).toMatchObject({ ok: false, error: { code: "timeout", message } });
    expect(service.sent).toEqual([]);
  });

  test("after a 401, the call ends with the 401 once the attempt's time is over", async () => {
    let called = 0;
    const apiKey = async () => (called++ === 0 ? "the-secret-key" : never());
    const { cfb, clock } = manualClient({ apiKey, timeoutMs: 100 }, () => failure(401));
    const games = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(100);
    expect(games.data).toMatchObject({ ok: false, status: 401 });
  });
});

describe("totalTimeoutMs includes", () => {
  const late = { ok: false, error: { code: "timeout", message: expect.stringContaining("totalTimeoutMs") } };

  test("a key function that hangs", async () => {
    expect(await resultAfter(300, manualClient({ apiKey: never, totalTimeoutMs: 300 }))).toMatchObject(late);
    expect(await resultAfter(300, manualClient({ apiKey: never }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("the time in which a key function blocks the process", async () => {
    const apiKey = () => {
      service.clock.skip(300);
      return "the-secret-key";
    };
    const service = manualClient({ apiKey, totalTimeoutMs: 500, retries: 50 }, () =>
      failure(503, "", { "retry-after": "0" }),
    );
    const games = watch(service.cfb.result("/games", { year: 2023 }));
    service.clock.chance = 0;
    await service.clock.pass(0);
    expect(games.data).toMatchObject({ ok: false });
    expect(service.sent).toHaveLength(2);
  });

  test("a key function that hangs when the cache asks for the key", async () => {
    const { cfb, clock, sent } = manualClient({ apiKey: never, cache: true, totalTimeoutMs: 300 });
    const weather = watch(cfb.result("/games/weather", { year: 2023 }));
    await clock.pass(300);
    expect(weather.data).toMatchObject(late);
    expect(sent).toHaveLength(0);
  });

  test("a store that hangs before the request", async () => {
    expect(await resultAfter(300, manualClient({ cache: hung, totalTimeoutMs: 300 }))).toMatchObject(late);
    expect(await resultAfter(300, manualClient({ cache: hung }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a store that hangs after the response, and the caller still gets the data", async () => {
    const store: Store = { ...hung, get: () => undefined };
    const service = manualClient({ cache: store, totalTimeoutMs: 300 }, () => success());
    expect(await resultAfter(300, service)).toMatchObject({ ok: true, data: [] });
  });

  test("a store that hangs on each step, as one sum", async () => {
    const service = manualClient({ cache: hung, cacheTimeoutMs: 200, totalTimeoutMs: 300 }, () => success());
    expect(await resultAfter(300, service)).toMatchObject({ ok: true, data: [] });
  });

  test("a store that hangs while it drops an entry", async () => {
    const store: Store = { ...hung, get: () => "no JSON" };
    expect(
      await resultAfter(
        300,
        manualClient({ cache: store, totalTimeoutMs: 300 }, () => success()),
      ),
    ).toBeDefined();
  });

  test("a /info request for the floor that hangs", async () => {
    expect(await resultAfter(300, manualClient({ quotaFloor: 5 }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a /info request that keeps failing, with its retries", async () => {
    const service = manualClient({ quotaFloor: 5, retries: 50 }, ({ path }) =>
      path === "/info" ? failure(503) : success(),
    );
    expect(await resultAfter(2_000, service, { totalTimeoutMs: 2_000 })).toMatchObject({ ok: false });
  });

  test("the wait for a shared /info request, for each caller separately", async () => {
    const { cfb, clock, sent, paths } = manualClient({ quotaFloor: 5 }, ({ path }) =>
      path === "/info" ? undefined : success(),
    );
    const short = watch(cfb.result("/games", { year: 2022 }, { totalTimeoutMs: 300 }));
    const long = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(300);
    expect(short.data).toMatchObject(late);
    expect(long.done).toBe(false);
    sent[0]?.reply(info(100));
    await clock.pass(0);
    expect(long.data).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("the sum of the waits for key, store and /info", async () => {
    const { cfb, clock } = manualClient({
      cache: hung,
      cacheTimeoutMs: 200,
      quotaFloor: 5,
      totalTimeoutMs: 300,
      apiKey: never,
    });
    const call = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(300);
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  });

  test("the wait for the first turn, and a call that times out there is not sent", async () => {
    const { cfb, clock, sent } = manualClient({ concurrency: 1, totalTimeoutMs: 300 });
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
    await clock.pass(200);
    sent[0]?.reply(success());
    await clock.pass(100);
    expect(calls.map(({ data }) => data)).toMatchObject([{ ok: true }, late, late]);
    expect(sent).toHaveLength(2);
    expect(calls[2]?.data).toMatchObject({ error: { message: expect.stringContaining("300 ms (`totalTimeoutMs`)") } });
    expect(clock.pending).toEqual([]);
  });

  test("no timer that outlives a call which ends in time", async () => {
    const store = new Map();
    const { cfb, clock } = manualClient({ cache: store, quotaFloor: 5 }, ({ path }) =>
      path === "/info" ? info(100) : success(),
    );
    await cfb.get("/games", { year: 2023 });
    expect(clock.pending).toEqual([]);
  });
});

test("tier data is cached as usual if the key function returns in time", async () => {
  const { cfb, sent } = manualClient({ apiKey: async () => "a-key-for-the-tests", cache: new Map() }, () => success());
  for (let count = 0; count < 2; count++) {
    expect(await cfb.result("/games/weather", { year: 2023 })).toMatchObject({ ok: true });
  }
  expect(sent).toHaveLength(1);
});

test("a call with a short time limit does not disable the store for other calls", async () => {
  const entries = new Map<string, string>();
  const slow = { delete: () => true, set: (key: string, value: string) => entries.set(key, value) };
  const store = { ...slow, get: () => new Promise<string | undefined>(() => {}) };
  const { cfb, clock, sent } = manualClient({ cache: store }, () => success());
  for (const year of [2021, 2022, 2023]) {
    const call = cfb.result("/games", { year }, { totalTimeoutMs: 20 });
    await clock.pass(20);
    await call;
  }
  store.get = async () => seal({ text: "[]", storedAt: clock.now(), freshUntil: clock.now() + 1_000 });
  await cfb.result("/games", { year: 2020 });
  expect(sent).toHaveLength(3);
});

test("a call that times out while the cache waits for the key is not sent", async () => {
  let calls = 0;
  const apiKey = () => (++calls === 1 ? new Promise<string>(() => {}) : "a-key-for-the-tests");
  const { cfb, clock, sent } = manualClient({ apiKey, cache: true, totalTimeoutMs: 300 }, () => success());
  const call = watch(cfb.result("/games/weather", { year: 2023 }));
  await clock.pass(300);
  expect(call.data).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(sent).toHaveLength(0);
});
