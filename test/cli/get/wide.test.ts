import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { builtCfb } from "../cfb.js";
import { runAgainst } from "../services.js";

const cfb = builtCfb();

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

test("--wide has one row per team and one column per statistic, in every format", async () => {
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

test("a wide export has the same sums as the long one, names statistics without a column, and describes each column", async () => {
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

test("a wide table shows the columns that fit and says how many more there are, and --columns shows every chosen one", async () => {
  const call = ["get", "/stats/season", "year=2025", "conference=B1G", "--wide", "--sample", "--format", "table"];
  const { stdout, stderr } = await cfb([...call, "--limit", "3"]);
  expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/season +team/);
  expect(stderr).toMatch(/\d+ more columns: /);
  const chosen = await cfb([...call, "--columns", "team,punt_returns"]);
  expect([chosen.stdout.split("\n")[0]?.split(/ +/), chosen.stderr]).toEqual([["team", "punt_returns"], ""]);
});
