import { join } from "node:path";
import { createClient } from "../../../src/create-client.js";
import { createSampleService } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

const paths = ["/plays", "/drives", "/games", "/lines", "/stats/season"] as const;

test("a season takes exactly as many calls as the plan says, and exporting it again takes none", async () => {
  const service = createSampleService();
  const client = createClient({ apiKey: "sample", fetch: service, cache: true });
  const games = await client.get("/games", { year: 2024 });
  const weeks = [...new Set(games.map(({ week }) => week))].sort((a, b) => a - b);
  // By hand: one call each of /games, /drives, /lines and /stats/season for the year, and one of /plays for each week that has games, which the
  // response of /games names.
  const least = [
    "/drives?year=2024",
    "/games?year=2024",
    "/lines?year=2024",
    ...weeks.map((week) => `/plays?week=${week}&year=2024`),
    "/stats/season?year=2024",
  ].sort();
  const { totals } = await client.plan(paths.map((path) => ({ path, query: { year: 2024 }, all: true })));
  // The plan does not count the list of games, which is cached here.
  expect(totals.metered + 1).toBe(least.length);

  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["export", ...paths, "--years", "2024", "--output", join(cfb.folder, "season"), "--base-url", url];
    const first = await cfb([...args, "--yes"], { env: key });
    expect(first.code).toBe(0);
    expect(requests.toSorted()).toEqual(least);
    const second = await cfb(args, { env: key });
    expect(second.stderr).toContain("Every file is there: nothing was sent.");
    expect(requests).toHaveLength(least.length);
  });
});

test("a group name exports its operations, and the output names the ones left out", async () => {
  const folder = join(cfb.folder, "group");
  const args = ["export", "plays", "betting", "--years", "2024", "--output", folder, "--sample", "--dry-run"];
  const { code, stderr } = await cfb(args);
  expect(code).toBe(0);
  const tables = [...stderr.matchAll(/^(\w+) \(\S+\) into /gm)].map(([, name]) => name);
  expect(tables).toEqual(["plays", "plays_types", "plays_stats", "plays_stats_types", "lines"]);
  expect(stderr).toContain("live_plays (/live/plays) is left out: it is about the present moment\n");
});

test("an operation that takes a game's id is requested for every game of a season", async () => {
  const { requests, listener } = counting();
  await withServer(listener, async (url) => {
    const args = ["export", "/metrics/wp", "--years", "2024", "--output", join(cfb.folder, "wp"), "--base-url", url];
    const { code } = await cfb([...args, "--yes"], { env: key });
    const games = await createClient({ apiKey: "sample", fetch: createSampleService() }).get("/games", { year: 2024 });
    expect({ code, requests: requests.toSorted() }).toEqual({
      code: 0,
      requests: ["/games?year=2024", ...games.map(({ id }) => `/metrics/wp?gameId=${id}`)].sort(),
    });
  });
});

test("--explode writes a table for a list beside the operation's table", async () => {
  const folder = join(cfb.folder, "exploded");
  const args = ["/lines", "--years", "2024", "--format", "ndjson", "--output", folder, "--sample"];
  expect((await cfb(["export", ...args])).code).toBe(0);
  const { code, stderr } = await cfb(["export", ...args, "--explode", "lines"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("33 rows written") });
});
