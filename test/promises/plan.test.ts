import type { ClientOptions, PlannedCall, Store } from "../../src/index.js";
import { success, watch, wire } from "../support/manual-client.js";

const games: PlannedCall = { path: "/games", query: { year: 2023, team: "Texas" } };

/** The cost of each call of a plan, in its order. */
async function costs(options: ClientOptions, calls: readonly PlannedCall[]) {
  const { cfb, sent } = wire(options);
  const plan = await cfb.plan(calls);
  expect(sent).toHaveLength(0);
  return plan.calls.map(({ cost }) => cost);
}

describe("a plan with a cache", () => {
  test("counts three identical calls as one that is metered and two that it caches", async () => {
    const { cfb } = wire({ cache: true });
    const plan = await cfb.plan([games, games, games]);
    expect(plan.totals).toEqual({ invalid: 0, cached: 2, free: 0, metered: 1 });
    expect(plan.calls.map(({ cost }) => cost)).toEqual(["metered", "cached", "cached"]);
  });

  test("ignores the order of parameters, and those that are undefined", async () => {
    const same: PlannedCall[] = [
      games,
      { path: "/games", query: { team: "Texas", year: 2023 } },
      { path: "/games", query: { year: 2023, team: "Texas", week: undefined } },
    ];
    expect(await costs({ cache: true }, same)).toEqual(["metered", "cached", "cached"]);
  });

  test("counts what the calls then cost", async () => {
    const { cfb, sent } = wire({ cache: new Map() }, () => success());
    const calls = [games, { path: "/venues" }, games, { path: "/venues" }] as const;
    const { totals } = await cfb.plan(calls);
    for (let count = 0; count < 2; count++) {
      await cfb.get("/games", { year: 2023, team: "Texas" });
      await cfb.get("/venues");
    }
    expect(totals.metered).toBe(sent.length);
  });

  test("counts calls that differ in a value or in their path one by one", async () => {
    const calls: PlannedCall[] = [
      games,
      { path: "/games", query: { year: 2022, team: "Texas" } },
      { path: "/drives", query: { year: 2023, team: "Texas" } },
      { path: "/games", query: { year: 2023 } },
    ];
    expect(await costs({ cache: true }, calls)).toEqual(Array(4).fill("metered"));
  });

  test("counts what is cached already, free or invalid as such, however often", async () => {
    const { cfb } = wire({ cache: new Map() }, () => success());
    await cfb.get("/venues");
    const calls = [{ path: "/venues" }, { path: "/info" }, { path: "/games", query: {} }] as PlannedCall[];
    const { totals } = await cfb.plan([...calls, ...calls]);
    expect(totals).toEqual({ invalid: 2, cached: 2, free: 2, metered: 0 });
  });

  test("remembers no earlier plan: each begins with what the cache holds", async () => {
    const { cfb } = wire({ cache: true });
    for (let count = 0; count < 2; count++) expect((await cfb.plan([games])).totals.metered).toBe(1);
  });

  test("counts each call to live data, which no cache holds", async () => {
    const live: PlannedCall = { path: "/live/plays", query: { gameId: 1 } };
    expect(await costs({ cache: true }, [live, live])).toEqual(["metered", "metered"]);
  });

  test("takes one time limit of a store that hangs, or two, for many calls", async () => {
    const hung: Store = { get: () => new Promise(() => {}), set: () => undefined, delete: () => undefined };
    const { cfb, clock } = wire({ cache: hung, cacheTimeoutMs: 200 });
    const years = Array.from(
      { length: 20 },
      (_, index) => ({ path: "/games", query: { year: 2000 + index } }) as const,
    );
    const plan = watch(cfb.plan(years));
    await clock.pass(400);
    expect(plan.data?.totals).toMatchObject({ metered: 20 });
  });
});

test("a plan without a cache counts each of two identical calls, as both would be sent", async () => {
  expect(await costs({}, [games, games])).toEqual(["metered", "metered"]);
  expect(await costs({ cache: false }, [games, games])).toEqual(["metered", "metered"]);
});
