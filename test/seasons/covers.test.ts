import { operations } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { selection } from "../../src/document/selection.js";
import { type Client, createClient, type Path, type PlannedCall } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { someOf } from "../support/all-cases.js";

const paths = Object.keys(operations) as Path[];

/** The type of `each` with any path and query. The real type allows only queries that match the path. */
type AnyEach = (path: string, query: object) => AsyncIterable<readonly unknown[]>;

function sampleClient(now?: string): { cfb: Client; calls: string[] } {
  const service = createSampleService(now === undefined ? {} : { now: new Date(now) });
  const calls: string[] = [];
  const fetch = (request: Request) => {
    calls.push(request.url);
    return service(request);
  };
  return { cfb: createClient({ apiKey: "sample", fetch, retries: 0, cache: new Map() }), calls };
}

const plannedAll = (path: Path, query: object) => ({ path, query, all: true }) as PlannedCall;

/** Operations that return rows for 2025, but not for 2024, because the sample world lacks the 2024 draft and some of that season's games. */
const since2025: readonly Path[] = [
  "/draft/picks",
  "/records",
  "/stats/season/advanced",
  "/teams/ats",
  "/ppa/teams",
  "/wepa/team/season",
  "/wepa/players/passing",
  "/wepa/players/rushing",
  "/wepa/players/kicking",
  "/player/usage",
  "/ppa/players/season",
  "/stats/player/season",
  "/stats/player/success",
  "/stats/season",
];

/** The season for which the tests call an operation. Passing and rushing data begins in 2025. */
const seasonOf = (path: Path) => (since2025.includes(path) ? 2025 : Math.max(2024, selection[path].dataSince ?? 0));

/** The first valid query of these three: a season, an empty query, the operation's example. */
async function widest(cfb: Client, path: Path): Promise<object> {
  for (const query of [{ year: seasonOf(path) }, {}, examples[path]]) {
    const { totals } = await cfb.plan([plannedAll(path, query)]);
    if (totals.invalid === 0) return query;
  }
  throw new Error(`no query of ${path} can be split into calls`);
}

/** The time at which the sample service has rows. /live/plays needs a time at which a game is in progress. */
const momentOf = (path: Path): string | undefined => (path === "/live/plays" ? "2025-08-30T17:00:00Z" : undefined);

describe("`each` returns a season's rows at the planned cost", () => {
  test.each(someOf(paths, 3))("for %s", async (path) => {
    const { cfb, calls } = sampleClient(momentOf(path));
    const query = await widest(cfb, path);
    const before = await cfb.plan([plannedAll(path, query)]);
    expect(calls).toEqual([]);
    let rows = 0;
    for await (const part of (cfb.each as AnyEach)(path, query)) rows += part.length;
    expect(rows).toBeGreaterThan(0);
    const sent = calls.length;
    // In /teams/season/overview, one call lists the teams. Every other call returns one team's overview, or a 404.
    const missing = sent - 1 - rows;
    const [planned] = before.calls;
    const most = before.totals.metered + before.totals.free;
    if (planned?.atMost) expect(sent).toBeLessThanOrEqual(most);
    else if (planned?.atLeast) expect(sent).toBeGreaterThanOrEqual(most);
    else expect(sent).toBe(most);
    // A second run reads everything from the cache, except live data and 404s, which are never cached.
    for await (const _ of (cfb.each as AnyEach)(path, query)) rows++;
    const uncached = operations[path].freshness === "live" ? sent : path === "/teams/season/overview" ? missing : 0;
    expect(calls.length - sent).toBe(uncached);
  });
});

test("a plan's number of calls is a bound if it depends on a list of games or teams or on a row cap", async () => {
  const { cfb } = sampleClient();
  const bounds: Record<string, string[]> = { atMost: [], atLeast: [] };
  for (const path of paths) {
    const [planned] = (await cfb.plan([plannedAll(path, await widest(cfb, path))])).calls;
    if (planned?.atMost) bounds.atMost?.push(path);
    if (planned?.atLeast) bounds.atLeast?.push(path);
  }
  expect(bounds.atMost).toEqual([
    "/games/teams",
    "/games/players",
    "/plays",
    "/passing/plays",
    "/passing/players/games",
    "/passing/teams/games",
    "/rushing/plays",
    "/rushing/players/games",
    "/rushing/teams/games",
    "/ppa/players/games",
    "/stats/player/success/game",
  ]);
  const capped = paths.filter((path) => operations[path].rowCap !== undefined);
  const byId = ["/game/box/advanced", "/teams/season/overview", "/coaches/profile", "/coaches/tenures", "/metrics/wp"];
  expect(new Set(bounds.atLeast)).toEqual(new Set([...capped, ...byId]));
});

test("a season's plan is exact once its games are cached", async () => {
  const { cfb, calls } = sampleClient();
  await cfb.get("/games", { year: 2024 });
  for (const path of ["/metrics/wp", "/game/box/advanced", "/games/players", "/ppa/players/games"] as const) {
    const { totals } = await cfb.plan([plannedAll(path, { year: 2024 })]);
    const before = calls.length;
    for await (const _ of (cfb.each as AnyEach)(path, { year: 2024 }));
    expect({ path, sent: calls.length - before }).toEqual({ path, sent: totals.metered });
  }
});

test("a plan counts a list of games once, even if several operations need it", async () => {
  const { cfb, calls } = sampleClient();
  const { totals } = await cfb.plan([
    { path: "/games", query: { year: 2024 } },
    { path: "/metrics/wp", query: { year: 2024 }, all: true },
    { path: "/games/teams", query: { year: 2024 }, all: true },
  ]);
  expect(totals).toMatchObject({ cached: 2, metered: 1 + 25 });
  expect(calls).toEqual([]);
});
