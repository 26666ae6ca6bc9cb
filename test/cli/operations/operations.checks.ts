import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { readText } from "../../../scripts/lib/root.js";
import { tableName } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import { words } from "../../../src/document/words.js";
import { search } from "../../../src/tools/search.js";
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

test("search words narrow the list, and each row shows its operation's tier", async () => {
  const { stdout } = await cfb(["operations", "adjusted", "PLAYERS"]);
  expect(stdout).toMatch(/^\/wepa\/players\/passing +getAdjustedPlayerPassing +List adjusted player passing +tier 1 /m);
  expect(stdout).not.toContain("/wepa/team/season");
  expect((await cfb(["operations", "scoreboard", "live"])).stdout).toContain("/scoreboard");
});

test("a word in the plural finds operations whose descriptions have it in the singular", async () => {
  expect((await cfb(["operations", "polls"])).stdout).toMatch(/^\/rankings +getRankings +List poll rankings/m);
  expect((await cfb(["operations", "stats", "season"])).stdout).toMatch(/^\/stats\/season +getTeamSeasonStats /m);
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

test("the JSON output describes every response field", async () => {
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
  expect(long).toEqual([]);
});

test("--dictionary prints every column of the listed operations as CSV or JSON", async () => {
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
  const [, quoted = ""] = /The dictionary below writes this as `(.+?)`/.exec(readText("docs/leakage.md")) ?? [];
  expect(all?.stdout).toContain(`,"${quoted}",`);
  expect([csv?.code, csv?.stderr]).toEqual([2, expect.stringContaining("Allowed choices are json.")]);
});

const operations = operationsOf(readDocument());

/** Returns the paths that `cfb operations` lists for these words. */
async function listed(...words: string[]): Promise<string[]> {
  const { code, stdout } = await cfb(["operations", ...words, "--format", "json"]);
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { path: string }[]).map(({ path }) => path);
}

/** Returns the paths of the document's operations for which `test` is true. */
const documented = (test: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(test).map(({ path }) => path);

test("a search matches the beginnings of words, including the words inside names", async () => {
  expect(await listed("epa")).not.toContain("/playoffs/cfp/participants");
  expect(await listed("seas")).toContain("/stats/season");
  expect(await listed("getTeamSeas")).toEqual(documented(({ operationId }) => operationId.startsWith("getTeamSeas")));
});

describe("search words for tiers and prices:", () => {
  test.each(["tier", "paid", "patreon", "supporter", "Subscription"])(
    "`%s` lists the operations that need a supporter tier",
    async (word) => {
      const paths = documented(({ "x-tier": tier }) => tier !== undefined);
      expect(paths).toHaveLength(8);
      expect(await listed(word)).toEqual(paths);
    },
  );

  test("`tier 1` lists that tier's operations, as one argument or two, and further words narrow the list", async () => {
    const paths = documented(({ "x-tier": tier }) => tier === 1);
    expect(await listed("tier 1")).toEqual(paths);
    expect(await listed("tier", "1")).toEqual(paths);
    expect(await listed("tier 1", "PLAYERS")).toEqual(paths.filter((path) => path.startsWith("/wepa/players")));
  });

  test("`free` lists the operations that do not cost a call", async () => {
    expect(await listed("free")).toEqual(documented(({ "x-metered": metered }) => metered === false));
  });

  test.each(["price", "costs"])("`%s` lists free operations and those that need a supporter tier", async (word) => {
    const paths = documented((each) => each["x-tier"] !== undefined || each["x-metered"] === false);
    expect(await listed(word)).toEqual(paths);
  });

  test("`live` lists operations for games in progress", async () => {
    expect(await listed("live")).toEqual(["/scoreboard", "/live/plays"]);
  });
});

test("`since 2025` lists operations whose data begins in 2025 or later", async () => {
  const since = (year: number) => documented(({ "x-data-since": first }) => (first ?? 0) >= year);
  expect(since(2025).length).toBeGreaterThan(5);
  expect(await listed("since 2025")).toEqual(since(2025));
  expect(await listed("since", "2016", "passing")).toEqual(since(2016).filter((path) => path.includes("passing")));
  expect(await cfb(["operations", "since 2049"])).toMatchObject({ code: 2 });
});

describe("everyday search words", () => {
  test.each([
    ["odds", "/lines"],
    ["quarterback", "/passing/plays"],
    ["stadium seats", "/venues"],
  ])("find the likeliest operations even if no operation contains %s, and the output says so", async (words, path) => {
    const { code, stdout, stderr } = await cfb(["operations", words]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${path} `, "m"));
    expect(stdout.split("\n").length).toBeLessThan(12);
    expect(stderr).toContain(`No operation has all of the words ${words}. These operations fit best.`);
  });

  test("find the same operation first as an agent's search does", async () => {
    expect(search("standings", 1)).toEqual(["/records"]);
    expect((await listed("standings"))[0]).toBe("/records");
  });

  test.each([
    ["gmaes", "/games"],
    ["getTeamSeasonStatz", "getTeamSeasonStats"],
    ["/game/wether", "/games/weather"],
  ])("that misspell a name, such as %s, get the correct spelling", async (word, name) => {
    expect(await cfb(["operations", word])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`Did you mean ${name}?`),
    });
  });

  test("are refused with --dictionary, which requires exact words", async () => {
    expect(await cfb(["operations", "odds", "--dictionary"])).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("a measure's explanation", () => {
  const [, table = ""] = readText("docs/measures.md").split("| Measure | Definition |");
  const [own = ""] = table.split("\n\n");
  const rows = [...own.matchAll(/^\| ([^|`]+) \| ([^|]+) \|$/gm)].map(([, names = "", definition = ""]) => ({
    names: names.split(", "),
    definition,
  }));

  test("has the same words as the measures guide and is followed by the measure's operations", async () => {
    const { stdout } = await cfb(["operations", "ppa"]);
    const definition = rows.find(({ names }) => names.includes("PPA"))?.definition;
    const [first = "", ...rest] = stdout.split("\n\n");
    expect(first.replace(/\s+/g, " ")).toBe(`PPA, EPA ${definition}`);
    expect(rest.join("\n\n")).toMatch(/^path .*\n[─ ]+\n(.*\n)*\/ppa\/teams +getTeamSeasonPpa/);
  });

  test.each([["success rate"], ["SRS"], ["garbage time"]])("appears in a search for %s", async (name) => {
    const { code, stdout } = await cfb(["operations", name]);
    const row = rows.find(({ names }) => names.some((each) => each.toLowerCase() === name.toLowerCase()));
    expect(code).toBe(0);
    expect(stdout.replace(/\s+/g, " ")).toContain(`${row?.names.join(", ")} ${row?.definition}`);
  });
});

test("a search for one of a measure's names finds operations that use the other name", async () => {
  const { stdout } = await cfb(["operations", "epa"]);
  expect(stdout.match(/^\/ppa\/\S+/gm)).toEqual([
    "/ppa/predicted",
    "/ppa/teams",
    "/ppa/games",
    "/ppa/players/games",
    "/ppa/players/season",
  ]);
});
