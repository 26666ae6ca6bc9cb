import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { seasonAt } from "../../../src/cache/ttl.js";
import { toNodeListener } from "../../../src/sample/index.js";
import { run } from "../../scripts/run.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key, runAgainst } from "../services.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();

describe("a call", () => {
  test("with --sample goes to the sample service and does not need a key", async () => {
    const { code, stdout } = await cfb(["get", "/games", "year=2024", "team=Ohio State", "--sample"]);
    const games = JSON.parse(stdout) as { homeTeam: string; awayTeam: string }[];
    expect(code).toBe(0);
    expect(games).toHaveLength(4);
    expect(games.every(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].includes("Ohio State"))).toBe(true);
  });

  test("accepts an operationId, or a path without its leading slash", async () => {
    const [first, second] = await Promise.all([
      cfb(["get", "getGames", "year=2024", "--sample", "--quiet"]),
      cfb(["get", "games", "year=2024", "--sample", "--quiet"]),
    ]);
    expect(JSON.parse(first?.stdout ?? "")).toHaveLength(11);
    expect(second?.stdout).toBe(first?.stdout);
    expect(first?.stderr).toBe("");
  });

  test("sends the key from the environment or a file, and prints the remaining calls", async () => {
    const file = join(cfb.folder, "key.txt");
    writeFileSync(file, "a-key-in-a-file\n");
    const fromEnvironment = await runAgainst(cfb, [], ["get", "/games", "year=2024", "team=Ohio State", "--no-cache"]);
    const fromFile = await runAgainst(cfb, [], ["get", "/games", "year=2024"], {
      env: { CFB_API_KEY_FILE: file },
    });
    const [requests, ...more] = fromEnvironment.requests;
    const { pathname, searchParams } = new URL(requests?.url ?? "", "http://localhost");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(["/games", { year: "2024", team: "Ohio State" }]);
    expect([requests?.authorization, more]).toEqual(["Bearer a-key-of-mine", []]);
    expect(fromFile.requests[0]?.authorization).toBe("Bearer a-key-in-a-file");
    expect(fromEnvironment.stderr).toContain("998 calls are left this month");
  });

  test("needs a key for another host", async () => {
    expect(await cfb(["get", "/venues", "--base-url", "https://example.org"])).toMatchObject({
      code: 3,
      stderr: "cfb: example.org needs a key: set CFB_API_KEY\n",
    });
  });
});

describe("a difference between a response and the document", () => {
  const venue = { id: 1, name: "Ohio Stadium", city: "Columbus", state: "OH", zip: "43210", countryCode: "US" };
  const rest = {
    timezone: null,
    latitude: null,
    longitude: null,
    elevation: null,
    capacity: 1,
    constructionYear: 1922,
  };
  const rows = [1, 2].map((id) => ({ ...venue, ...rest, id, grass: false, dome: false }));

  test("is reported in one line on stderr, and the response is printed unchanged", async () => {
    const [first, second] = rows;
    const body = [
      { ...first, roof: "open" },
      { ...second, roof: null, capacity: "many" },
    ];
    const { code, stdout, stderr } = await runAgainst(cfb, body, ["get", "/venues"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(body);
    const lines = stderr.split("\n").filter((line) => line.includes("differs from the document"));
    expect(lines).toEqual([
      'notice: /venues differs from the document: /*/roof is new (2 times); /*/capacity is "many", not 32-bit integer or null.',
    ]);
    const quiet = await runAgainst(cfb, body, ["get", "/venues", "--quiet"]);
    expect(quiet.stderr).toBe("");
  });

  test("is reported without the key", async () => {
    const body = [{ ...rows[0], capacity: `Bearer ${key.CFB_API_KEY}` }];
    const { stderr } = await runAgainst(cfb, body, ["get", "/venues"]);
    expect(stderr).toContain('/*/capacity is "Bearer [key]", not 32-bit integer or null');
  });

  test("is not reported for a response that fits the document", async () => {
    const { stderr } = await runAgainst(cfb, rows, ["get", "/venues"]);
    expect(stderr).not.toContain("differs");
  });
});

describe("the exit code", () => {
  test.each([
    [401, { message: "Unauthorized" }, 3],
    [401, { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." }, 3],
    [429, { message: "Monthly call quota exceeded." }, 5],
  ])("for a %i %j is %i", async (status, body, exitCode) => {
    const { code, stdout, stderr } = await runAgainst(cfb, body, ["get", "/games", "year=2024"], { env: key }, status);
    expect({ code, stdout }).toEqual({ code: exitCode, stdout: "" });
    expect(stderr).toMatch(/^cfb: /);
    expect(stderr).not.toContain(key.CFB_API_KEY);
  });

  test("after Ctrl+C during a call is 130", async () => {
    let child: { kill(signal: NodeJS.Signals): boolean } | undefined;
    expect(
      await withServer(
        () => child?.kill("SIGINT"),
        (url) =>
          cfb.start(["get", "/venues", "--base-url", url], { env: key, onStart: (started) => (child = started) }),
      ),
    ).toMatchObject({ code: 130, stdout: "", stderr: "cfb: interrupted\n" });
  });

  test("is 0 if the reader closes the pipe early", async () => {
    const rows = Array.from({ length: 5_000 }, () => ({ homeTeam: "Ohio State" }));
    expect(
      await withServer(respondWith(200, JSON.stringify(rows)), (url) =>
        run("bash", [
          "-c",
          `set -o pipefail; "$0" "$1" get /games year=2024 --quiet --base-url ${url} | head -n 2`,
          process.execPath,
          cfb.cli,
        ]),
      ),
    ).toMatchObject({ code: 0, stdout: "[\n  {\n", stderr: "" });
  });
});

/** Runs the command against a service whose calendar has these weeks in every season. Returns the URLs that the service receives. */
async function against(weeks: readonly object[], args: readonly string[]) {
  const urls: string[] = [];
  const service = async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    urls.push(pathname + search);
    return Response.json(pathname === "/calendar" ? weeks : []);
  };
  const ended = await withServer(toNodeListener(service), (url) => cfb([...args, "--base-url", url], { env: key }));
  return { ...ended, urls: urls.filter((each) => /^\/(calendar|games|stats)/.test(each)) };
}

const week = (seasonType: string, number: number, endDate: string) => ({
  season: 2025,
  week: number,
  seasonType,
  startDate: "2020-01-01T00:00:00.000Z",
  endDate,
  firstGameStart: "2020-01-01T00:00:00.000Z",
  lastGameStart: endDate,
});
const weeks = [
  week("regular", 1, "2020-01-08T00:00:00.000Z"),
  week("postseason", 1, "2999-01-15T00:00:00.000Z"),
  week("postseason", 2, "2999-01-22T00:00:00.000Z"),
];
const get = ["get", "/games", "year=current", "week=current"];

test("year=current and week=current select the calendar's current week and its season type", async () => {
  const { code, urls } = await against(weeks, get);
  const season = /year=(\d{4})/.exec(urls[0] ?? "")?.[1];
  expect({ code, urls }).toEqual({
    code: 0,
    urls: [`/calendar?year=${season}`, `/games?seasonType=postseason&week=1&year=${season}`],
  });
  const given = await against(weeks, [...get, "seasonType=regular"]);
  expect(given.urls[1]).toContain("seasonType=regular&week=1&");
  const other = await against(weeks, ["get", "/stats/season?year=current", "team=Iowa"]);
  expect(other.urls[1]).toBe(`/stats/season?team=Iowa&year=${season}`);
});

test("the command refuses a wrong call before it requests the calendar", async () => {
  const wrong = await against(weeks, [...get, "teem=Iowa"]);
  expect({ code: wrong.code, urls: wrong.urls }).toEqual({ code: 2, urls: [] });
});

test("week=current is refused if the calendar has no weeks", async () => {
  const none = await against([], get);
  expect(none.urls.every((url) => url.startsWith("/calendar"))).toBe(true);
  expect(none).toMatchObject({ code: 3, stderr: expect.stringContaining("the calendar has no week of ") });
});

test("week=current is refused for an earlier season, even if the current season has no weeks yet", async () => {
  for (const calendar of [weeks, []]) {
    const { code, stderr } = await against(calendar, ["get", "/games", "year=2019", "week=current"]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/week=current is a week of \d{4}, not of 2019: give the number of the week/);
  }
});

test("year=last selects the season before the current one without requesting the calendar", async () => {
  const { code, urls } = await against(weeks, ["get", "/games", "year=last"]);
  expect({ code, urls }).toEqual({ code: 0, urls: [`/games?year=${seasonAt(Date.now()) - 1}`] });
  expect((await against(weeks, ["get", "/games?year=last"])).urls).toEqual(urls);
});

test.each([120, 80, 40])(
  "a table fits a terminal of %i characters, and says how many columns it hides",
  async (columns) => {
    const { code, lines } = await onTerminal(cfb, columns, ["get", "/games", "year=2024", "--sample"]);
    const table = lines.map(visible);
    expect(code).toBe(0);
    expect(table.filter((line) => line.length > columns)).toEqual([]);
    expect(table.join("\n")).toMatch(/homeTeam +.*awayTeam/);
    expect(table.join(" ")).toMatch(
      /\d+ more columns: `cfb operations +getGames` lists +them, +and +--columns +shows +them\./,
    );
    expect(table.filter((line) => line.startsWith("Texas") || / Texas /.test(line)).length).toBeGreaterThan(0);
  },
);

test("the built command detects the width of a real terminal", async () => {
  const command = `stty cols 40 rows 30; exec ${process.execPath} ${cfb.cli} get /games year=2024 --sample --quiet`;
  // `script` from util-linux gives the command a terminal, returns its exit code, and writes its output to stdout.
  const { code, stdout } = await run("script", ["-qec", command, "/dev/null"], {
    env: { NO_COLOR: "1", TERM: "xterm" },
  });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/homeTeam +Points awayTeam/)]);
  expect(stdout.split("\r\n").filter((line) => line.length > 40)).toEqual([]);
});

test("a terminal shows a single row with one field per line and a table for each list", async () => {
  const { lines } = await onTerminal(cfb, 80, ["get", "/game/box/advanced", "id=401677192", "--sample"]);
  const text = lines.map(visible);
  expect(text).toContain("gameInfo");
  expect(text).toContain("  homeTeam     Notre Dame");
  expect(text).toContain("teams.havoc");
  const sparse = await onTerminal(cfb, 60, ["get", "/games", "year=2021", "--limit", "1", "--sample"]);
  expect(sparse.lines.map(visible).join("\n")).toMatch(/^Empty: .*\S/m);
  // Rates are rounded to three decimals, without trailing zeros.
  expect(text).toContainEqual(expect.stringMatching(/^Ohio State( +0(\.\d{1,3})?){3}$/));
});

test("NO_COLOR turns off all escape sequences", async () => {
  const [plain, bold] = await Promise.all(
    ["1", ""].map((off) => onTerminal(cfb, 80, ["get", "/info", "--sample"], { NO_COLOR: off })),
  );
  expect(plain?.lines.join("")).not.toContain("\x1b");
  expect(bold?.lines.join("")).toContain("\x1b[1mtierName\x1b[22m");
});

const stat = (team: string, statName: string, statValue: unknown) => ({
  season: 2024,
  team,
  conference: "SEC",
  statName,
  statValue,
});
const stats = [
  stat("Texas", "games", 16),
  stat("Texas", "possessionTime", "26:50"),
  stat("Iowa", "games", null),
  stat("Iowa", "brandNew", "7"),
];
const wide = ["get", "/stats/season", "year=2024", "--wide"];
const rowsOf = (json: string): unknown[] => JSON.parse(json);

test("--wide writes one row per team and one column per statistic in every format", async () => {
  const chosen = [...wide, "--columns", "team,games,possession_time,as_sent", "--format"];
  const [csv, json, ndjson, table] = await Promise.all(
    ["csv", "json", "ndjson", "table"].map((format) => runAgainst(cfb, stats, [...chosen, format])),
  );
  const rows = [
    { team: "Texas", games: 16, possession_time: 1610, as_sent: '{"possessionTime":"26:50"}' },
    { team: "Iowa", games: null, possession_time: null, as_sent: '{"games":null,"brandNew":"7"}' },
  ];
  expect(csv?.stdout.split("\r\n")[0]).toBe("team,games,possession_time,as_sent");
  expect(rowsOf(json?.stdout ?? "")).toEqual(rows);
  expect(
    ndjson?.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(rows);
  expect(table?.stdout).toMatch(/Texas +16 +1,?610/);
  const all = await runAgainst(cfb, stats, [...wide, "--limit", "1"]);
  expect(rowsOf(all.stdout)).toMatchObject([{ season: 2024, total_yards: null, brand_new: null }]);
});

test("with --wide, --columns accepts both the service's names and the names in files", async () => {
  const columns = (...names: string[]) =>
    cfb([
      "get",
      "/games/teams",
      "year=2024",
      "week=1",
      "--wide",
      "--columns",
      names.join(","),
      "--format",
      "csv",
      "--sample",
    ]);
  const sent = await columns("teamId", "rushingYards", "thirdDownEff");
  expect(sent).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^team_id,rushing_yards,third_down_conversions,third_downs\r\n\d/),
  });
  expect(await columns("team_id", "rushing_yards", "third_down_conversions", "third_downs")).toEqual(sent);
  expect((await columns("rushingYrds")).stderr).toContain("there is no rushingYrds. Did you mean rushing_yards?");
});

test("a wide export has the same sums as the long one, and its dictionary describes the wide columns", async () => {
  const folder = join(cfb.folder, "wide");
  const args = ["export", "/stats/season", "/games", "--years", "2025", "--sample", "--output", folder];
  const [first, second] = [await cfb([...args, "--wide"]), await cfb(args)];
  expect([first.code, second.code]).toEqual([0, 0]);
  const connection = await (await DuckDBInstance.create()).connect();
  const one = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()[0];
  const long = `'${folder}/stats_season/*/*.parquet'`;
  const [sum] = (await one(`select sum(stat_value) from ${long} where stat_name = 'totalYards'`)) ?? [];
  expect(
    await one(`select sum(total_yards), count(distinct team) from '${folder}/stats_season_wide/*/*.parquet'`),
  ).toEqual([BigInt(Number(sum)), (await one(`select count(distinct team) from ${long}`))?.[0]]);
  connection.closeSync();
  const dictionary = readFileSync(join(folder, "_dictionary.csv"), "utf8");
  expect(dictionary).toContain("stats_season_wide,total_yards,INT32,");
  expect(dictionary).toMatch(/stats_season_wide,possession_time,INT32,seconds,/);
  expect(dictionary).toContain("\ngames,id,");
});

test("a wide table shows the columns that fit and counts the others, and --columns shows every chosen column", async () => {
  const call = ["get", "/stats/season", "year=2025", "conference=B1G", "--wide", "--sample", "--format", "table"];
  const { stdout, stderr } = await cfb([...call, "--limit", "3"]);
  expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/season +team/);
  expect(stderr).toMatch(/\d+ more columns: /);
  const chosen = await cfb([...call, "--columns", "team,punt_returns"]);
  expect([chosen.stdout.split("\n")[0]?.split(/ +/), chosen.stderr]).toEqual([["team", "punt_returns"], ""]);
});
