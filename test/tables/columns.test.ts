import { addedColumn } from "../../src/document/columns.js";
import { rowKeys } from "../../src/document/selection.js";
import { columnsOf, listsOf } from "../../src/tables/index.js";
import { filledTable, tableOf, wholeTableOf } from "../../src/tables/table.js";
import { operationCount } from "../support/operation-counts.js";
import { paths, tables, withInner } from "./support.js";

test("every operation has columns", () => {
  expect(paths).toHaveLength(operationCount);
  for (const path of paths) expect([path, columnsOf(path).length > 0]).toEqual([path, true]);
});

test("column names in a table differ by more than case", () => {
  const wrong = tables.flatMap(({ path, explode, columns }) =>
    withInner(columns).flatMap((list) => {
      const names = list.map(({ name }) => name.toLowerCase());
      return names.filter((name, index) => names.indexOf(name) < index).map((name) => [path, explode, name]);
    }),
  );
  expect(wrong).toEqual([]);
});

test("every column name is in snake_case, which DuckDB, R and Python accept without quotes", () => {
  const names = tables.flatMap(({ columns }) =>
    withInner(columns)
      .flat()
      .map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(1500);
  expect(names.filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test("a column name consists of the words of its keys, where consecutive capitals are one word", () => {
  const names = (path: (typeof paths)[number]) => columnsOf(path).map(({ name }) => name);
  expect(names("/games")).toEqual(expect.arrayContaining(["id", "home_points", "playoff_home_seed", "start_time_tbd"]));
  expect(names("/stats/game/advanced")).toContain("offense_passing_plays_total_ppa");
  expect(names("/teams/matchup")).toContain("team1_wins");
  expect(names("/stats/categories")).toEqual(["value"]);
});

test("a column is nullable if the service may leave out its field", () => {
  const optional = tables.flatMap(({ path, columns }) =>
    columns.filter(({ marks }) => marks.at(-1) === true).map(({ name, nullable }) => [path, name, nullable]),
  );
  expect(optional).toContainEqual(["/teams/matchup", "start_year", true]);
  expect(optional.filter(([, , nullable]) => nullable !== true)).toEqual([]);
});

test("the table of a list starts with the parent's key and the element's number, which are its only key columns", () => {
  const keysAndRest = (path: (typeof paths)[number], explode: string) => {
    const columns = columnsOf(path, explode);
    return [columns.filter(({ key }) => key), columns.filter(({ key }) => !key)].map((part) =>
      part.map(({ name }) => name),
    );
  };
  expect(keysAndRest("/games", "home_line_scores")).toEqual([["id", "home_line_scores_number"], ["home_line_scores"]]);
  expect(keysAndRest("/lines", "lines")).toEqual([["id", "lines_number"], expect.arrayContaining(["lines_spread"])]);
  expect(columnsOf("/lines", "lines")[1]).toEqual({
    ...{ name: "lines_number", keys: [], type: "INT32", key: true, nullable: false, marks: [], depth: -1 },
  });
});

test("the table of a list has all plain columns of the parent if the document does not define a key", () => {
  const names = columnsOf("/teams/matchup", "games").map(({ name }) => name);
  const parent = ["team1", "team2", "start_year", "end_year", "team1_wins", "team2_wins", "ties"];
  expect(names.slice(0, 9)).toEqual(["games_number", ...parent, "games_season"]);
  expect(names).not.toContain("games");
});

test("the table of a list has a column for each list in its elements, but not for the lists around it", () => {
  const names = columnsOf("/games/players", "teams_categories").map(({ name }) => name);
  expect(names.slice(2)).toEqual([
    ...["teams_team", "teams_conference", "teams_home_away", "teams_points"],
    ...["teams_categories_name", "teams_categories_types"],
  ]);
});

test("`{ wide: true }` returns the columns of wide rows, which are flat", () => {
  const table = tableOf("/stats/season", { wide: true });
  const names = columnsOf("/stats/season", { wide: true }).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["season", "team", "conference", "first_downs"]);
  expect(names.at(-1)).toBe("as_sent");
  const row = Object.fromEntries(names.map((name) => [name, null]));
  const { cells, length } = filledTable([{ ...row, season: 2025, first_downs: 300 }], table, () => {});
  expect([length, cells[0], cells[3]]).toEqual([1, [2025], [300]]);
});

test("the key columns come first in every table with a key", () => {
  for (const path of paths) {
    const wanted = rowKeys[path] ?? [];
    const columns = columnsOf(path);
    const marked = columns.filter(({ key }) => key);
    if (path === "/stats/categories") expect(marked).toHaveLength(1);
    else expect([path, marked.map((column) => column.keys.join(".")).sort()]).toEqual([path, [...wanted].sort()]);
    expect(columns.slice(0, marked.length)).toEqual(marked);
  }
});

test("a list column has its elements' columns if they are objects, and otherwise their type", () => {
  const column = (path: (typeof paths)[number], name: string) => columnsOf(path).find((each) => each.name === name);
  expect(column("/lines", "lines")?.fields?.map(({ name }) => name)).toContain("spread_open");
  expect(column("/games", "home_line_scores")).toMatchObject({ type: "LIST", items: "INT32", nullable: true });
  const [teams] = columnsOf("/games/players", "teams");
  expect(teams).toMatchObject({ name: "id", key: true });
  expect(listsOf("/games/players")).toEqual([
    "teams",
    "teams_categories",
    "teams_categories_types",
    "teams_categories_types_athletes",
  ]);
});

test("a column is nullable if the document allows null, a missing key, or null for the object around it", () => {
  const nullable = (path: (typeof paths)[number]) => {
    return new Map(columnsOf(path).map((column) => [column.name, column.nullable]));
  };
  const games = nullable("/games");
  expect(["id", "home_points", "playoff_round"].map((name) => games.get(name))).toEqual([false, true, true]);
  expect(nullable("/ratings/sp").get("conference")).toBe(true);
});

test("`columnsOf` throws an error that names the existing lists if a list is unknown", () => {
  expect(() => columnsOf("/lines", "providers")).toThrow(
    new TypeError("/lines has no list providers. Its lists: lines."),
  );
  expect(() => columnsOf("/games", "lines")).toThrow(
    new TypeError("/games has no list lines. Its lists: home_line_scores, away_line_scores."),
  );
  expect(() => columnsOf("/venues", "lines")).toThrow(new TypeError("/venues has no list lines. It has no lists."));
});

test("`wholeTableOf` replaces the list's column with its elements' columns", () => {
  const { columns, steps } = wholeTableOf("/lines", "lines");
  const names = columns.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["id", "lines_number"]);
  expect(names).toEqual(expect.arrayContaining(["season", "home_team", "lines_provider", "lines_spread"]));
  expect([names.includes("lines"), steps]).toEqual([false, [["lines"]]]);
  const inner = wholeTableOf("/games/players", "teams_categories").columns.map(({ name }) => name);
  expect(inner.slice(0, 3)).toEqual(["id", "teams_categories_number", "teams_team"]);
  expect(() => wholeTableOf("/venues", "lines")).toThrow(/^\/venues has no list lines/);
});

test("an undocumented column contains objects as JSON and other values as text", () => {
  const table = { columns: [addedColumn("extra")], steps: [] };
  const rows = [{ extra: { a: [1] } }, { extra: "text" }, { extra: 7 }, { extra: null }, {}];
  expect(filledTable(rows, table, () => {}).cells).toEqual([['{"a":[1]}', "text", "7", null, null]]);
});

test("changing the returned columns does not change what `columnsOf` returns next time", () => {
  const before = structuredClone(columnsOf("/lines"));
  for (const column of columnsOf("/lines")) Object.assign(column, { name: "changed", fields: [] });
  expect(columnsOf("/lines")).toEqual(before);
});
