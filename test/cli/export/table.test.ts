import { readdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { columnName } from "../../../src/document/columns.js";
import { query } from "../../support/duckdb.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { key } from "../services.js";

const cfb = builtCfb();
const folder = (name: string) => join(cfb.folder, name);

describe("a table in a partitioned folder", () => {
  test.each([
    ["parquet", "read_parquet"],
    ["csv", "read_csv"],
    ["ndjson", "read_ndjson"],
  ])("is one table when DuckDB reads %s, and has season and week from the folder names", async (format, reader) => {
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

  test("keeps the document's types, every value and every null in Parquet", async () => {
    await cfb(["export", "/games", "--years", "2021..2025", "--output", folder("typed"), "--sample"]);
    const table = `read_parquet('${folder("typed")}/games/*/data.parquet', hive_partitioning = true)`;
    const types = await query(`describe select * from ${table}`);
    const type = (name: string) => types.find((each) => each.column_name === name)?.column_type;
    expect(
      ["id", "start_date", "completed", "home_team", "home_postgame_win_probability", "playoff_home_seed"].map(type),
    ).toEqual(["INTEGER", "TIMESTAMP WITH TIME ZONE", "BOOLEAN", "VARCHAR", "DOUBLE", "INTEGER"]);
    // Some readers refuse a column that is both in the file and in its folder's name.
    const file = `read_parquet('${folder("typed")}/games/season=2024/data.parquet', hive_partitioning = false)`;
    expect((await query(`describe select * from ${file}`)).map((each) => each.column_name)).not.toContain("season");
    const sample = await cfb(["get", "/games", "year=2024", "--sample", "--quiet"]);
    const games = JSON.parse(sample.stdout) as Record<string, unknown>[];
    const rows = await query(`select *, epoch_ms(start_date) as ms from ${table} where season = 2024 order by id`);
    const expected = games.sort((a, b) => Number(a.id) - Number(b.id));
    expect(rows).toHaveLength(games.length);
    for (const [index, row] of rows.entries()) {
      const game = expected[index] ?? {};
      const names = "id week homeTeam attendance homePostgameWinProbability notes neutralSite homeLineScores".split(
        " ",
      );
      for (const name of names) expect(row[columnName([name])]).toEqual(game[name]);
      expect(row.playoff_bowl_name).toEqual((game.playoff as { bowlName: unknown }).bowlName);
      expect(Number(row.ms)).toBe(Date.parse(String(game.startDate)));
    }
  });

  test("counts unknown columns and values of the wrong type, and contains everything else", async () => {
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
