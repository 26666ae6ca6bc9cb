import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { counting, key } from "../services.js";

const cfb = builtCfb();

test("`export --ids` adds each team's id with one /teams call per season, which the plan counts", async () => {
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

test("`get --ids` adds team ids to files with flat columns, even with --wide", async () => {
  const get = ["get", "/stats/season", "year=2025", "team=Iowa", "--sample", "--ids"];
  const csv = await cfb([...get, "--wide", "--format", "csv"]);
  expect(csv.stdout).toMatch(/^season,team,team_id,.*\r\n2025,Iowa,2294,/);
});
