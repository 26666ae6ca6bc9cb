import { join } from "node:path";
import { gameColumns, parameterColumn } from "../../../src/cli/files/file-table.js";
import { isPath, operations } from "../../../src/document/operation.js";
import { query } from "../../support/duckdb.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

test("only the advanced box score has rows that do not say which game they are about", () => {
  const paths = Object.keys(operations).filter(isPath);
  const found = paths.flatMap((path) => {
    const column = parameterColumn(path);
    return column === undefined ? [] : [`${path} ${column.name} ${column.type}`];
  });
  expect(found).toEqual(["/game/box/advanced id INT32"]);
});

test("an advanced box score row has the game's id as its key, so that a season joins with its games", async () => {
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
  const described = await query(
    `select "table", type, description, key from read_parquet('${folder}/_dictionary.parquet') where "column" = 'id' and "table" like 'game_box%'`,
  );
  const entry = {
    type: "INT32",
    description: "The id of a game, as in `games`. From the call: the service does not send it.",
    key: true,
  };
  expect(described).toEqual([
    { table: "game_box_advanced", ...entry },
    { table: "game_box_advanced_teams_ppa", ...entry },
  ]);
});

test("a table from a single call has the id that was given", async () => {
  const folder = join(cfb.folder, "one");
  const args = ["export", "/game/box/advanced?id=401677192", "--format", "ndjson", "--output", folder, "--sample"];
  const { code, stderr } = await cfb(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("left out") });
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

  test("is one of plays, play statistics and drives", () => {
    const paths = Object.keys(operations).filter(isPath);
    const names = paths.flatMap((path) => {
      const columns = gameColumns(path).map(({ name }) => name);
      return columns.length > 0 ? [`${path} ${columns.join()}`] : [];
    });
    expect(names).toEqual(["/drives week,season_type", "/plays week,season_type", "/plays/stats season_type"]);
  });

  test("gets the season type and week from the list of games that was requested anyway", async () => {
    const { file, stderr } = await exported("types", "/plays", "/games");
    const weeks = await query(`select count(distinct week)::int as n from ${file("games")}`);
    expect(stderr).toContain(`written to ${join(cfb.folder, "types")}/plays by ${1 + Number(weeks[0]?.n)} requests`);
    const wrong = await query(
      `select p.id from ${file("plays")} p left join ${file("games")} g on p.game_id = g.id
       where p.season_type is distinct from g.season_type or p.week is distinct from g.week`,
    );
    expect(wrong).toEqual([]);
  });

  test("gets the season type and week that were given", async () => {
    const { file } = await exported("given", "/drives", "seasonType=postseason");
    const types = await query(`select distinct season_type, week from ${file("drives")}`);
    expect(types).toEqual([{ season_type: "postseason", week: 1 }]);
  });

  test("gets them from one call for the list of games, which the plan counts, for a season's drives and a week's plays", async () => {
    const folder = join(cfb.folder, "listed");
    const args = ["--years", "2025", "--format", "ndjson", "--output", folder, "--sample"];
    const drives = ["export", "/drives", ...args];
    const plays = ["export", "/plays", "--weeks", "1", ...args];
    expect((await cfb([...drives, "--dry-run"])).stderr).toContain("2 calls");
    expect((await cfb([...plays, "--dry-run"])).stderr).toContain("2 calls");
    expect((await cfb(drives)).stderr).toContain("/drives by 2 requests");
    expect((await cfb(plays)).stderr).toContain("/plays by 2 requests");
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
