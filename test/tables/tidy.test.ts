import { recordingsOf } from "../../scripts/lib/recordings.js";
import { isPath } from "../../src/document/operation.js";
import { columnsOf, listsOf, nest, tidy } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Path } from "../../src/types.js";
import { operationCount } from "../support/operation-counts.js";

let bodies: { path: Path; body: unknown }[] = [];

beforeAll(async () => {
  bodies = (await recordingsOf()).flatMap(({ request, response }) =>
    response.status === 200 && isPath(request.path) ? [{ path: request.path, body: response.body }] : [],
  );
});

const rowsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : body === null ? [] : [body]);
const nestAny = (path: Path, rows: unknown): unknown => Reflect.apply(nest, undefined, [path, rows]);

test("nest(tidy(rows)) equals the rows of every recording", () => {
  expect(new Set(bodies.map(({ path }) => path)).size).toBe(operationCount);
  for (const { path, body } of bodies) {
    const misfits: string[] = [];
    const flat = tidied(path, body, { onMisfit: (name) => misfits.push(name) });
    expect([path, misfits]).toEqual([path, []]);
    // Missing keys must stay missing, but toEqual does not distinguish undefined from missing.
    expect([path, nestAny(path, flat)]).toStrictEqual([path, rowsOf(body)]);
  }
});

test("every flat row has all columns in order, and every column array has one entry per row", () => {
  for (const { path, body } of bodies) {
    const names = columnsOf(path).map(({ name }) => name);
    const rows = tidied(path, body, {});
    if (!Array.isArray(rows)) throw new Error("rows are a list");
    for (const row of rows) expect(Object.keys(row)).toEqual(names);
    const columns = tidied(path, body, { as: "columns" });
    expect(columns).toStrictEqual(
      Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)])),
    );
  }
});

test("an exploded list has a numbered row for each element, with its parent's key", () => {
  let elements = 0;
  for (const { path, body } of bodies) {
    for (const explode of listsOf(path)) {
      const rows = tidied(path, body, { explode });
      if (!Array.isArray(rows)) throw new Error("rows are a list");
      const keys = columnsOf(path, explode).filter(({ key }) => key);
      const seen = rows.map((row) => JSON.stringify(keys.map(({ name }) => row[name])));
      if (columnsOf(path).some(({ key }) => key))
        expect([path, explode, new Set(seen).size]).toEqual([path, explode, rows.length]);
      elements += rows.length;
    }
  }
  expect(elements).toBeGreaterThan(2500);
});

test("an exploded list becomes a table with clear column names", () => {
  const game = {
    id: 7,
    teams: [
      {
        team: "Texas",
        conference: null,
        homeAway: "home",
        points: 3,
        categories: [
          {
            name: "passing",
            types: [
              {
                name: "YDS",
                athletes: [
                  { id: "1", name: "A", stat: "10" },
                  { id: "2", name: "B", stat: "20" },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(tidied("/games/players", [game], { explode: "teams_categories_types_athletes" })).toEqual(
    [
      ["1", "A", "10"],
      ["2", "B", "20"],
    ].map(([id, name, stat], index) => ({
      id: 7,
      teams_categories_types_athletes_number: index + 1,
      teams_team: "Texas",
      teams_conference: null,
      teams_home_away: "home",
      teams_points: 3,
      teams_categories_name: "passing",
      teams_categories_types_name: "YDS",
      teams_categories_types_athletes_id: id,
      teams_categories_types_athletes_name: name,
      teams_categories_types_athletes_stat: stat,
    })),
  );
  expect(
    tidied(
      "/games",
      [
        { id: 1, homeLineScores: [7, 0] },
        { id: 2, homeLineScores: null },
      ],
      { explode: "home_line_scores" },
    ),
  ).toEqual([
    { id: 1, home_line_scores_number: 1, home_line_scores: 7 },
    { id: 1, home_line_scores_number: 2, home_line_scores: 0 },
  ]);
});

test("a numeric string becomes a number, and nest restores the string", () => {
  const group = { team: "Texas", conference: "SEC", positionGroup: null, averageRating: 0.9, totalRating: 3.6 };
  const rows = [
    { ...group, commits: "4", averageStars: "3.2500000000000000" },
    { ...group, commits: 4, averageStars: 3.25 },
    { ...group, commits: "4.5", averageStars: "many" },
  ];
  const flat = tidied("/recruiting/groups", rows, {});
  expect(flat).toMatchObject([
    { commits: 4, commits_text: "4", average_stars: 3.25, average_stars_text: "3.2500000000000000" },
    { commits: 4, commits_text: null, average_stars: 3.25, average_stars_text: null },
    { commits: null, commits_text: "4.5", average_stars: null, average_stars_text: "many" },
  ]);
  expect(nestAny("/recruiting/groups", flat)).toEqual(rows);
});

test("a value of the wrong type becomes null and is reported, and an undocumented field is left out", () => {
  const misfits: string[] = [];
  const row = {
    id: "one",
    startDate: "soon",
    completed: "yes",
    homeLineScores: [7, "x"],
    homePoints: 2 ** 31,
    brandNew: 1,
  };
  const [flat] = Object.values(tidied("/games", [row], { onMisfit: (name) => misfits.push(name) }));
  expect(flat).toMatchObject({
    id: null,
    start_date: null,
    completed: null,
    home_line_scores: [7, null],
    home_points: null,
  });
  expect(flat).not.toHaveProperty("brand_new");
  expect(misfits.sort()).toEqual(["completed", "home_line_scores", "home_points", "id", "start_date"]);
});

test("date-times become dates in UTC, and missing data becomes no rows", () => {
  const [flat] = Object.values(tidied("/games", [{ startDate: "2025-01-21T00:30:00.000Z" }], {}));
  expect(flat).toMatchObject({ start_date: new Date(Date.UTC(2025, 0, 21, 0, 30)) });
  for (const data of [null, undefined, []]) expect(tidied("/info", data, {})).toEqual([]);
});

test.each([
  ["tidy", tidy],
  ["nest", nest],
  ["columnsOf", columnsOf],
])("%s refuses an unknown path, which JavaScript would not notice", (_, call) => {
  for (const path of ["games", "/game", "__proto__"]) {
    expect(() => Reflect.apply(call, undefined, [path, []])).toThrow(
      new TypeError(`${path} is not an operation's path, such as /games`),
    );
  }
});

test.each([{ message: "Unauthorized" }, null, undefined, "games", 7])(
  "anything but the operation's list is refused instead of becoming a row of nulls: %j",
  (data) => {
    for (const options of [{}, { explode: "lines" }, { as: "columns" }])
      expect(() => Reflect.apply(tidy, undefined, ["/lines", data, options])).toThrow(TypeError);
    expect(() => Reflect.apply(tidy, undefined, ["/stats/season", data, { wide: true }])).toThrow(TypeError);
  },
);

test("several responses' rows may be combined in a list, even for an operation with one object", () => {
  const infos = [{ patronLevel: 1 }, { patronLevel: 2 }];
  expect(tidied("/info", infos, {})).toMatchObject([{ patron_level: 1 }, { patron_level: 2 }]);
  expect(tidied("/info", { patronLevel: 1 }, {})).toMatchObject([{ patron_level: 1 }]);
});

test("a promise passed as data is refused instead of becoming a row of nulls", () => {
  const forgotten: unknown = Promise.resolve([{ id: 1 }]);
  expect(() => Reflect.apply(tidy, undefined, ["/games", forgotten])).toThrow(
    new TypeError("/games: the data is a promise: await it first"),
  );
});

test("in a numeric column, a numeric string becomes a number, and a blank does not become 0", () => {
  const row = (statValue: unknown) => ({
    season: 2025,
    team: "Ohio State",
    conference: "Big Ten",
    statName: "a",
    statValue,
  });
  const rows = tidied("/stats/season", ["3.25", " 7", " ", "", "26:50", 4].map(row), {});
  if (!Array.isArray(rows)) throw new Error("rows are a list");
  expect(rows.map((each) => each.stat_value)).toEqual([3.25, 7, null, null, null, 4]);
  expect(rows.map((each) => each.stat_value_text)).toEqual(["3.25", " 7", " ", "", "26:50", null]);
});
