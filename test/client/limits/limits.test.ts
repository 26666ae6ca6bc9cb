import { seal } from "../../../src/cache/envelope.js";
import type { ClientOptions } from "../../../src/index.js";
import { memoryShared } from "../../../src/redis/memory.js";
import { settled } from "../../support/clock.js";
import { failure, manualClient, success, watch } from "../../support/manual-client.js";
import { storiesIn, story } from "../../support/story.js";
import { hashAtOnce } from "../shared/shared-client.js";

hashAtOnce();

const query = { year: 2024 };

const table = `
The time limits do not end a call that gets a response or fails in time. The error names the option that ended the call.
retries=0 totalTimeoutMs=60000 | 2*games +29999 <1:200 <2:lost → 1-2>games @29999 1:ok 2:connection
retries=0 totalTimeoutMs=20000 | 2*games +19999 <1:200 <2:lost → 1-2>games @19999 1:ok 2:connection
retries=0 totalTimeoutMs=30000 | 2*games +29999 <1:200 <2:lost → 1-2>games @29999 1:ok 2:connection
retries=0 totalTimeoutMs=60000 | games +30000 ?message ?retryable ?signals <1:lost
  → 1>games @30000 1:timeout message="No response within 30000 ms ('timeoutMs'). Try again later, or request less." retryable=true signals=timeout
retries=0 totalTimeoutMs=20000 | games +20000 ?message ?retryable ?signals <1:lost
  → 1>games @20000 1:timeout message="No response within 20000 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once." retryable=false signals=timeout
retries=0 totalTimeoutMs=30000 | games +30000 ?message ?retryable ?signals <1:lost
  → 1>games @30000 1:timeout message="No response within 30000 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once." retryable=false signals=timeout
timeoutMs=Infinity totalTimeoutMs=Infinity | games ?pending → 1>games pending=

Each attempt has a separate limit and signal. The call's limit includes the waits between attempts.
games +30250 +29999 <2:200 → 1>games @30000 ~250 @30250 1>games @60249 1:ok
retries=100 totalTimeoutMs=120000 | games +120000 ?message +1000000
  → 1>games @30000 ~250 @30250 1>games @60250 ~500 @60750 1>games @90750 ~1000 @91750 1>games @120000 1:timeout message="No response within 120000 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once."
retries=0 | games games <1:200 +10000 games +20000 games ?signals <3:200 <4:200
  → 1>games 2>games 1:ok @10000 3>games @30000 2:timeout 4>games signals=open,timeout,open,open 3:ok 4:ok

The call's limit also applies while a key function hangs or blocks the process. The call is not sent later.
keys=hang totalTimeoutMs=300 | games +300 ?message
  → @300 1:timeout message="The function given as 'apiKey' did not return a key within 300 ms ('totalTimeoutMs'). Nothing was sent."
keys=hang | games{totalTimeoutMs=300} +300 → @300 1:timeout
keys=slow300 totalTimeoutMs=500 retries=50 chance=0 | games=503{0} games
  → @300 1>games[slow300] ~0 @600 1>games[slow300] 1:service503
keys=hang cache=true totalTimeoutMs=300 | weather +300 ?message
  → @300 1:timeout message="The function given as 'apiKey' did not return a key within 300 ms ('totalTimeoutMs'). Nothing was sent."
keys=hang,new cache=true totalTimeoutMs=300 | weather=200 weather +300 → @300 1:timeout

The call's limit also applies to the total time of a store that hangs. If data has arrived, the call returns the data.
cache=hung totalTimeoutMs=300 | games +300 ?message
  → @150 1>games @300 1:timeout message="No response within 300 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once."
cache=hung | games{totalTimeoutMs=300} +300 → @150 1>games @300 1:timeout
cache=hungSet totalTimeoutMs=300 | games=200 games +300 → 1>games @150 1:ok
cache=hung cacheTimeoutMs=200 totalTimeoutMs=300 | games=200 games +300 → @150 1>games @225 1:ok
cache=junk totalTimeoutMs=300 | games=200 games +300 → @150 1>games @225 1:ok
keys=hang cache=hung cacheTimeoutMs=200 quotaFloor=5 totalTimeoutMs=300 | games +300 → @300 1:timeout

The call's limit also ends its wait for /info and the retries of /info, but not another call's wait.
quotaFloor=5 | games{totalTimeoutMs=300} +300 ?message
  → >info @300 1:timeout message="No response within 300 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once."
quotaFloor=5 retries=50 | info=503 games{totalTimeoutMs=2000} +2000
  → >info ~250 @250 >info ~500 @750 >info ~1000 @1750 >info ~2000 @2000 1:timeout
quotaFloor=5 | games=200 games{totalTimeoutMs=300} games +300 <1:left100 → >info @300 1:timeout 2>games 2:ok

The call's limit also ends the wait for a free slot, before the first attempt or a later attempt.
concurrency=1 totalTimeoutMs=300 | 3*games +200 <1:200 +100 ?message
  → 1>games @200 2>games 1:ok @300 2-3:timeout message="No response within 300 ms ('totalTimeoutMs'), including the wait for a turn. Try again later, or start fewer calls at once."
concurrency=1 | games{totalTimeoutMs=1000} venues +100 <1:503{0} +400 <2:200 +500
  → 1>games @100 >venues ~250 @500 1>games 2:ok @1000 1:timeout

A 200 whose body takes too long may have cost a call, so the client retries only once. A failure keeps its error even if its body takes too long.
retries=5 timeoutMs=1000 | games=endless games +60000 ?spent
  → 1>games @1000 ~250 @1250 1>games @2250 1:timeout @60000 spent=2
retries=2 timeoutMs=1000 | games=endless401 games +60000 → 1>games @1000 1:authentication401
retries=2 timeoutMs=1000 | games=endless400 games +60000 → 1>games @1000 1:service400
keys=old,new timeoutMs=1000 | games=endless401,200 games +1000 → 1>games[old] @1000 ~0 1>games[new] 1:ok

A call that ends in time does not leave a timer running.
cache=true quotaFloor=5 | info=left100 games=200 games ?pending → >info 1>games 1:ok pending=

Setting the wall clock back or forward does not change any wait or limit.
chance=0 | games=200{1},200 games games wall=-3600000 +999 +1 → 1>games 1:ok @1000 2>games 2:ok
chance=0 | games=200{1},200 games games wall=+3600000 +999 +1 → 1>games 1:ok @1000 2>games 2:ok
chance=0 | games=200{date+1000},200 games games wall=-3600000 +999 +1 → 1>games 1:ok @1000 2>games 2:ok
chance=0 | games=200{date+1000},200 games games wall=+3600000 +999 +1 → 1>games 1:ok @1000 2>games 2:ok
retries=1000 totalTimeoutMs=10000 | games=503 games +3000 wall=-3600000 +7000
  → 1>games ~250 @250 1>games ~500 @750 1>games ~1000 @1750 1>games ~2000 @3750 1>games ~4000 @7750 1>games 1:service503
retries=1000 totalTimeoutMs=10000 | games=503 games +3000 wall=+3600000 +7000
  → 1>games ~250 @250 1>games ~500 @750 1>games ~1000 @1750 1>games ~2000 @3750 1>games ~4000 @7750 1>games 1:service503
retries=0 timeoutMs=10000 | games +3000 wall=-3600000 +7000 → 1>games @10000 1:timeout
retries=0 timeoutMs=10000 | games +3000 wall=+3600000 +7000 → 1>games @10000 1:timeout
games=503,200 games wall=-3600000 +1000 → 1>games ~250 @250 1>games 1:ok
games=503,200 games wall=+3600000 +1000 → 1>games ~250 @250 1>games 1:ok
`;

test.each(storiesIn(table))("%s → %s", async (row, log) => {
  expect(await story(row)).toBe(log);
});

const never = () => new Promise<never>(() => {});

describe("a key function", () => {
  test.each<[string, ClientOptions]>([
    ["without a cache", {}],
    ["with a cache that needs the key", { cache: true }],
    ["with `shared`", { shared: memoryShared() }],
  ])("that hangs once delays the call by `timeoutMs`: %s", async (_, options) => {
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
    ["without a cache", {}],
    ["with a cache that needs the key", { cache: true }],
    ["with `shared`", { shared: memoryShared() }],
  ])("that always hangs makes the call time out with an error that names `apiKey`: %s", async (_, options) => {
    const service = manualClient({ apiKey: never, timeoutMs: 100, retries: 1, ...options });
    service.clock.chance = 0;
    const weather = watch(service.cfb.result("/games/weather", { year: 2023 }));
    await service.clock.pass(300);
    const message = expect.stringContaining(
      "`apiKey` did not return a key within 100 ms (`timeoutMs`). Nothing was sent",
    );
    expect(weather.data).toMatchObject({ ok: false, error: { code: "timeout", message } });
    expect(service.sent).toEqual([]);
  });

  test("that hangs after a 401 delays the 401's error by `timeoutMs` at most", async () => {
    let called = 0;
    const apiKey = async () => (called++ === 0 ? "the-secret-key" : never());
    const { cfb, clock } = manualClient({ apiKey, timeoutMs: 100 }, () => failure(401));
    const games = watch(cfb.result("/games", { year: 2023 }));
    await clock.pass(100);
    expect(games.data).toMatchObject({ ok: false, status: 401 });
  });
});

test("tier data is cached if the key function returns in time", async () => {
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

test("an aborted call or a hook's call does not end another call's attempt", async () => {
  const made: unknown[] = [];
  const { cfb, sent } = manualClient({
    onRequest: () => {
      if (made.push(1) === 1) void cfb.result("/drives", query);
    },
  });
  const outer = watch(cfb.get("/games", query));
  await settled();
  const before = watch(cfb.get("/venues", {}, { signal: AbortSignal.abort("enough") }));
  void cfb.result("/teams");
  await settled();
  expect([before.error, outer.done]).toEqual(["enough", false]);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  expect(new Set(sent.map(({ signal }) => signal)).size).toBe(3);
});

test.each([-3_600_000, 3_600_000])(
  "setting the wall clock by %d ms does not change the duration that onResponse receives",
  async (ms) => {
    const durations: unknown[] = [];
    const { cfb, clock, sent } = manualClient({ onResponse: ({ durationMs }) => durations.push(durationMs) });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(40);
    clock.time += ms;
    sent[0]?.reply(success());
    await clock.pass(0);
    expect([call.done, durations]).toEqual([true, [40]]);
  },
);

test("a season's data is cached for longer once the season is over by the wall clock", async () => {
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

test("a clock whose methods need `this`, such as an instance of a class, works with the memory cache", async () => {
  const errors: unknown[] = [];
  const { cfb, sent } = manualClient({ cache: true, onCacheError: (error) => errors.push(error) }, () => success());
  for (let count = 0; count < 2; count++) await cfb.get("/games", { year: 2023 });
  expect(errors).toEqual([]);
  expect(sent).toHaveLength(1);
});

test("totalTimeoutMs includes the request for a list of names and the wait for a free slot", async () => {
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

test("a call that ends late does not set a timer with a negative delay", async () => {
  let now = 0;
  const delays: number[] = [];
  const clock = {
    now: () => 0,
    monotonic: () => now,
    random: () => 0,
    // Timers fire later than they should.
    after(ms: number, task: () => void) {
      delays.push(ms);
      const timer = setTimeout(() => {
        now += ms + 1;
        task();
      });
      return () => clearTimeout(timer);
    },
  };
  const { cfb } = manualClient({ clock, totalTimeoutMs: 80 });
  expect(await cfb.result("/games", { year: 2024 })).toMatchObject({ error: { code: "timeout" } });
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
});
