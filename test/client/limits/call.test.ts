import { seal } from "../../../src/cache/envelope.js";
import type { CallOptions, ClientOptions, Store } from "../../../src/index.js";
import { memoryShared } from "../../../src/redis/memory.js";
import { failure, info, type ManualClient, manualClient, success, watch } from "../../support/manual-client.js";
import { hashAtOnce } from "../shared/shared-client.js";

hashAtOnce();

const never = () => new Promise<never>(() => {});
const hung: Store = { get: never, set: never, delete: never };

/** The result of a call after `ms`; undefined if it is not done. */
async function resultAfter(ms: number, { cfb, clock }: ManualClient, call: CallOptions = {}) {
  const games = watch(cfb.result("/games", { year: 2023 }, call));
  await clock.pass(ms);
  return games.data;
}

describe("a key function that hangs", () => {
  test.each<[string, ClientOptions]>([
    ["alone", {}],
    ["with a cache that needs the key", { cache: true }],
    ["with `shared`", { shared: memoryShared() }],
  ])("and hangs once ends its attempt after `timeoutMs`, and the next attempt gets a key, %s", async (_, options) => {
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
  ])("every time ends the call with an error that names the function, %s", async (_, options) => {
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

  test("after a 401 delays the 401 by an attempt's time only", async () => {
    let called = 0;
    const apiKey = async () => (called++ === 0 ? "the-secret-key" : never());
    const { cfb, clock } = manualClient({ apiKey, timeoutMs: 100 }, () => failure(401));
    const games = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(100);
    expect(games.data).toMatchObject({ ok: false, status: 401 });
  });
});

describe("totalTimeoutMs bounds", () => {
  const late = { ok: false, error: { code: "timeout", message: expect.stringContaining("totalTimeoutMs") } };

  test("a key function that hangs", async () => {
    expect(await resultAfter(300, manualClient({ apiKey: never, totalTimeoutMs: 300 }))).toMatchObject(late);
    expect(await resultAfter(300, manualClient({ apiKey: never }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a key function that blocks the process: its time is a part of the call's", async () => {
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

  test("a key function that hangs when the cache needs the key", async () => {
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

  test("a store that hangs on each step: all steps together", async () => {
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

  test("a request to /info that hangs, for the floor", async () => {
    expect(await resultAfter(300, manualClient({ quotaFloor: 5 }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a request to /info that keeps failing, with its attempts", async () => {
    const service = manualClient({ quotaFloor: 5, retries: 50 }, ({ path }) =>
      path === "/info" ? failure(503) : success(),
    );
    expect(await resultAfter(2_000, service, { totalTimeoutMs: 2_000 })).toMatchObject({ ok: false });
  });

  test("one call's wait for /info, and not the wait of another call for the same request", async () => {
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

  test("key, store and /info together, not each on its own", async () => {
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

  test("the wait for the first turn, and a call that is over by then is not sent", async () => {
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

  test("no call that ends in time, and leaves no timer behind", async () => {
    const store = new Map();
    const { cfb, clock } = manualClient({ cache: store, quotaFloor: 5 }, ({ path }) =>
      path === "/info" ? info(100) : success(),
    );
    await cfb.get("/games", { year: 2023 });
    expect(clock.pending).toEqual([]);
  });
});

test("an operation of a tier is cached as usual if the key function returns in time", async () => {
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
