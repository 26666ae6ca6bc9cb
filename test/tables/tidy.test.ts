import { columnsOf, nest, tidy } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import { nestAny } from "./support.js";

test("`explode` returns a row for each element of the list, with the columns of the rows around it", () => {
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
        { id: 3, homeLineScores: [14] },
      ],
      { explode: "home_line_scores" },
    ),
  ).toEqual([
    { id: 1, home_line_scores_number: 1, home_line_scores: 7 },
    { id: 1, home_line_scores_number: 2, home_line_scores: 0 },
    { id: 3, home_line_scores_number: 1, home_line_scores: 14 },
  ]);
});

test("a numeric string in a numeric column becomes a number, and `nest` restores the string", () => {
  const group = { team: "Texas", conference: "SEC", positionGroup: null, averageRating: 0.9, totalRating: 3.6 };
  const rows = [
    { ...group, commits: "4", averageStars: "3.2500000000000000" },
    { ...group, commits: 4, averageStars: 3.25 },
    { ...group, commits: "4.5", averageStars: "many" },
    { ...group, commits: 4.5, averageStars: null },
  ];
  const flat = tidied("/recruiting/groups", rows, {});
  expect(flat).toMatchObject([
    { commits: 4, commits_text: "4", average_stars: 3.25, average_stars_text: "3.2500000000000000" },
    { commits: 4, commits_text: null, average_stars: 3.25, average_stars_text: null },
    { commits: null, commits_text: "4.5", average_stars: null, average_stars_text: "many" },
    { commits: null, commits_text: null, average_stars: null, average_stars_text: null },
  ]);
  expect(nestAny("/recruiting/groups", Object.values(flat).slice(0, 3))).toEqual(rows.slice(0, 3));
});

test("`onMisfit` gets each column with a value of the wrong type, and the value becomes null", () => {
  const misfits: string[] = [];
  const row = {
    id: "one",
    startDate: "soon",
    completed: "yes",
    homeTeam: { name: "Iowa" },
    homeLineScores: [7, "x"],
    awayLineScores: "7, 0",
    homePoints: 2 ** 31,
    excitementIndex: "high",
    brandNew: 1,
  };
  const [flat] = Object.values(tidied("/games", [row], { onMisfit: (name) => misfits.push(name) }));
  expect(flat).toMatchObject({
    id: null,
    start_date: null,
    completed: null,
    home_team: null,
    home_line_scores: [7, null],
    away_line_scores: null,
    home_points: null,
    excitement_index: null,
  });
  expect(flat).not.toHaveProperty("brand_new");
  expect(misfits.sort()).toEqual([
    ...["away_line_scores", "completed", "excitement_index", "home_line_scores", "home_points", "home_team", "id"],
    "start_date",
  ]);
});

test("`onMisfit` gets a dotted name if the value is in a list of objects", () => {
  const misfits: string[] = [];
  const lines = [{ provider: "A", spread: "x", overUnder: null }];
  const [flat] = Object.values(tidied("/lines", [{ lines }], { onMisfit: (name) => misfits.push(name) }));
  expect(flat).toMatchObject({ lines: [{ provider: "A", spread: null, over_under: null }] });
  expect(misfits).toEqual(["lines.spread"]);
});

test("a missing value becomes null", () => {
  expect(tidied("/games", [{ id: 1 }], {})).toMatchObject([{ id: 1, home_points: null, playoff_round: null }]);
  const [schedule] = Object.values(tidied("/games/schedule", { games: [{ season: 2025, venue: null }] }, {}));
  expect(schedule).toMatchObject({ games: [{ season: 2025, week: null, venue_name: null }] });
});

test("a number or boolean becomes a string in a text column, and a number becomes null in a time column", () => {
  const [flat] = Object.values(tidied("/games", [{ homeTeam: 7, awayTeam: true, startDate: 0 }], {}));
  expect(flat).toMatchObject({ home_team: "7", away_team: "true", start_date: null });
});

test("`nest` restores a missing key, a null and an object of nulls", () => {
  const texts = { name: null, city: null, state: null, zip: null, countryCode: null, timezone: null, elevation: null };
  const numbers = { id: null, capacity: null, latitude: null, longitude: null, constructionYear: null };
  const empty = { ...texts, ...numbers };
  const locations = [
    null,
    empty,
    { ...empty, grass: null, dome: null },
    { ...empty, grass: true },
    { ...empty, name: "Kinnick Stadium", latitude: 41.66, dome: false },
  ];
  const flat = tidied(
    "/teams",
    locations.map((location) => ({ location })),
    {},
  );
  expect(flat).toMatchObject([
    { location_name: undefined, location_grass: undefined },
    { location_name: null, location_grass: undefined },
    { location_name: null, location_grass: null },
    { location_name: null, location_grass: true, location_dome: undefined },
    { location_name: "Kinnick Stadium", location_latitude: 41.66, location_grass: undefined, location_dome: false },
  ]);
  expect(Object(nestAny("/teams", flat)).map(({ location }: { location: unknown }) => location)).toEqual(locations);
  const columns = tidied("/teams", [{ location: null }], { as: "columns" });
  expect(columns).toMatchObject({ location_name: [null], location_grass: [null] });
});

test("`nest` leaves out a key whose value is null if the document does not allow null", () => {
  const week = { season: 2025, week: 1, first_game_start: null, last_game_start: new Date(0) };
  const [row] = Object(nestAny("/calendar", [week]));
  expect(row).not.toHaveProperty("firstGameStart");
  expect(row).toMatchObject({ season: 2025, week: 1, lastGameStart: "1970-01-01T00:00:00.000Z", seasonType: null });
});

test("`nest` returns an object that the document requires, even if all of its columns are null", () => {
  const total = { games: null, wins: null, losses: null, ties: null };
  const read = { year: 2025, total_games: null, total_wins: null, total_losses: null, total_ties: null };
  expect(nestAny("/records", [read])).toMatchObject([{ year: 2025, total }]);
});

test.each([
  ["null in a list of numbers", "/games", { home_line_scores: [7, null, 14] }, { homeLineScores: [7, null, 14] }],
  ["null in a list of objects", "/lines", { lines: [null] }, { lines: [null] }],
  ["a string in a list of objects", "/lines", { lines: ["off"] }, { lines: ["off"] }],
  ["an object in a list of numbers", "/games", { home_line_scores: [{ a: 7 }] }, { homeLineScores: [{ a: 7 }] }],
  ["a list in a column of strings", "/games", { home_team: ["Iowa"] }, { homeTeam: ["Iowa"] }],
] as const)("`nest` does not change %s", (_, path, flat, row) => {
  expect(nestAny(path, [flat])).toMatchObject([row]);
});

test("`nest` restores rows that are not objects", () => {
  const categories = ["passing", "rushing"];
  const flat = tidied("/stats/categories", categories, {});
  expect(flat).toEqual([{ value: "passing" }, { value: "rushing" }]);
  expect(nestAny("/stats/categories", flat)).toEqual(categories);
});

test("`nest` returns null for an object if all of its columns are null", () => {
  const rows = [{ playoff: null }, { playoff: { round: "semifinal" } }];
  expect(nestAny("/games", tidied("/games", rows, {}))).toMatchObject(rows);
});

test("`tidy` returns date-times as dates in UTC, and no rows for missing data", () => {
  const [flat] = Object.values(tidied("/games", [{ startDate: "2025-01-21T00:30:00.000Z" }], {}));
  expect(flat).toMatchObject({ start_date: new Date(Date.UTC(2025, 0, 21, 0, 30)) });
  for (const data of [null, undefined, []]) expect(tidied("/info", data, {})).toEqual([]);
});

test.each([
  ["tidy", tidy],
  ["nest", nest],
  ["columnsOf", columnsOf],
])("%s throws a TypeError for an unknown path", (_, call) => {
  for (const path of ["games", "/game", "__proto__"]) {
    expect(() => Reflect.apply(call, undefined, [path, []])).toThrow(
      new TypeError(`${path} is not an operation's path. Pass a path such as /games`),
    );
  }
});

test.each([{ message: "Unauthorized" }, null, undefined, "games", 7])(
  "`tidy` throws a TypeError if the operation returns a list and the data is %j",
  (data) => {
    for (const options of [{}, { explode: "lines" }, { as: "columns" }])
      expect(() => Reflect.apply(tidy, undefined, ["/lines", data, options])).toThrow(TypeError);
    expect(() => Reflect.apply(tidy, undefined, ["/stats/season", data, { wide: true }])).toThrow(TypeError);
  },
);

test("`tidy` accepts a list of several responses for an operation that returns one object", () => {
  const infos = [{ patronLevel: 1 }, { patronLevel: 2 }];
  expect(tidied("/info", infos, {})).toMatchObject([{ patron_level: 1 }, { patron_level: 2 }]);
  expect(tidied("/info", { patronLevel: 1 }, {})).toMatchObject([{ patron_level: 1 }]);
});

test("`tidy` throws a TypeError that says to await the data if it is a promise", () => {
  const forgotten: unknown = Promise.resolve([{ id: 1 }]);
  expect(() => Reflect.apply(tidy, undefined, ["/games", forgotten])).toThrow(
    new TypeError("/games: the data is a promise. Await it first"),
  );
});

test("in a column of numbers or strings, a numeric string becomes a number and a blank becomes null", () => {
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
