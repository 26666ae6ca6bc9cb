import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeDictionary, entriesOf, folderEntries } from "../../../src/cli/files/dictionary.js";
import { exportedTable, type StoredTable } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import type { Path } from "../../../src/types.js";
import { query } from "../../support/duckdb.js";
import { tables } from "../../tables/support.js";
import { newFolders } from "./support.js";

const newFolder = newFolders();

const entryOf = (table: StoredTable, column: string) => entriesOf(table).find((entry) => entry.column === column);

// Each line is a row of the dictionary in CSV: table, column, type, unit, null_meaning, description, source, as_of, key.
const columns: readonly [what: string, table: StoredTable, line: string][] = [
  [
    "a field's unit and what its null means",
    { path: "/lines", explode: "lines" },
    'lines_lines,lines_spread,DOUBLE,points,May be null.,"The handicap of the home team, in points. May be null.",observed,unknown,false',
  ],
  [
    "a string's unit, which is never stated",
    { path: "/lines", explode: "lines" },
    'lines_lines,lines_formatted_spread,STRING,,never null,"The favorite with its negative spread, such as Texas -3.5.",observed,unknown,false',
  ],
  [
    "a time",
    { path: "/plays" },
    'plays,wallclock,TIMESTAMP,,Null when unknown.,"When the play happened, in real time (not on the game clock). Null when unknown.",observed,event,false',
  ],
  [
    "an element's position",
    { path: "/lines", explode: "lines" },
    `lines_lines,lines_number,INT32,,never null,"The element's position in its row's list, starting at 1.",observed,,true`,
  ],
  [
    "a field of a nested object, with the descriptions of both",
    { path: "/plays" },
    "plays,clock_minutes,INT32,,Null when unknown.,The time left in the period. Full minutes. Null when unknown.,observed,event,false",
  ],
  [
    "a field in a list of a list, without the lists' descriptions",
    { path: "/rankings" },
    'rankings,polls[].ranks[].team_id,INT32,,never null,"The id of the team, as in `teams`.",observed,unknown,false',
  ],
  [
    "a field that is null for the same reason as its object, which it states once",
    { path: "/games/schedule" },
    "games_schedule,games[].venue_name,STRING,,May be null.,Where the game is played. May be null. The venue's name. May be null.,observed,live,false",
  ],
  [
    "a field that is known earlier than the other fields of its row",
    { path: "/lines", explode: "lines" },
    "lines_lines,lines_spread_open,DOUBLE,,Null when unknown.,The spread at which betting opened. Null when unknown.,observed,pregame,false",
  ],
  [
    "a list of objects",
    { path: "/rankings" },
    "rankings,polls,LIST<STRUCT>,,never null,The polls of the week with their ranked teams.,observed,unknown,false",
  ],
  [
    "a list of strings",
    { path: "/roster" },
    `roster,recruit_ids,LIST<STRING>,,Null when unknown.,"The ids of the player's recruiting profiles, as strings. Null when unknown.",observed,unknown,false`,
  ],
  [
    "a number without a known unit",
    { path: "/roster" },
    "roster,weight,INT32,not specified,Null when unknown.,The weight. Null when unknown. Unit not specified.,observed,unknown,false",
  ],
  [
    "a team's id that --ids adds",
    { path: "/roster", ids: true },
    `roster,team_id,INT32,,Null if the list of teams does not contain the name.,"The id of the team in the previous column, from the season's list of teams.",observed,unknown,false`,
  ],
  [
    "a game's week",
    { path: "/plays" },
    `plays,week,INT32,,"Null if the call does not name a season, or if the season's list of games does not contain the game.","The game's week, from the call or, if the call does not contain it, from the season's list of games.",observed,,false`,
  ],
  [
    "a game's season type",
    { path: "/drives" },
    `drives,season_type,STRING,,"Null if the call does not name a season, or if the season's list of games does not contain the game.","The game's season type, from the call or, if the call does not contain it, from the season's list of games.",observed,,false`,
  ],
  [
    "a parameter that the service does not repeat in its rows",
    { path: "/game/box/advanced" },
    'game_box_advanced,id,INT32,,never null,"The id of a game, as in `games`. This value comes from the call, because the service does not send it.",specified,,true',
  ],
  [
    "a field of a wide table",
    { path: "/stats/season", wide: true },
    'stats_season_wide,team,STRING,,never null,The school that the row is about.,specified,"through-week (endWeek), else season",true',
  ],
  [
    "a player in a wide table, who is null in the row of a team without players",
    { path: "/games/players", wide: true },
    'games_players_wide,athletes_id,STRING,,Null if a team does not have any players.,"The id of the player, as in `player_search`.",observed,event,true',
  ],
  [
    "a clock of a wide table",
    { path: "/games/teams", wide: true },
    'games_teams_wide,possession_time,INT32,seconds,"Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.","The statistic `possessionTime`, in seconds.",observed,event,false',
  ],
  [
    "the statistic firstDowns",
    { path: "/games/teams", wide: true },
    'games_teams_wide,first_downs,INT32,,"Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.",The statistic `firstDowns`.,observed,event,false',
  ],
  [
    "the statistic yardsPerPass",
    { path: "/games/teams", wide: true },
    'games_teams_wide,yards_per_pass,DOUBLE,,"Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.",The statistic `yardsPerPass`.,observed,event,false',
  ],
  [
    "passing_completions, one of the numbers of `passing.C/ATT`",
    { path: "/games/players", wide: true },
    'games_players_wide,passing_completions,INT32,,"Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.",The first number of the statistic `passing.C/ATT`.,observed,event,false',
  ],
  [
    "passing_att, one of the numbers of `passing.C/ATT`",
    { path: "/games/players", wide: true },
    'games_players_wide,passing_att,INT32,,"Null if the service does not send a value, or if its value has an unusual form. `as_sent` contains such values.",The second number of the statistic `passing.C/ATT`.,observed,event,false',
  ],
  [
    "values that do not fit a wide table's columns",
    { path: "/games/teams", wide: true },
    'games_teams_wide,as_sent,STRING,,Null if the columns contain every value.,"A JSON object with the values that do not fit the other columns, by statistic. They have an unusual form, or their statistic does not have a column.",observed,event,false',
  ],
];

test.each(columns)("the dictionary describes %s", async (_, table, line) => {
  expect(String(await encodeDictionary("csv", [table])).split("\r\n")).toContain(line);
});

test("--ids does not change the entries of a table whose rows already have ids", () => {
  expect(entriesOf({ path: "/lines", ids: true })).toEqual(entriesOf({ path: "/lines" }));
});

test("the dictionary has an entry for each column of every table, and each description is a sentence", () => {
  for (const { path, explode } of tables) {
    const { columns } = exportedTable({ path, explode });
    const entries = entriesOf({ path, explode });
    const names = new Set(entries.map(({ column }) => column));
    expect([path, explode, columns.filter(({ name }) => !names.has(name))]).toEqual([path, explode, []]);
    for (const { description } of entries) expect(description).toMatch(/[.!]$/);
  }
});

test("the dictionary states units for numbers only, in the document's four phrases", () => {
  const withUnit = paths.flatMap((path) => entriesOf({ path })).filter(({ unit }) => unit !== null);
  expect(new Set(withUnit.map(({ unit }) => unit))).toEqual(new Set(["0 to 1", "points", "yards", "not specified"]));
  for (const { type } of withUnit) expect(type).toMatch(/^(INT32|DOUBLE)$/);
});

test("values in a list of plain values describe themselves", () => {
  expect(entriesOf({ path: "/stats/categories" })).toMatchObject([
    { column: "value", description: "The value itself." },
  ]);
});

test("the dictionary describes the columns that are only in the names of folders", () => {
  const by = ["season", "week", "taken"];
  const inFolder = { unit: null, source: "observed", as_of: null, null_meaning: "never null" };
  const season = "The season for which the rows were requested, from the name of the folder.";
  const week = "The week for which the rows were requested, from the name of the folder.";
  const day = "The day in UTC on which the rows were requested, from the name of the folder.";
  // A play's id is unique across seasons, but the same play may be in the files of several days.
  expect(folderEntries({ path: "/plays", by })).toEqual([
    { ...inFolder, table: "plays", column: "season", type: "INT32", description: season, key: false },
    { ...inFolder, table: "plays", column: "taken", type: "DATE", description: day, key: true },
  ]);
  // The rows have a season, but not the week.
  expect(folderEntries({ path: "/stats/player/season", by })).toEqual([
    { ...inFolder, table: "stats_player_season", column: "week", type: "INT32", description: week, key: true },
    { ...inFolder, table: "stats_player_season", column: "taken", type: "DATE", description: day, key: true },
  ]);
  expect(folderEntries({ path: "/plays" })).toEqual([]);
});

test("a dictionary has one row per column, with the columns of folder names first", async () => {
  const tables = [{ path: "/plays", by: ["season"] }, { path: "/plays/types" }] as const;
  const entries = [...folderEntries(tables[0]), ...entriesOf(tables[0]), ...entriesOf(tables[1])];
  expect(await encodeDictionary("json", tables)).toBe(`${JSON.stringify(entries, null, 2)}\n`);
  const csv = String(await encodeDictionary("csv", tables)).split("\r\n");
  expect(csv[0]).toBe("table,column,type,unit,null_meaning,description,source,as_of,key");
  expect(csv[1]).toBe(
    'plays,season,INT32,,never null,"The season for which the rows were requested, from the name of the folder.",observed,,false',
  );
  expect(csv).toHaveLength(entries.length + 2);
});

test("a dictionary in Parquet has the same rows, names its source, and has a boolean for each key", async () => {
  const tables = [{ path: "/plays" }] as const;
  const file = join(newFolder(), "dictionary.parquet");
  writeFileSync(file, await encodeDictionary("parquet", tables));
  const rows = await query(`select * from '${file}'`);
  expect(rows).toEqual(entriesOf(tables[0]));
  const types = await query(`describe select * from '${file}'`);
  expect(types.map((row) => row.column_type)).toEqual([...Array(8).fill("VARCHAR"), "BOOLEAN"]);
  const [source] = await query(`select decode(value) as value from parquet_kv_metadata('${file}')`);
  expect(source).toEqual({ value: "openapi.yaml" });
});

test("values that depend on the query have a time for each set of parameters", () => {
  const asOf = (path: Path) => entryOf({ path }, "team")?.as_of;
  expect(asOf("/ratings/elo")).toBe("through-week (week, seasonType), pregame (preseason), else season");
  expect(asOf("/stats/player/season")).toBe("through-week (endWeek, seasonType), else season");
});
