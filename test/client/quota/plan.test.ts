import type { ClientOptions, PlannedCall, Store } from "../../../src/index.js";
import { manualClient, success, watch } from "../../support/manual-client.js";

const games: PlannedCall = { path: "/games", query: { year: 2023, team: "Texas" } };

/** Returns the cost of each call in a plan, in order. */
async function costs(options: ClientOptions, calls: readonly PlannedCall[]) {
  const { cfb, sent } = manualClient(options);
  const plan = await cfb.plan(calls);
  expect(sent).toHaveLength(0);
  return plan.calls.map(({ cost }) => cost);
}

describe("a plan with a cache", () => {
  test("counts three identical calls as one metered and two cached", async () => {
    const { cfb } = manualClient({ cache: true });
    const plan = await cfb.plan([games, games, games]);
    expect(plan.totals).toEqual({ invalid: 0, cached: 2, free: 0, metered: 1 });
    expect(plan.calls.map(({ cost }) => cost)).toEqual(["metered", "cached", "cached"]);
  });

  test("ignores the order of parameters and undefined values", async () => {
    const same: PlannedCall[] = [
      games,
      { path: "/games", query: { team: "Texas", year: 2023 } },
      { path: "/games", query: { year: 2023, team: "Texas", week: undefined } },
    ];
    expect(await costs({ cache: true }, same)).toEqual(["metered", "cached", "cached"]);
  });

  test("predicts how many requests the calls then send", async () => {
    const { cfb, sent } = manualClient({ cache: new Map() }, () => success());
    const calls = [games, { path: "/venues" }, games, { path: "/venues" }] as const;
    const { totals } = await cfb.plan(calls);
    for (let count = 0; count < 2; count++) {
      await cfb.get("/games", { year: 2023, team: "Texas" });
      await cfb.get("/venues");
    }
    expect(totals.metered).toBe(sent.length);
  });

  test("counts calls separately if they differ in a value or the path", async () => {
    const calls: PlannedCall[] = [
      games,
      { path: "/games", query: { year: 2022, team: "Texas" } },
      { path: "/drives", query: { year: 2023, team: "Texas" } },
      { path: "/games", query: { year: 2023 } },
    ];
    expect(await costs({ cache: true }, calls)).toEqual(Array(4).fill("metered"));
  });

  test("counts repeated cached, free and invalid calls each time", async () => {
    const { cfb } = manualClient({ cache: new Map() }, () => success());
    await cfb.get("/venues");
    const calls = [{ path: "/venues" }, { path: "/info" }, { path: "/games", query: {} }] as PlannedCall[];
    const { totals } = await cfb.plan([...calls, ...calls]);
    expect(totals).toEqual({ invalid: 2, cached: 2, free: 2, metered: 0 });
  });

  test("depends only on the cache, not on earlier plans", async () => {
    const { cfb } = manualClient({ cache: true });
    for (let count = 0; count < 2; count++) expect((await cfb.plan([games])).totals.metered).toBe(1);
  });

  test("counts each call for live data, because live data is never cached", async () => {
    const live: PlannedCall = { path: "/live/plays", query: { gameId: 1 } };
    expect(await costs({ cache: true }, [live, live])).toEqual(["metered", "metered"]);
  });

  test("waits at most two time limits for a hanging store", async () => {
    const hung: Store = { get: () => new Promise(() => {}), set: () => undefined, delete: () => undefined };
    const { cfb, clock } = manualClient({ cache: hung, cacheTimeoutMs: 200 });
    const years = Array.from(
      { length: 20 },
      (_, index) => ({ path: "/games", query: { year: 2000 + index } }) as const,
    );
    const plan = watch(cfb.plan(years));
    await clock.pass(400);
    expect(plan.data?.totals).toMatchObject({ metered: 20 });
  });
});

test("a plan without a cache counts identical calls separately", async () => {
  expect(await costs({}, [games, games])).toEqual(["metered", "metered"]);
  expect(await costs({ cache: false }, [games, games])).toEqual(["metered", "metered"]);
});

test("a plan does not need a key, even if responses are stored per key", async () => {
  const weather: PlannedCall = { path: "/games/weather", query: { year: 2024 } };
  expect(await costs({ apiKey: undefined, cache: true }, [weather])).toEqual(["metered"]);
});

test.each<[string, number, ClientOptions]>([
  ["is not valid", 2, { validate: "throw" }],
  // If the list is gone, the plan counts the call that requests it.
  ["is gone a moment later", 3, {}],
])("a plan of a season does not send a request even if the stored list of games %s", async (_, metered, options) => {
  const stored = new Map<string, string>();
  const games = Response.json([
    { id: 1, season: "wrong", week: 1 },
    { id: 2, season: 2023, week: 2 },
  ]);
  await manualClient({ cache: stored }, () => games).cfb.get("/games", { year: 2023 });
  let reads = 0;
  const once: Store = {
    get: (key) => (options.validate || reads++ === 0 ? stored.get(key) : undefined),
    set: () => {},
    delete: () => {},
  };
  const { cfb, sent } = manualClient({ cache: once, ...options }, () => success());
  const { totals } = await cfb.plan([{ path: "/plays", query: { year: 2023 }, all: true }]);
  expect([sent.length, totals.metered]).toEqual([0, metered]);
});

const year = { year: 2023 };
const none = { invalid: 0, cached: 0, free: 0, metered: 0 };

/** Cached lists: games in weeks 1 and 2, a row that is not a game, and a game without a week. */
const lists: Readonly<Record<string, unknown>> = {
  "/games": [{ id: 1, week: 1 }, null, { id: 2, week: 2 }, { id: 3, week: null }],
  "/teams": [{ school: "Texas" }, { school: "Iowa" }],
};

describe("the plan of a call with `all`", () => {
  test.each<[path: string, query: object, what: string, expected: object]>([
    ["/drives", year, "one call", { cost: "metered", parts: { ...none, metered: 1 } }],
    ["/scoreboard", {}, "one free call", { cost: "free", parts: { ...none, free: 1 } }],
    ["/plays", year, "at most 25 weeks", { cost: "metered", parts: { ...none, metered: 26 }, atMost: true }],
    ["/metrics/wp", year, "each game", { cost: "metered", parts: { ...none, metered: 1 }, atLeast: true }],
    ["/teams/season/overview", year, "each team", { cost: "metered", parts: { ...none, metered: 1 }, atLeast: true }],
    ["/plays/stats", year, "a row cap", { cost: "metered", parts: { ...none, metered: 1 }, atLeast: true }],
  ])("to %s with %j counts %s", async (path, query, _, expected) => {
    const { cfb, sent } = manualClient();
    const { calls } = await cfb.plan([{ path, query, all: true } as PlannedCall]);
    expect(calls).toEqual([{ path, query, notices: [], ...expected }]);
    expect(sent).toHaveLength(0);
  });

  test.each<[path: string, what: string, list: string, metered: number]>([
    ["/plays", "weeks", "/games", 2],
    ["/metrics/wp", "games", "/games", 3],
    ["/teams/season/overview", "teams", "/teams", 2],
  ])("to %s is exact if the list of %s (%s) is cached", async (path, _, list, metered) => {
    const { cfb } = manualClient({ cache: true }, (request) => Response.json(lists[request.path]));
    await cfb.get(list as "/games", year);
    const { calls } = await cfb.plan([{ path, query: year, all: true } as PlannedCall]);
    const parts = { ...none, cached: 1, metered };
    expect(calls).toEqual([{ path, query: year, notices: [], cost: "metered", parts }]);
  });

  test.each<[path: string, query: object]>([
    ["/plays", { year: 1.5 }],
    ["/metrics/wp", {}],
  ])("to %s with %j is invalid without a bound, because `all` refuses it", async (path, query) => {
    const { calls } = await manualClient().cfb.plan([{ path, query, all: true } as PlannedCall]);
    const error = expect.objectContaining({ code: "query" });
    expect(calls).toEqual([{ path, query, notices: [], cost: "invalid", error, parts: { ...none, invalid: 1 } }]);
  });
});

test.each<[what: string, path: string, query: unknown, shown: object, withAll: object]>([
  ["an unknown path", "/nope", year, { path: "/nope", query: year }, {}],
  ["a query that is not an object", "/plays", "2023", { path: "/plays", query: "2023" }, {}],
  ["a path with the API key", "/a-key-for-the-tests", year, { path: "/[key]", query: year }, {}],
  [
    "a value with the API key",
    "/games",
    { team: "a-key-for-the-tests" },
    { path: "/games", query: { team: "[key]" } },
    { parts: { ...none, invalid: 1 } },
  ],
])("a plan counts %s as one invalid call and does not show the key", async (_, path, query, shown, withAll) => {
  const call = { ...shown, cost: "invalid", notices: [], error: expect.objectContaining({ code: "query" }) };
  for (const all of [false, true]) {
    const { calls } = await manualClient().cfb.plan([{ path, query, all } as PlannedCall]);
    expect(calls).toEqual([{ ...call, ...(all && withAll) }]);
  }
});

test("a plan counts a call without `all` as one call, even if it needs a whole season", async () => {
  const { calls } = await manualClient().cfb.plan([
    { path: "/plays/stats", query: year },
    { path: "/plays", query: year } as PlannedCall,
  ]);
  expect(calls).toEqual([
    { path: "/plays/stats", query: year, cost: "metered", notices: [] },
    { path: "/plays", query: year, cost: "invalid", notices: [], error: expect.objectContaining({ code: "query" }) },
  ]);
});

test.each([undefined, {}, "/games"])("`plan` of %j throws a TypeError with an example", async (calls) => {
  await expect(manualClient().cfb.plan(calls as never)).rejects.toThrow(
    new TypeError('`plan` takes a list of calls, such as [{ path: "/games", query: { year: 2025 } }].'),
  );
});

test("a plan waits for a hanging store at most half of `totalTimeoutMs`, as a call does", async () => {
  const hung: Store = { get: () => new Promise(() => {}), set: () => undefined, delete: () => undefined };
  const { cfb, clock } = manualClient({ cache: hung, cacheTimeoutMs: 5_000, totalTimeoutMs: 1_000 });
  const plan = watch(cfb.plan([games]));
  await clock.pass(500);
  expect(plan.data?.totals).toMatchObject({ metered: 1 });
});
