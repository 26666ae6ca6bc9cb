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
