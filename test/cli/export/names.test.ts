import { renameSync } from "node:fs";
import { join } from "node:path";
import { tableName } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import { isLong } from "../../../src/document/wide.js";
import { listsOf } from "../../../src/tables/table.js";
import { query } from "../../support/duckdb.js";
import { builtCfb } from "../cfb.js";
import { bytesOf } from "../services.js";

const cfb = builtCfb();

test("a table's name is its operation's path in snake_case, followed by the list's name or \"wide\"", () => {
  expect(tableName({ path: "/games" })).toBe("games");
  expect(tableName({ path: "/plays/stats" })).toBe("plays_stats");
  expect(tableName({ path: "/games/{gameId}/preview" })).toBe("games_preview");
  expect(tableName({ path: "/lines", explode: "lines" })).toBe("lines_lines");
  expect(tableName({ path: "/stats/season", wide: true })).toBe("stats_season_wide");
});

test("a list's table never has the name of another operation's table", () => {
  expect(tableName({ path: "/coaches/seasons" })).toBe("coaches_seasons");
  expect(tableName({ path: "/coaches", explode: "seasons" })).toBe("coaches_seasons_list");
});

test("all table names differ, need no quotes in DuckDB, and are short enough for PostgreSQL", async () => {
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

  test("is refused unchanged, and needs no new calls after the table is renamed", async () => {
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
    const { code, stderr } = await run(folder, "/games", "/stats/season", "--wide");
    expect([code, stderr]).toEqual([0, expect.stringContaining("Every file is there: nothing was sent.")]);
  });
});
