import {
  addsIds,
  checkedTable,
  chosenTable,
  exportedTable,
  folderColumns,
  gameColumns,
  gameList,
  listName,
  parameterColumn,
  type StoredTable,
  tableName,
  teamsCall,
} from "../../../src/cli/files/file-table.js";
import { columnName } from "../../../src/document/columns.js";
import { paths } from "../../../src/document/operation.js";
import { isLong, wideLayout } from "../../../src/document/wide.js";
import { listsOf, type Table, tableOf } from "../../../src/tables/table.js";
import type { Path } from "../../../src/types.js";

const namesOf = ({ columns }: Pick<Table, "columns">) => columns.map(({ name }) => name);

describe("--columns", () => {
  const playoff = [
    "competition",
    "format",
    "round",
    "round_name",
    "bracket_slot",
    "home_seed",
    "away_seed",
    "bowl_name",
  ];

  test.each([
    ["a field", "/games", {}, ["homeTeam", "week"], ["home_team", "week"]],
    ["a column twice", "/games", {}, ["home_team", "homeTeam"], ["home_team"]],
    ["a nested field", "/games", {}, ["playoff.round", "playoff_round"], ["playoff_round"]],
    ["a nested object", "/games", {}, ["playoff"], playoff.map((name) => `playoff_${name}`)],
    ["a list", "/games", {}, ["homeLineScores[]", "away_line_scores"], ["home_line_scores", "away_line_scores"]],
    [
      "a list's elements",
      "/lines",
      { explode: "lines" },
      ["spread", "lines[].provider", "id"],
      ["lines_spread", "lines_provider", "id"],
    ],
    ["an element's number", "/lines", { explode: "lines" }, ["lines_number"], ["lines_number"]],
    [
      "the fields of an enclosing list",
      "/games/teams",
      { explode: "teams.stats" },
      ["team", "stat"],
      ["teams_team", "teams_stats_stat"],
    ],
    [
      "a statistic's columns",
      "/games/teams",
      { wide: true },
      ["thirdDownEff", "teamId"],
      ["third_down_conversions", "third_downs", "team_id"],
    ],
    ["a wide column by its name in files", "/games/teams", { wide: true }, ["third_downs"], ["third_downs"]],
    ["a team's added id, with the team", "/roster", { ids: true }, ["team_id"], ["team"]],
    ["an id that the rows have", "/lines", { ids: true }, ["home_team_id"], ["home_team_id"]],
  ] as const)("selects %s", (_, path, choice, names, columns) => {
    expect(namesOf(chosenTable(path, choice, names))).toEqual(columns);
  });

  test("selects the columns of each statistic by the service's name", () => {
    for (const path of paths.filter(isLong))
      for (const { name, columns } of wideLayout(path).statistics)
        expect([name, chosenTable(path, { wide: true }, [name]).columns]).toEqual([name, columns]);
  });

  test("selects the table's own columns if it is absent", () => {
    expect(chosenTable("/lines", { explode: "lines" }, undefined)).toEqual(tableOf("/lines", "lines"));
  });

  test.each([
    [
      "/games",
      {},
      "hometeam",
      /there is no hometeam\. Did you mean homeTeam\? The columns are id, season, week, seasonType, /,
    ],
    ["/games", {}, "xyzzy", /there is no xyzzy\. The columns are id, season, /],
    [
      "/lines",
      { explode: "lines" },
      "spreed",
      /there is no spreed\. Did you mean lines_spread\? The columns are id, lines_number, season, season_type, /,
    ],
    ["/lines", { explode: "lines" }, "homeTaem", /there is no homeTaem\. Did you mean home_team\? /],
    ["/roster", {}, "team_id", /there is no team_id\. The columns are id, team, /],
    ["/lines", {}, "spread", /spread is in the list lines: add --explode lines$/],
    ["/lines", {}, "lines_spread", /lines_spread is in the list lines: add --explode lines$/],
    ["/lines", {}, "lines.spreadOpen", /lines\.spreadOpen is in the list lines: add --explode lines$/],
    ["/games/teams", {}, "teams_team_id", /teams_team_id is in the list teams: add --explode teams$/],
    [
      "/games/players",
      { explode: "teams.categories.types.athletes" },
      "name",
      /name is ambiguous\. Give one of teams_categories_name, teams_categories_types_name, teams_categories_types_athletes_name\.$/,
    ],
  ] as const)("of %s with %j refuses %s", (path, choice, name, message) => {
    expect(() => chosenTable(path, choice, [name])).toThrow(expect.objectContaining({ name: "UsageError" }));
    expect(() => chosenTable(path, choice, [name])).toThrow(message);
    expect(() => chosenTable(path, choice, [name])).toThrow(/^--columns: /);
  });
});

describe("--explode and --wide", () => {
  test.each(["homeLineScores", "home_line_scores", "homeLineScores[]"])("find the list %s", (name) => {
    expect(checkedTable("/games", { explode: name })).toEqual(tableOf("/games", "home_line_scores"));
  });

  test("join the names of nested lists", () => {
    expect(["teams.stats", "teams[].stats", "teams_stats"].map(listName)).toEqual(Array(3).fill("teams_stats"));
  });

  test.each([
    [{ explode: "lines" }, "--explode: /games has no list lines. Its lists: home_line_scores, away_line_scores."],
    [{ explode: "[]" }, "--explode is empty: name a list such as lines"],
    [{ wide: true }, /^--wide: \/games has no wide table: /],
  ] as const)("of /games refuse %j", (choice, message) => {
    expect(() => checkedTable("/games", choice)).toThrow(expect.objectContaining({ name: "UsageError" }));
    expect(() => checkedTable("/games", choice)).toThrow(message);
  });
});

describe("the columns that an export adds", () => {
  test("are week and season type for rows that contain only their game's id", () => {
    const added = paths.map((path) => [path, namesOf({ columns: gameColumns(path) })]);
    expect(added.filter(([, names]) => (names?.length ?? 0) > 0)).toEqual([
      ["/drives", ["week", "season_type"]],
      ["/plays", ["week", "season_type"]],
      ["/plays/stats", ["season_type"]],
    ]);
    expect(gameColumns("/plays").map(({ type, keys, key }) => ({ type, keys, key }))).toEqual([
      { type: "INT32", keys: ["week"], key: false },
      { type: "STRING", keys: ["seasonType"], key: false },
    ]);
  });

  test("are a parameter that fills a season and that the rows do not contain", () => {
    const added = paths.filter((path) => parameterColumn(path) !== undefined);
    expect(added).toEqual(["/game/box/advanced"]);
    expect(parameterColumn("/game/box/advanced")).toMatchObject({
      name: "id",
      keys: ["id"],
      type: "INT32",
      key: true,
      nullable: false,
    });
  });

  test("come first, and --ids adds a team's id after its name", () => {
    expect(namesOf(exportedTable({ path: "/plays" })).slice(0, 4)).toEqual(["id", "week", "season_type", "game_id"]);
    expect(namesOf(exportedTable({ path: "/game/box/advanced" }))[0]).toBe("id");
    expect(namesOf(exportedTable({ path: "/roster", ids: true })).slice(0, 3)).toEqual(["id", "team", "team_id"]);
    expect(namesOf(exportedTable({ path: "/roster" }))).not.toContain("team_id");
  });

  test.each([
    ["/roster", {}, true],
    ["/lines", {}, false],
    ["/plays", {}, true],
    ["/plays/types", {}, false],
  ] as const)("--ids changes %s %j: %s", (path, choice, expected) => {
    expect(addsIds({ path, ids: true, ...choice })).toBe(expected);
  });
});

describe("the list of games that fills week and season type", () => {
  const plays = "/plays";
  test.each([
    ["covers the season", plays, { year: 2024, week: 1 }, { year: 2024 }],
    [
      "covers the given part of the season",
      plays,
      { year: 2024, seasonType: "regular" },
      { year: 2024, seasonType: "regular" },
    ],
    [
      "is needed for both parts",
      plays,
      { year: 2024, week: 1, seasonType: "both" },
      { year: 2024, seasonType: "both" },
    ],
    ["is needed only for the season type", "/plays/stats", { year: 2024, week: 1 }, { year: 2024 }],
  ] as const)("%s", (_, path, query, expected) => {
    expect(gameList({ path, query })).toEqual({ path: "/games", query: expected });
  });

  test.each([
    ["the call has both values", plays, { year: 2024, week: 1, seasonType: "regular" }],
    ["the call does not name a season", plays, { week: 1 }],
    ["the call has the only value that its rows lack", "/plays/stats", { year: 2024, seasonType: "postseason" }],
    ["the rows have them", "/games", { year: 2024 }],
  ] as const)("is not requested if %s", (_, path, query) => {
    expect(gameList({ path, query })).toBeUndefined();
  });
});

test("team ids come from the season's teams or, without a season, from all teams", () => {
  expect(teamsCall(2024)).toEqual({ path: "/teams", query: { year: 2024 } });
  expect(teamsCall(undefined)).toEqual({ path: "/teams", query: {} });
});

describe("a table's name", () => {
  test.each([
    [{ path: "/games" }, "games"],
    [{ path: "/games/{gameId}/preview" }, "games_preview"],
    [{ path: "/lines", explode: "lines" }, "lines_lines"],
    [{ path: "/coaches", explode: "seasons" }, "coaches_seasons_list"],
    [{ path: "/stats/season", wide: true }, "stats_season_wide"],
  ] as const)("of %j is %s", (table, name) => {
    expect(tableName(table)).toBe(name);
  });

  test("belongs to one table", () => {
    const all = paths.flatMap((path: Path): StoredTable[] => [
      { path },
      ...listsOf(path).map((explode) => ({ path, explode })),
      { path, wide: true },
    ]);
    const names = all.map(tableName);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toBe(columnName([name]));
  });
});

describe("the columns in the names of folders", () => {
  const by = ["season", "week", "taken"];
  test.each([
    ["lasting rows, which have one season", "/games/teams", { season: false, week: false, taken: true }],
    ["rows with a season but without a week", "/ratings/sp", { season: false, week: true, taken: true }],
    ["rows with a year", "/talent", { season: false, week: true, taken: true }],
    ["rows without a season, which the next season repeats", "/teams", { season: true, week: true, taken: true }],
    ["rows that have both", "/rankings", { taken: true }],
  ] as const)("of %s", (_, path, expected) => {
    expect(Object.fromEntries(folderColumns({ path }, by).map(({ name, key }) => [name, key]))).toEqual(expected);
  });

  test("are not part of the key of rows that have none", () => {
    const without = paths.filter((path) => exportedTable({ path }).columns.every(({ key }) => !key));
    expect(without.length).toBeGreaterThan(0);
    for (const path of without) for (const { key } of folderColumns({ path }, by)) expect(key).toBe(false);
  });
});
