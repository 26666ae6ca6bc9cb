import { type CallOptions, createClient, type Store } from "../../src/index.js";
import { answering, withServer } from "../support/http-server.js";
import { failure, info, success, type Wire, watch, wire } from "../support/manual-client.js";

const never = () => new Promise<never>(() => {});
const hung: Store = { get: never, set: never, delete: never };

/** Long enough for a hash, which no injected clock moves. */

/** What a call came to by so many ms. */
async function by(ms: number, { cfb, clock }: Wire, call: CallOptions = {}) {
  const games = watch(cfb.result("/games", { year: 2023 }, call));
  await clock.pass(ms);
  return games.data;
}

describe("totalTimeoutMs bounds", () => {
  const late = { ok: false, error: { code: "timeout", message: expect.stringContaining("totalTimeoutMs") } };

  test("a key function that hangs", async () => {
    expect(await by(300, wire({ apiKey: never, totalTimeoutMs: 300 }))).toMatchObject(late);
    expect(await by(300, wire({ apiKey: never }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a key function that hangs where the cache needs the key", async () => {
    const { cfb, clock, sent } = wire({ apiKey: never, cache: true, totalTimeoutMs: 300 });
    const weather = watch(cfb.result("/games/weather", { year: 2023 }));
    await clock.pass(300);
    expect(weather.data).toMatchObject(late);
    expect(sent).toHaveLength(0);
  });

  test("a store that hangs before the request", async () => {
    expect(await by(300, wire({ cache: hung, totalTimeoutMs: 300 }))).toMatchObject(late);
    expect(await by(300, wire({ cache: hung }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("a store that hangs after the response, whose data the caller gets", async () => {
    const store: Store = { ...hung, get: () => undefined };
    const service = wire({ cache: store, totalTimeoutMs: 300 }, () => success());
    expect(await by(300, service)).toMatchObject({ ok: true, data: [] });
  });

  test("a store that hangs on each step: the steps together", async () => {
    const service = wire({ cache: hung, cacheTimeoutMs: 200, totalTimeoutMs: 300 }, () => success());
    expect(await by(300, service)).toMatchObject({ ok: true, data: [] });
  });

  test("a store that hangs while it drops an entry", async () => {
    const store: Store = { ...hung, get: () => "no JSON" };
    expect(
      await by(
        300,
        wire({ cache: store, totalTimeoutMs: 300 }, () => success()),
      ),
    ).toBeDefined();
  });

  test("an /info that hangs, which the floor needs", async () => {
    expect(await by(300, wire({ quotaFloor: 5 }), { totalTimeoutMs: 300 })).toMatchObject(late);
  });

  test("an /info that fails for as long, with its attempts", async () => {
    const service = wire({ quotaFloor: 5, retries: 50 }, ({ path }) => (path === "/info" ? failure(503) : success()));
    expect(await by(2_000, service, { totalTimeoutMs: 2_000 })).toMatchObject({ ok: false });
  });

  test("one call's wait for /info and not that of another, which the same /info serves", async () => {
    const { cfb, clock, sent, paths } = wire({ quotaFloor: 5 }, ({ path }) =>
      path === "/info" ? undefined : success(),
    );
    const short = watch(cfb.result("/games", { year: 2022 }, { totalTimeoutMs: 300 }));
    const long = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(300);
    expect(short.data).toMatchObject(late);
    expect(long.over).toBe(false);
    sent[0]?.reply(info(100));
    await clock.pass(0);
    expect(long.data).toMatchObject({ ok: true });
    expect(paths()).toEqual(["/info", "/games"]);
  });

  test("key, store and /info together, not each of them", async () => {
    const { cfb, clock } = wire({
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

  test("nothing before a call's turn has come", async () => {
    const { cfb, clock, sent } = wire({
      concurrency: 1,
      totalTimeoutMs: 300,
      apiKey: async () => "a-key-for-the-tests",
    });
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
    for (const index of [0, 1, 2]) {
      await clock.pass(290);
      sent[index]?.reply(success());
    }
    await clock.pass(0);
    expect(calls.map(({ data }) => data?.ok)).toEqual([true, true, true]);
  });

  test("no call that ends in time: no timer is left behind", async () => {
    const store = new Map();
    const { cfb, clock } = wire({ cache: store, quotaFloor: 5 }, ({ path }) =>
      path === "/info" ? info(100) : success(),
    );
    await cfb.get("/games", { year: 2023 });
    expect(clock.pending).toEqual([]);
  });

  test("a hung key over a real connection and with the system's clock", async () => {
    await withServer(answering(200, "[]"), async (baseUrl) => {
      const cfb = createClient({ baseUrl, totalTimeoutMs: 40, apiKey: never, cache: true });
      expect(await cfb.result("/games/weather", { year: 2023 })).toMatchObject({
        ok: false,
        error: { code: "timeout" },
      });
    });
  });
});

test("a key function that answers in time is no reason to wait: a tier's operation is cached as ever", async () => {
  const { cfb, sent } = wire({ apiKey: async () => "a-key-for-the-tests", cache: new Map() }, () => success());
  for (let count = 0; count < 2; count++) {
    expect(await cfb.result("/games/weather", { year: 2023 })).toMatchObject({ ok: true });
  }
  expect(sent).toHaveLength(1);
});
