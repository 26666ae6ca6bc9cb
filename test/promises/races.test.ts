import { seal } from "../../src/cache/envelope.js";
import { createClient } from "../../src/index.js";
import { settled } from "../support/clock.js";
import { failure, info, manualClient, monthly, success, watch } from "../support/manual-client.js";

const february = Date.UTC(2025, 1, 1);
const day = 24 * 3_600_000;

describe("a monthly 429 at the start of a month", () => {
  test("blocks no call before `/info` is requested, even if two calls received one", async () => {
    const { cfb, clock, paths } = manualClient({}, ({ path }) => (path === "/info" ? info(500) : monthly()));
    clock.time = february + 1_000;
    await Promise.all([cfb.result("/games", { year: 2023 }), cfb.result("/games", { year: 2024 })]);
    await cfb.result("/venues");
    expect(paths()).toEqual(["/games", "/games", "/info", "/venues"]);
  });

  test("requests `/info` at most once a minute if that fails", async () => {
    const { cfb, clock, paths } = manualClient({ retries: 0 }, ({ path }) =>
      path === "/info" ? failure(503) : monthly(),
    );
    clock.time = february + 1_000;
    await cfb.result("/games", { year: 2023 });
    for (let count = 0; count < 5; count++) await cfb.result("/venues");
    expect(paths().filter((path) => path === "/info")).toHaveLength(1);
    await clock.pass(60_000);
    await cfb.result("/venues");
    expect(paths().filter((path) => path === "/info")).toHaveLength(2);
  });

  test("is not counted for the previous month because a cached response has an old Date", async () => {
    const stale = new Date(february - 4 * 3_600_000).toUTCString();
    const { cfb, clock, paths } = manualClient({}, ({ path }) => {
      if (path === "/games") return monthly();
      return path === "/venues" ? success(undefined, { date: stale }) : info(0);
    });
    clock.time = february - day;
    await cfb.result("/games", { year: 2023 });
    clock.time = february + 6 * 3_600_000;
    await cfb.result("/venues");
    await cfb.result("/drives", { year: 2023 });
    expect(paths()).toEqual(["/games", "/venues", "/drives"]);
  });
});

describe("the floor", () => {
  test("is checked again for calls that are in the queue at the turn of the month", async () => {
    const { cfb, clock, sent, paths } = manualClient({ quotaFloor: 5, concurrency: 1 }, ({ path }) =>
      path === "/info" ? info(clock.time < february ? 100 : 3) : undefined,
    );
    clock.time = february - 1_000;
    const calls = [2021, 2022, 2023].map((year) => watch(cfb.result("/games", { year })));
    await settled();
    clock.time = february;
    sent.at(-1)?.reply(success());
    await clock.pass(0);
    const refused = { ok: false, error: { code: "quota_exceeded" } };
    expect(calls.map(({ data }) => data)).toMatchObject([{ ok: true }, refused, refused]);
    expect(paths().filter((path) => path === "/games")).toHaveLength(1);
  });

  test("uses the upgraded quota, not an older response that arrives later", async () => {
    const { cfb, sent } = manualClient({ quotaFloor: 5 }, ({ path }) => (path === "/info" ? info(10) : undefined));
    const both = [2021, 2022].map((year) => cfb.result("/games", { year }));
    await settled();
    const games = sent.filter(({ path }) => path === "/games");
    games[1]?.reply(success(74_999));
    await settled();
    games[0]?.reply(success(5));
    await Promise.all(both);
    expect(cfb.quota.remaining).toBe(74_999);
  });
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
  store.get = async () => seal("[]", clock.now(), clock.now() + 1_000);
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

test("result never throws, for any arguments", async () => {
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch: async () => Response.json([]) });
  const hostile = {
    get year(): number {
      throw new Error("no");
    },
  };
  expect(await cfb.result("/games", hostile)).toMatchObject({ ok: false, error: { code: "response" } });
  expect(await cfb.result(Object.create(null) as never)).toMatchObject({ ok: false, error: { code: "query" } });
  expect(await cfb.result("/venues", {}, "fast" as never)).toMatchObject({ ok: false, error: { code: "query" } });
});
