import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { schemaSql, type TableFiles } from "../../../src/cli/commands/export/schema-sql.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

/** A database with the tables of an exported folder, and the statements that load its files. */
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
  expect(sql).not.toMatch(/REFERENCES "get(Fbs)?(Teams|Venues)"/);
  await expect(connection.run("insert into \"drives\" (id, game_id) values ('1', 5)")).rejects.toThrow(/foreign key/);
  const [comment] = await rows(
    `select comment from duckdb_columns() where table_name = 'games' and column_name = 'home_pregame_elo'`,
  );
  expect(comment?.comment).toMatch(/Elo.*Known: pregame\.$/);
  // The key says what a row is about, so it can't be known too early.
  expect(sql).toMatch(/COLUMN "stats_season_wide"."team" IS (?!.*Known:)/);
  connection.closeSync();
});

test.each(["parquet", "csv"])(
  "plays in %s load with season, week, season type and the time as a timestamp",
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

test("schema.sql does not reference a table that a query left incomplete, and with --keep it accepts each row of each day", async () => {
  const folder = join(cfb.folder, "part");
  const args = ["--years", "2025", "--sample", "--output", folder, "--keep"];
  expect((await cfb(["export", "/games?team=Iowa", "/drives", ...args])).code).toBe(0);
  const { connection, sql, loads } = await created(folder);
  expect(sql).not.toContain("FOREIGN KEY");
  expect(sql).toContain('PRIMARY KEY ("id", "taken")');
  for (const { load } of loads) await connection.run(load);
  connection.closeSync();
});

test("CSV files load unchanged, even with several seasons or text that looks like a number", async () => {
  const folder = join(cfb.folder, "csv");
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
])("if drives are in %s and games in %s, a foreign key joins them: %s", (drives, games, isThere) => {
  const table = (path: TableFiles["path"], folder: string): TableFiles => ({
    ...{ path, format: "parquet", by: folder.split("/").map((each) => each.split("=")[0] ?? "") },
    ...{ filtered: false, files: [`${folder}/data.parquet`] },
  });
  expect(schemaSql([table("/games", games), table("/drives", drives)]).includes("FOREIGN KEY")).toBe(isThere);
});
