import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tableName } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";
import { run } from "../../scripts/run.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";
import { onTerminal, visible } from "../terminal.js";

const cfb = builtCfb();

test("the list shows every operation's path, name and summary", async () => {
  const { code, stdout, stderr } = await cfb(["operations"]);
  expect(code).toBe(0);
  for (const [path, { operationId }] of Object.entries(words)) {
    expect(stdout).toMatch(new RegExp(`^${path} +${operationId} +[A-Z]`, "m"));
  }
  expect(stderr).toContain(`${operationCount} operations`);
});

test("search words narrow the list, which shows tiers and free operations", async () => {
  const { stdout } = await cfb(["operations", "adjusted", "PLAYERS"]);
  expect(stdout).toMatch(/^\/wepa\/players\/passing +getAdjustedPlayerPassing +List adjusted player passing +tier 1 /m);
  expect(stdout).not.toContain("/wepa/team/season");
  expect((await cfb(["operations", "scoreboard", "live"])).stdout).toContain("/scoreboard");
});

test("an operation's page shows parameters, rules, tier, cost, freshness and an example", async () => {
  const { stdout } = await cfb(["operations", "getGameWeather"]);
  expect(stdout).toMatch(/^getGameWeather {2}GET \/games\/weather$/m);
  expect(stdout).toMatch(/^ {2}classification {2}string: fbs, fcs, ii, ii\/iii, iii$/m);
  expect(stdout).toMatch(/^ {2}Give `year` or `gameId`\.$/m);
  expect(stdout).toMatch(/^ {2}Needs supporter tier 1 or higher\. †$/m);
  expect(stdout).toMatch(/^ {2}Costs one call of the monthly quota\. †$/m);
  expect(stdout).toMatch(/^ {2}Final once its season is over\. †$/m);
  expect(stdout).toMatch(
    /^ {2}Timing unknown: no source says when this is known, so do not predict games with it\. †$/m,
  );
  expect(stdout).toMatch(/^ {2}cfb get \/games\/weather .*=/m);
});

test("an operation's page shows bounds, defaults and required parameters", async () => {
  const { stdout } = await cfb(["operations", "/info/usage"]);
  expect(stdout).toMatch(/^ {2}days {2}integer; from 1 to 31; default 7$/m);
  expect((await cfb(["operations", "getCalendar"])).stdout).toMatch(/^ {2}year {2}integer; required$/m);
});

test("an operation's page lists its response's fields with type, null, unit and description", async () => {
  const { stdout } = await cfb(["operations", "getGames"]);
  const [, response = ""] = /^Response\n((?: .*\n)+)/m.exec(stdout) ?? [];
  expect(response).toMatch(/^ {2}list of objects\n/);
  expect(response).toMatch(/^ {2}id {2}integer\n {4}\S.*[.†]$/m);
  expect(response).toMatch(/^ {2}homePoints {2}integer or null\n {4}\S.*score.*\.$/m);
  expect(response).toMatch(/^ {2}playoff\.roundName {2}string\n {4}\S/m);
  expect(response).toMatch(/^ {2}startDate {2}date-time\n/m);
  expect(response).toMatch(/^ {2}seasonType {2}string: regular, postseason, /m);
  const roster = await cfb(["operations", "getRoster"]);
  expect(roster.stdout).toMatch(/^ {2}height {2}number or null\n {4}.*Unit not specified/m);
  const lines = await cfb(["operations", "getLines"]);
  expect(lines.stdout).toMatch(/^ {2}lines\[\]\.spread {2}number or null\n {4}.*in points/m);
});

test("a schema that a response uses twice is described once", async () => {
  const { stdout } = await cfb(["operations", "getTeamSeasonPassing"]);
  expect(stdout).toMatch(/^ {2}defense {2}object with the fields of offense$/m);
  expect(stdout).not.toContain("defense.attempts");
});

test("the JSON output contains every response field", async () => {
  const { stdout } = await cfb(["operations", "--format", "json"]);
  const listed = JSON.parse(stdout) as {
    path: string;
    response: { fields: { name: string; description: string }[] };
  }[];
  const fields = listed.flatMap(({ path, response }) => response.fields.map((field) => ({ path, ...field })));
  expect(fields.length).toBeGreaterThan(1_000);
  expect(fields.filter(({ description }) => description === "")).toEqual([]);
  expect(fields).toContainEqual(expect.objectContaining({ path: "/games", name: "attendance", nullable: true }));
});

test("every example is a valid query, and contains an id only if the operation needs one", async () => {
  const { stdout } = await cfb(["operations", "--format", "json"]);
  const listed = JSON.parse(stdout) as { path: string; operationId: string; example: string }[];
  expect(listed).toHaveLength(operationCount);
  const file = listed.map(({ example }) => example.replace(/^cfb get /, "")).join("\n");
  const plan = await cfb(["plan", "-"], { stdin: file });
  expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining(`${operationCount} lines`) });
  expect(listed.filter(({ example }) => /\b\w*[iI]d=/.test(example)).map(({ path }) => path)).toEqual([
    "/game/box/advanced",
    "/games/{gameId}/preview",
    "/games/{gameId}/preview/adjusted",
    "/live/plays",
    "/coaches/profile",
    "/player/season/overview",
    "/metrics/wp",
  ]);
});

test("the examples on a page run as printed", async () => {
  const { stdout } = await cfb(["operations", "getGames"]);
  const [, examples = ""] = /^Examples\n((?: .*\n)+)/m.exec(stdout) ?? [];
  expect(examples).toContain('  cfb get /games year=2025 team="Ohio State"\n');
  const typed = examples.replaceAll("cfb get", `"${process.execPath}" "${cfb.cli}" get --sample`);
  expect(await run("bash", ["-ec", typed], { cwd: cfb.folder })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cfb.folder, "getGames.csv"), "utf8")).toMatch(/^home_team,home_points\r\n/);
});

test("--sample lists the sample service's seasons and teams", async () => {
  const { code, stdout } = await cfb(["operations", "--sample"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^2024 +\d+ games +(.*, )*Ohio State,/m);
  expect(stdout).toMatch(/^Whole: every game of the Big Ten \(18 teams\) in 2025, the playoffs of 2024 and 2025\.$/m);
  const json = await cfb(["operations", "--sample", "--format", "json"]);
  type Season = { season: number; games: number; teams: string[]; whole: { conference: string; teams: string[] }[] };
  const seasons = JSON.parse(json.stdout) as Season[];
  const whole = seasons.flatMap((each) => each.whole.map(({ conference }) => `${conference} ${each.season}`));
  expect(whole).toEqual(["Big Ten 2025"]);
  expect(seasons.length).toBe(stdout.match(/^\d{4} /gm)?.length);
  const games = await cfb(["get", "/games", "year=2024", "--format", "ndjson", "--sample"]);
  const season = seasons.find((each) => each.season === 2024);
  expect(season?.games).toBe(games.stdout.trim().split("\n").length);
  expect(season?.teams).toContain("Ohio State");
  expect(seasons.flatMap(({ teams }) => teams)).not.toContain("TBD");
});

test.each([100, 60, 40])("lists and pages fit a terminal of %i columns", async (columns) => {
  const [list, page] = await Promise.all([
    onTerminal(cfb, columns, ["operations", "player"]),
    onTerminal(cfb, columns, ["operations", "getGames"]),
  ]);
  expect(list?.lines.map(visible).join("\n")).toMatch(/^\/player\/search/m);
  const long = [...(list?.lines ?? []), ...(page?.lines ?? [])].map(visible).filter((line) => line.length > columns);
  // In a terminal, messages on stderr are wrapped.
  expect(long.filter((line) => !line.includes("`cfb operations <name>`"))).toEqual([]);
});

test("--dictionary prints every column as CSV or JSON, for all operations or for those found", async () => {
  const [all, json, csv] = await Promise.all([
    cfb(["operations", "--dictionary"]),
    cfb(["operations", "getLines", "--dictionary", "--format", "json"]),
    cfb(["operations", "--format", "csv"]),
  ]);
  const lines = all?.stdout.split("\r\n") ?? [];
  expect(lines[0]).toBe("table,column,type,unit,null_meaning,description,source,as_of,key");
  for (const path of paths) expect(lines.some((line) => line.startsWith(`${tableName({ path })},`))).toBe(true);
  expect(JSON.parse(json?.stdout ?? "")).toContainEqual({
    table: "lines",
    column: "lines[].spread",
    type: "DOUBLE",
    unit: "points",
    null_meaning: "May be null.",
    description: "The handicap of the home team, in points. May be null.",
    source: "observed",
    as_of: "unknown",
    key: false,
  });
  for (const column of [
    "lines,lines[].spread_open,.*,pregame,false",
    "lines,home_score,.*,event,false",
    "games,playoff_home_seed,.*,pregame,false",
    'stats_player_season,stat,.*,"through-week \\(endWeek, seasonType\\), else season",false',
  ])
    expect(all?.stdout).toMatch(new RegExp(`^${column.replace("[]", "\\[\\]")}`, "m"));
  expect([csv?.code, csv?.stderr]).toEqual([2, expect.stringContaining("Allowed choices are json.")]);
});
