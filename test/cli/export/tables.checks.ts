import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { schemaSql, type TableFiles } from "../../../src/cli/commands/export/schema-sql.js";
import { rangeOf, readYears } from "../../../src/cli/commands/export/tables.js";
import type { Entry } from "../../../src/cli/files/dictionary.js";
import { tableName } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { isLong } from "../../../src/document/wide.js";
import { listsOf } from "../../../src/tables/table.js";
import { blocksOf } from "../../docs/blocks.js";
import { root } from "../../scripts/run.js";
import { query } from "../../support/duckdb.js";
import { duckTypes } from "../../support/duckdb-types.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();
const folder = (name: string) => join(cfb.folder, name);

describe("a table in a partitioned folder", () => {
  test.each([
    ["parquet", "read_parquet"],
    ["csv", "read_csv"],
    ["ndjson", "read_ndjson"],
  ])("loads into DuckDB from %s as one table, with season and week from the folder names", async (format, reader) => {
    const args = [
      "/plays",
      "--years",
      "2024",
      "--weeks",
      "1..2",
      "--format",
      format,
      "--output",
      folder(format),
      "--sample",
    ];
    const { code, stdout, stderr } = await cfb(["export", ...args]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(stderr).toContain("2 files with");
    expect(readdirSync(folder(format)).sort()).toEqual([
      "_dictionary.csv",
      "_dictionary.parquet",
      "plays",
      "schema.sql",
    ]);
    expect(readdirSync(join(folder(format), "plays")).sort()).toEqual(["_export.json", "season=2024"]);
    const table = `${reader}('${folder(format)}/plays/*/*/data.${format}', hive_partitioning = true)`;
    const sample = await cfb(["get", "/plays", "year=2024", "week=1", "--sample", "--quiet"]);
    const plays = JSON.parse(sample.stdout) as { yardsGained: number }[];
    const [row] = await query(
      `select count(*)::int as plays, sum(yards_gained)::int as yards, min(season)::int as season, max(week)::int as week from ${table}`,
    );
    const yards = plays.reduce((sum, play) => sum + play.yardsGained, 0);
    expect(plays.length).toBeGreaterThan(20);
    expect(row).toEqual({ plays: plays.length, yards, season: 2024, week: 1 });
  });

  test("does not repeat the season in its Parquet files, because some readers refuse a column that is also in the folder's name", async () => {
    await cfb(["export", "/games", "--years", "2024", "--output", folder("typed"), "--sample"]);
    const file = `read_parquet('${folder("typed")}/games/season=2024/data.parquet', hive_partitioning = false)`;
    expect((await query(`describe select * from ${file}`)).map((each) => each.column_name)).not.toContain("season");
  });

  test("leaves out unknown columns and values of the wrong type, and the output counts them", async () => {
    const rows = [
      { id: 1, season: 2024, week: 1, homePoints: "ten", brandNew: 1 },
      { id: 2, season: 1999, week: 1, homePoints: 3, brandNew: 2 },
    ];
    const listener: RequestListener = (request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(request.url?.startsWith("/info") ? { remainingCalls: 10 } : rows));
    };
    const { code, stderr } = await withServer(listener, (url) =>
      cfb(["export", "/games", "--years", "2024", "--output", folder("odd"), "--base-url", url, "--yes"], { env: key }),
    );
    expect(code).toBe(0);
    expect(stderr).toContain("Values that do not fit the document's types, left empty: home_points (1).");
    expect(stderr).toContain("Columns that the document does not have, left out: brand_new (1).");
    expect(stderr).toContain("Rows whose season or week is not that of their call: season (1).");
    const table = `read_parquet('${folder("odd")}/games/*/data.parquet', hive_partitioning = true)`;
    expect(await query(`select id, home_points, season::int as season from ${table} order by id`)).toEqual([
      { id: 1, home_points: null, season: 2024 },
      { id: 2, home_points: 3, season: 2024 },
    ]);
  });
});

test("`export --ids` adds each team's id with one /teams call per season, and the plan counts this call", async () => {
  const folder = join(cfb.folder, "ids");
  const { requests, listener } = counting();
  const args = ["export", "/drives", "/ppa/games", "--years", "2025", "--ids", "--yes", "--output", folder];
  const { code, stderr } = await withServer(listener, (url) => cfb([...args, "--base-url", url], { env: key }));
  expect(code).toBe(0);
  expect(requests.filter((each) => each.startsWith("/teams"))).toEqual(["/teams?year=2025"]);
  expect(Number(/: (?:at most )?(\d+) calls of the/.exec(stderr)?.[1])).toBe(requests.length);
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run(`SET file_search_path = '${folder}'`);
  const sql = readFileSync(join(folder, "schema.sql"), "utf8");
  await connection.run(sql);
  for (const [, load = ""] of sql.matchAll(/^-- (INSERT .*)$/gm)) await connection.run(load);
  const counts = await connection.runAndReadAll(
    `select (select count(*) from "drives" where offense_id is null or defense_id is null),
      (select count(*) from "ppa_games" where team_id is null), (select min(team_id) from "ppa_games" where team = 'Iowa')`,
  );
  expect(counts.getRows()).toEqual([[0n, 0n, 2294]]);
  connection.closeSync();
  expect(readFileSync(join(folder, "_dictionary.csv"), "utf8")).toContain("\ndrives,offense_id,INT32,");
});

test.each([
  ["/games", [], "1 call"],
  ["/lines", ["--explode", "lines"], "2 calls"],
  ["/coaches", [], "2 calls"],
])("`export %s --ids` with options %j says why it does not request /teams", async (path, options, calls) => {
  const seasons = calls === "1 call" ? "2025" : "2024,2025";
  const args = ["export", path, "--years", seasons, ...options, "--sample", "--dry-run", "--ids"];
  const { stderr } = await cfb([...args, "--output", join(cfb.folder, "none")]);
  expect(stderr).toContain(`: ${calls}, at no cost.`);
  expect(stderr.match(/^--ids: .* does not request \/teams\.$/gm)).toHaveLength(1);
});

test("an export with `--ids` requests /teams only for the tables that get an id", async () => {
  const args = ["export", "/games", "/drives", "--years", "2025", "--sample", "--dry-run", "--ids"];
  const { stderr } = await cfb([...args, "--output", join(cfb.folder, "some")]);
  expect(stderr).toContain(": 3 calls, at no cost.");
  expect(stderr).not.toContain("--ids:");
});

test("an export whose earlier version noted `--ids` for a table without ids keeps its files and continues", async () => {
  const output = folder("ids-of-an-earlier-version");
  const manifestFile = join(output, "games/_export.json");
  const run = (...seasons: string[]) =>
    cfb(["export", "/games", "--years", seasons.join(","), "--sample", "--ids", "--output", output]);
  await run("2024");
  const manifest = readFileSync(manifestFile, "utf8");
  const files = /^ {2}"files"/m;
  writeFileSync(manifestFile, manifest.replace(files, '  "ids": true,\n  "files"'));
  expect(await run("2024", "2025")).toMatchObject({ code: 0, stderr: expect.stringContaining("1 call,") });
  const { ids, files: written } = JSON.parse(readFileSync(manifestFile, "utf8"));
  expect({ ids, written: Object.keys(written) }).toEqual({
    ids: undefined,
    written: ["season=2024/data.parquet", "season=2025/data.parquet"],
  });
  expect(JSON.parse(manifest).files).toMatchObject({ "season=2024/data.parquet": written["season=2024/data.parquet"] });
});

test("`get --ids` does not request /teams if no column gets an id, and says why", async () => {
  const { requests, listener } = counting();
  const get = ["get", "--ids", "--format", "csv", "--quiet", "--no-cache"];
  await withServer(listener, async (url) => {
    const call = (...words: string[]) => cfb([...get, ...words, "--base-url", url], { env: key });
    await call("/games", "year=2025", "week=1");
    await call("/drives", "year=2025", "week=1", "--columns", "yards");
    await call("/drives", "year=2025", "week=1", "--columns", "offense");
  });
  expect(requests.map((each) => each.replace(/\?.*/, ""))).toEqual(["/games", "/drives", "/drives", "/teams"]);
  const { stderr } = await cfb(["get", "/games", "year=2025", "--ids", "--format", "csv", "--sample"]);
  expect(stderr).toMatch(/^--ids: .* does not request \/teams\.$/m);
});

test("`get --ids` adds team ids to a CSV, even with --wide", async () => {
  const get = ["get", "/stats/season", "year=2025", "team=Iowa", "--sample", "--ids"];
  const csv = await cfb([...get, "--wide", "--format", "csv"]);
  expect(csv.stdout).toMatch(/^season,team,team_id,.*\r\n2025,Iowa,2294,/);
});

test("`get --ids --columns` accepts the name of an added column", async () => {
  const get = ["get", "/ratings/sp", "year=2025", "team=Iowa", "--sample", "--ids", "--format", "csv"];
  const { stdout } = await cfb([...get, "--columns", "team,team_id,rating"]);
  expect(stdout).toMatch(/^team,team_id,rating\r\n/);
});

test("all table names are unique, valid in DuckDB without quotes, and short enough for PostgreSQL", async () => {
  const names = paths.flatMap((path) => [
    tableName({ path }),
    ...listsOf(path).map((explode) => tableName({ path, explode })),
    ...(isLong(path) ? [tableName({ path, wide: true })] : []),
  ]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[a-z][a-z0-9_]{0,62}$/);
    await query(`create table ${name} (id integer)`);
  }
});

describe("a folder whose table has an earlier version's name", () => {
  const run = (folder: string, ...words: string[]) =>
    cfb(["export", ...words, "--years", "2024", "--sample", "--output", folder]);

  test("is refused without changes, and does not need new calls after the tables are renamed", async () => {
    const folder = join(cfb.folder, "earlier");
    expect((await run(folder, "/games", "/stats/season", "--wide")).code).toBe(0);
    const names = { games: "getGames", stats_season_wide: "getTeamSeasonStats_wide" };
    for (const [now, before] of Object.entries(names)) renameSync(join(folder, now), join(folder, before));
    const before = bytesOf(folder);
    for (const words of [["/games"], ["/drives"], ["/games", "--dry-run"]]) {
      expect(await run(folder, ...words)).toMatchObject({
        code: 2,
        stderr: `cfb: ${folder} contains tables under the names of an earlier version: rename getGames to games, getTeamSeasonStats_wide to stats_season_wide, or give another folder with --output\n`,
      });
    }
    expect(bytesOf(folder)).toEqual(before);
    for (const [now, before] of Object.entries(names)) renameSync(join(folder, before), join(folder, now));
    expect(await run(folder, "/games", "/stats/season", "--wide")).toMatchObject({
      code: 0,
      stderr: expect.stringContaining("Every file exists already, so nothing was sent."),
    });
  });
});

const [sql = ""] = blocksOf(readFileSync(join(root, "docs/many-processes.md"), "utf8"), "sql");

test("the query in the guide on many processes reads two exports' seasons as one table", async () => {
  for (const [folder, year] of Object.entries({ one: "2024", two: "2025" })) {
    const { code } = await cfb(["export", "/games", "--years", year, "--sample", "--yes", "--output", folder]);
    expect(code).toBe(0);
  }
  const rows = await query(sql.replace("read_parquet('", `read_parquet('${cfb.folder}/`));
  expect(rows.map(({ season }) => Number(season)).sort()).toEqual([2024, 2025]);
});

test("an advanced box score row has the game's id as its key and joins with the game", async () => {
  const folder = join(cfb.folder, "seasons");
  const args = ["/game/box/advanced", "--years", "2024", "--output", folder, "--sample"];
  const exported = [
    await cfb(["export", "/games", ...args]),
    await cfb(["export", ...args, "--explode", "teams_ppa"]),
  ].map(({ code, stderr }) => ({ code, complete: !stderr.includes("left out") }));
  expect(exported).toEqual([
    { code: 0, complete: true },
    { code: 0, complete: true },
  ]);
  const file = (table: string) => `read_parquet('${folder}/${table}/season=2024/data.parquet')`;
  const wrong = await query(
    `select * from ${file("games")} g full join ${file("game_box_advanced")} b using (id)
     where g.home_team is distinct from b.game_info_home_team or g.away_team is distinct from b.game_info_away_team`,
  );
  expect(wrong).toEqual([]);
  const [exploded] = await query(
    `select count(*)::int as n, count(distinct (id, teams_ppa_number))::int as own from ${file("game_box_advanced_teams_ppa")}`,
  );
  const [games] = await query(`select count(*)::int as n from ${file("games")}`);
  expect(exploded).toEqual({ n: Number(games?.n) * 2, own: Number(games?.n) * 2 });
});

test("an export of a single call copies the id from the call's query into its table", async () => {
  const folder = join(cfb.folder, "single");
  const args = ["export", "/game/box/advanced?id=401677192", "--format", "ndjson", "--output", folder, "--sample"];
  expect(await cfb(args)).toMatchObject({ code: 0, stderr: expect.not.stringContaining("left out") });
  const rows = await query(
    `select id::int as id, game_info_home_team from read_ndjson('${folder}/game_box_advanced/data.ndjson')`,
  );
  expect(rows).toEqual([{ id: 401677192, game_info_home_team: "Notre Dame" }]);
});

describe("a table whose rows give only a game's id", () => {
  const exported = async (name: string, ...words: string[]) => {
    const folder = join(cfb.folder, name);
    const { code, stderr } = await cfb(["export", ...words, "--years", "2024", "--output", folder, "--sample"]);
    expect(code).toBe(0);
    return { stderr, file: (table: string) => `read_parquet('${folder}/${table}/season=2024/data.parquet')` };
  };

  test("gets the season type and week from a list of games that the export requests anyway", async () => {
    const { file, stderr } = await exported("types", "/plays", "/games");
    const weeks = await query(`select count(distinct week)::int as n from ${file("games")}`);
    expect(stderr).toContain(`written to ${join(cfb.folder, "types")}/plays with ${1 + Number(weeks[0]?.n)} requests`);
    const wrong = await query(
      `select p.id from ${file("plays")} p left join ${file("games")} g on p.game_id = g.id
       where p.season_type is distinct from g.season_type or p.week is distinct from g.week`,
    );
    expect(wrong).toEqual([]);
  });

  test("gets the season type from the query", async () => {
    const { file } = await exported("given", "/drives", "seasonType=postseason");
    const types = await query(`select distinct season_type, week from ${file("drives")}`);
    expect(types).toEqual([{ season_type: "postseason", week: 1 }]);
  });

  test("gets the season type and week from one planned call for the list of games", async () => {
    const folder = join(cfb.folder, "listed");
    const args = ["--years", "2025", "--format", "ndjson", "--output", folder, "--sample"];
    const drives = ["export", "/drives", ...args];
    const plays = ["export", "/plays", "--weeks", "1", ...args];
    expect((await cfb([...drives, "--dry-run"])).stderr).toContain("2 calls");
    expect((await cfb([...plays, "--dry-run"])).stderr).toContain("2 calls");
    expect((await cfb(drives)).stderr).toContain("/drives with 2 requests");
    expect((await cfb(plays)).stderr).toContain("/plays with 2 requests");
    expect((await cfb(["export", "/games", ...args])).code).toBe(0);
    const wrong = await query(
      `select r.id from (select id, game_id, season_type, week from read_ndjson('${folder}/drives/*/data.ndjson')
         union all by name select id, game_id, season_type, week from read_ndjson('${folder}/plays/*/*/data.ndjson', hive_partitioning = true)) r
       left join read_ndjson('${folder}/games/*/data.ndjson') g on r.game_id = g.id
       where r.season_type is null or r.season_type is distinct from g.season_type or r.week is distinct from g.week`,
    );
    const types = await query(
      `select distinct season_type as t from read_ndjson('${folder}/*/*/week=1/*.ndjson') order by t`,
    );
    expect({ wrong, types }).toEqual({ wrong: [], types: [{ t: "postseason" }, { t: "regular" }] });
  });
});

/** Creates a database with an exported folder's tables. `loads` contains the statements that load the folder's files. */
async function created(folder: string) {
  const connection = await (await DuckDBInstance.create()).connect();
  const sql = readFileSync(join(folder, "schema.sql"), "utf8");
  await connection.run(`SET file_search_path = '${folder}'; ${sql}`);
  const loads = [...sql.matchAll(/^-- (INSERT INTO "(\w+)" .*;)$/gm)].map(([, load = "", table = ""]) => ({
    load,
    table,
  }));
  const rows = async (text: string) => (await connection.runAndReadAll(text)).getRowObjectsJson();
  return { connection, sql, loads, rows };
}

test("schema.sql creates an exported season's tables, loads their files, and rejects duplicate rows", async () => {
  const folder = join(cfb.folder, "schema");
  const args = ["--years", "2025", "--sample", "--output", folder];
  const words = [
    "/games",
    "/drives",
    "/plays",
    "/lines",
    "/records",
    "/teams/fbs",
    "/venues",
    "/stats/season",
    "/games/players",
  ];
  for (const run of [["--wide"], ["--explode", "lines"]])
    expect((await cfb(["export", ...words, ...run, ...args])).code).toBe(0);
  const { connection, sql, loads, rows } = await created(folder);
  expect(loads.map(({ table }) => table)).toEqual(
    expect.arrayContaining(["games", "lines_lines", "stats_season_wide"]),
  );
  for (const { load } of loads) await connection.run(load);
  for (const { table, load } of loads) {
    await expect([table, connection.run(load)][1]).rejects.toThrow(/Duplicate key/);
    expect([table, await rows(`select count(*) > 0 as there from "${table}"`)]).toEqual([table, [{ there: true }]]);
  }
  expect(sql).toContain('FOREIGN KEY ("game_id") REFERENCES "games" ("id")');
  // Lists of teams and venues are current, so rows of past seasons must not reference them.
  expect(sql).not.toMatch(/REFERENCES "(teams|teams_fbs|venues)"/);
  await expect(connection.run("insert into \"drives\" (id, game_id) values ('1', 5)")).rejects.toThrow(/foreign key/);
  const [comment] = await rows(
    `select comment from duckdb_columns() where table_name = 'games' and column_name = 'home_pregame_elo'`,
  );
  expect(comment?.comment).toMatch(/Elo.*Known: pregame\.$/);
  // A key identifies its row, so its comment does not say when the value is known.
  expect(sql).toMatch(/COLUMN "stats_season_wide"."team" IS (?!.*Known:)/);
  connection.closeSync();
});

test.each(["parquet", "csv"])(
  "plays in %s load into DuckDB with season, week, season type and a timestamp",
  async (format) => {
    const folder = join(cfb.folder, `plays-${format}`);
    const args = ["export", "/plays", "--years", "2024", "--sample", "--format", format, "--output", folder];
    expect((await cfb(args)).code).toBe(0);
    const { connection, loads, rows } = await created(folder);
    for (const { load } of loads) await connection.run(load);
    const columns = "season, typeof(week) as week, season_type, typeof(wallclock) as wallclock";
    expect(await rows(`select distinct ${columns} from plays`)).toEqual([
      { season: 2024, week: "INTEGER", season_type: "postseason", wallclock: "TIMESTAMP WITH TIME ZONE" },
    ]);
    const [played] = await rows(
      "select min(wallclock) > '2024-08-01' and max(wallclock) < '2025-02-01' as then from plays",
    );
    expect(played).toEqual({ then: true });
    connection.closeSync();
  },
);

test("schema.sql does not reference an incomplete table, and with --keep accepts a row once per day", async () => {
  const folder = join(cfb.folder, "part");
  const args = ["--years", "2025", "--sample", "--output", folder, "--keep"];
  expect((await cfb(["export", "/games?team=Iowa", "/drives", ...args])).code).toBe(0);
  const { connection, sql, loads } = await created(folder);
  expect(sql).not.toContain("FOREIGN KEY");
  expect(sql).toContain('PRIMARY KEY ("id", "taken")');
  expect(readFileSync(join(folder, "_dictionary.csv"), "utf8")).toMatch(
    /\ndrives,taken,DATE,.*,true\r\ndrives,season,INT32,/,
  );
  for (const { load } of loads) await connection.run(load);
  connection.closeSync();
});

test("CSV files load unchanged, even with several seasons or text that looks like a number", async () => {
  const folder = join(cfb.folder, "csv-files");
  const args = ["--years", "2024,2025", "--sample", "--output", folder, "--format", "csv"];
  expect((await cfb(["export", "/games", "/plays/stats?week=1", "/coaches", "/venues", ...args])).code).toBe(0);
  const { connection, loads, rows } = await created(folder);
  expect(loads).toHaveLength(4);
  for (const { load } of loads) await connection.run(load);
  expect(await rows('select season from "games" group by season order by season')).toEqual([
    { season: 2024 },
    { season: 2025 },
  ]);
  const [zip] = await rows(`select count(*) > 0 as there from "venues" where zip like '0%'`);
  expect(zip).toEqual({ there: true });
  connection.closeSync();
});

test.each([
  ["season=2025", "season=2025", true],
  ["season=2025/week=3", "season=2025", true],
  ["season=2025/week=3", "season=2025/week=3", true],
  ["season=2025/week=3", "season=2025/week=2", false],
  ["season=2025", "season=2025/week=3", false],
  ["season=2024", "season=2025", false],
])("for drives in %s and games in %s, schema.sql has a foreign key: %s", (drives, games, isThere) => {
  const table = (path: TableFiles["path"], folder: string): TableFiles => ({
    ...{ path, format: "parquet", by: folder.split("/").map((each) => each.split("=")[0] ?? "") },
    ...{ filtered: false, files: [`${folder}/data.parquet`] },
  });
  expect(schemaSql([table("/games", games), table("/drives", drives)]).includes("FOREIGN KEY")).toBe(isThere);
});

/** Returns DuckDB's name for a type in the dictionary. */
const duckType = (type: string) => {
  const [, items] = /^LIST<(.*)>$/.exec(type) ?? [];
  return items === undefined ? duckTypes[type] : items === "STRUCT" ? /^STRUCT\(.*\)\[\]$/ : `${duckTypes[items]}[]`;
};

/** The operations that need more than a season, or that are about the present. Each has its example's parameters, except the year. */
const byName = (
  [
    "/scoreboard",
    "/games/schedule",
    "/games/{gameId}/preview",
    "/games/{gameId}/preview/adjusted",
    "/live/plays",
    "/teams/matchup",
    "/player/search",
    "/player/season/overview",
    "/ppa/predicted",
    "/info",
    "/info/usage",
  ] as const
).map((path) => {
  const { year: _, ...query }: Readonly<Record<string, unknown>> = examples[path];
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
});

test("every operation can be exported to Parquet with the dictionary's types and a unique key", async () => {
  const folder = join(cfb.folder, "all");
  const args = ["--years", "2024", "--sample", "--output", folder];
  const all = await cfb(["export", "--all", ...args]);
  expect(all.code).toBe(0);
  expect(all.stderr.match(/ is left out: /g)).toHaveLength(byName.length);
  const named = await cfb(["export", ...byName, ...args]);
  expect({ code: named.code, stderr: named.stderr }).toEqual({
    code: 0,
    stderr: expect.not.stringContaining("Failed"),
  });

  const entries = (await query(
    `select * from read_parquet('${join(folder, "_dictionary.parquet")}')`,
  )) as unknown as Entry[];
  const names = new Set(entries.map(({ table }) => table));
  expect([...names].sort()).toEqual(paths.map((path) => tableName({ path })).sort());
  expect(names.size).toBe(operationCount);
  const problems: unknown[] = [];
  let rows = 0;
  for (const name of names) {
    const { files } = JSON.parse(readFileSync(join(folder, name, "_export.json"), "utf8"));
    const list = Object.keys(files).map((file) => `'${join(folder, name, file)}'`);
    const table = `read_parquet([${list.join(", ")}], hive_partitioning = true)`;
    const columns = entries.filter((entry) => entry.table === name && !entry.column.includes("[]"));
    const found = new Map(
      (await query(`describe select * from ${table}`)).map((row) => [row.column_name, row.column_type]),
    );
    for (const column of found.keys())
      if (!columns.some((entry) => entry.column === column)) problems.push([name, column, "is not in the dictionary"]);
    for (const { column, type } of columns) {
      // DuckDB reads numbers in folder names as 64-bit integers.
      const expected =
        ["season", "week"].includes(column) && found.get(column) === "BIGINT" ? "BIGINT" : duckType(type);
      const actual = String(found.get(column));
      if (expected instanceof RegExp ? !expected.test(actual) : expected !== actual)
        problems.push([name, column, type, actual]);
    }
    const keys = columns.filter(({ key }) => key).map(({ column }) => `"${column}"`);
    // A key can contain a null, and `count(distinct …)` would not count such a row.
    const own = keys.length === 0 ? table : `(select distinct ${keys.join(", ")} from ${table})`;
    const [count] = await query(
      `select (select count(*) from ${table})::int as n, (select count(*) from ${own})::int as own`,
    );
    rows += Number(count?.n);
    if (count?.n !== count?.own) problems.push([name, "is not unique by", keys]);
  }
  expect(problems).toEqual([]);
  expect(rows).toBeGreaterThan(10_000);
});

test.each([
  ["last", "2026-01-31", [2024]],
  ["current", "2026-01-31", [2025]],
  ["last", "2026-02-01", [2025]],
  ["2023..last,current", "2026-02-01", [2023, 2024, 2025, 2026]],
])("--years %s on %s means %j", (text, day, years) => {
  expect(readYears(text, Date.parse(day))).toEqual(years);
});

test("--years refuses words other than `last` and `current`", () => {
  expect(() => readYears("next", 0)).toThrow(
    "--years next: takes a range such as 2014..2024, 2019,2021..2024, last or current",
  );
});

test("the plan prints seasons in the format of --years", () => {
  expect(rangeOf([2014, 2015, 2016, 2019, 2021, 2022])).toBe("2014..2016,2019,2021..2022");
});
