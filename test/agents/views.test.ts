import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

type Input = Readonly<Record<string, unknown>>;

/** Creates `get_data` with a client whose service responds to every request with these rows. `requests` lists the requests. */
function toolOver(rows: readonly object[]) {
  const { cfb, requests } = clientWithFetch(() => Response.json(rows));
  return { run: runner(tools(cfb)), requests };
}

function runner(all: ReturnType<typeof tools>) {
  return async (input: Input) => {
    const result = await all.find(({ name }) => name === "get_data")?.execute(input);
    if (result === undefined) throw new Error("there is no get_data");
    return result;
  };
}

const sample = runner(tools(createClient({ apiKey: "sample", fetch: createSampleService() })));

describe("sort", () => {
  const venues = [
    { id: 1, name: "b", capacity: 9, state: null },
    { id: 2, name: "A", capacity: null, state: null },
    { id: 3, name: "a", capacity: 100, state: null },
    { id: 4, name: "c", capacity: 20, state: null },
  ];
  const ids = async (sort: string) => {
    const { data } = await toolOver(venues).run({ path: "/venues", columns: ["id"], sort });
    return data.rows;
  };

  test.each([
    ["capacity", [[1], [4], [3], [2]]],
    ["-capacity", [[3], [4], [1], [2]]],
    ["name", [[2], [3], [1], [4]]],
    ["-name", [[4], [1], [2], [3]]],
  ])(
    "orders rows by %s: numbers by value, text without regard to case, missing values last, ties in their original order",
    async (sort, rows) => {
      expect(await ids(sort)).toEqual(rows);
    },
  );

  test("orders game clocks by their seconds", async () => {
    const rows = ["10:08", "0:47", "9:59"].map((clock, id) => ({ id, clock }));
    const { data } = await toolOver(rows).run({ path: "/scoreboard", columns: ["clock"], sort: "clock" });
    expect(data.rows).toEqual([["0:47"], ["9:59"], ["10:08"]]);
  });

  test("orders ties by the next column, each in its own direction, with missing values last", async () => {
    const rows = [
      { id: 1, state: "OH", capacity: 5 },
      { id: 2, state: null, capacity: 7 },
      { id: 3, state: "IA", capacity: null },
      { id: 4, state: "OH", capacity: 30 },
      { id: 5, state: "IA", capacity: 30 },
      { id: 6, state: "OH", capacity: 30 },
      { id: 7, state: null, capacity: 9 },
    ];
    const order = async (sort: string) =>
      (await toolOver(rows).run({ path: "/venues", columns: ["id"], sort })).data.rows;
    expect(await order("state,-capacity")).toEqual([[5], [3], [4], [6], [1], [7], [2]]);
    expect(await order("-capacity, -state, -id")).toEqual([[6], [4], [5], [7], [2], [1], [3]]);
  });

  test("orders numbers before text, and accepts a blank after the minus", async () => {
    const rows = [
      { name: "ba" },
      { name: "B_" },
      { name: "b" },
      { name: 10 },
      { name: "9" },
      { name: null },
      { name: true },
      { name: "TRUE" },
    ];
    const order = async (sort: string) => {
      const { text, data } = await toolOver(rows).run({ path: "/venues", columns: ["name"], sort });
      expect(text).not.toContain("Notice");
      return [data.rows].flat(2);
    };
    expect(await order("name")).toEqual(["9", 10, "b", "B_", "ba", true, "TRUE", null]);
    expect(await order(" - name ")).toEqual([true, "TRUE", "ba", "B_", "b", 10, "9", null]);
  });

  test("adds each column of the order and of `where` once to the default ones", async () => {
    const input = { path: "/venues", sort: "elevation,-capacity", where: { zip: null, name: "b" } };
    const plain = await toolOver(venues).run({ path: "/venues" });
    const { data } = await toolOver(venues).run(input);
    expect(data.columns).toEqual([plain.data.columns, "zip", "elevation"].flat());
  });

  test("orders numbers by value even if they are strings", async () => {
    const { data } = await sample({
      path: "/stats/player/season",
      query: { year: 2025, team: "Oregon", category: "rushing" },
      where: { statType: "YDS" },
      sort: "-stat",
      columns: ["stat"],
      limit: 3,
    });
    expect(data.rows).toEqual([["1751"], ["836"], ["391"]]);
  });

  test("adds its column to the default columns, and sorts all rows before `limit` applies", async () => {
    const { text, data } = await sample({
      path: "/games",
      query: { year: 2025, conference: "B1G" },
      sort: "-homePostgameElo",
      limit: 1,
    });
    expect(data).toMatchObject({ columns: expect.arrayContaining(["homeTeam", "homePostgameElo"]), leftOut: 150 });
    expect(text).toContain("Rows 1 to 1 of 151; 150 are left out. get_data with cursor");
  });

  test.each(["state", "state,-capacity", "-capacity,state"])(
    "adds a notice if no row has a value in the column `state` of sort %s",
    async (sort) => {
      const { text } = await toolOver(venues).run({ path: "/venues", sort });
      expect(text).toContain("Notice: No row has a value in state, so the rows are not sorted by it.");
    },
  );
});

test.each<[what: string, input: Input, remedy: string]>([
  ["an unknown column", { sort: "-pionts" }, "/games has no column pionts. Its columns are id, season, week,"],
  ["a misspelled column", { sort: "homePoint" }, "Did you mean homePoints? Its columns are id, season, week,"],
  ["a misspelled second column", { sort: "season,-homePoint" }, "Did you mean homePoints? Its columns are id, season,"],
  [
    "a sort of only a minus sign",
    { sort: "-" },
    "/games has no column without a name. Its columns are id, season, week,",
  ],
  ["a sort of only a comma", { sort: "," }, "/games has no column without a name. Its columns are id, season, week,"],
  ["a sort by a list", { sort: "homeLineScores" }, 'Also give explode "home_line_scores"'],
  ["a sort by an object", { sort: "playoff" }, "Name one of playoff.competition, playoff.format,"],
  [
    "a sort by an object that has the same fields as another one",
    { path: "/records", sort: "homeGames" },
    "because it is an object. Name one of homeGames.games, homeGames.wins,",
  ],
  [
    "a sort by a list that is not the exploded one",
    { explode: "homeLineScores", sort: "awayLineScores" },
    'by away_line_scores, because a row has several values. Also give explode "away_line_scores".',
  ],
  [
    "a misspelled field of an object that has the same fields as another one",
    { path: "/records", columns: ["homeGames.wons"] },
    "/records has no column homeGames.wons. Did you mean homeGames.wins? Its columns are year,",
  ],
  [
    "a column with a long name, of which the message shows the beginning",
    { columns: ["x".repeat(80)] },
    `/games has no column ${"x".repeat(60)}. Its columns are id,`,
  ],
  [
    "a column of athletes beside a field of games",
    { path: "/games/players", query: { year: 2025, week: 1, team: "Iowa" }, columns: ["teams.team", "name"] },
    "/games/players has the column name only beside id, team, athletes_id, conference, home_away, points, statistics, or if wide is true, which adds a column for each statistic.",
  ],
  [
    "a sort by the statistics of athletes",
    { path: "/games/players", query: { year: 2025, week: 1, team: "Iowa" }, sort: "-statistics" },
    "because it is an object. Name a statistic, such as ",
  ],
  [
    "a column of rows that are single values",
    { path: "/stats/categories", query: {}, columns: ["name"] },
    "/stats/categories has no column name. Its rows are single values.",
  ],
  [
    "a column that exists only in the wide table",
    { path: "/stats/season", sort: "total_yards" },
    "It is a column if wide is true.",
  ],
  ["a field in a list", { path: "/lines", where: { "lines.provider": "ESPN Bet" } }, 'Also give explode "lines"'],
  ...[
    ...[
      "!=1",
      "=1",
      "15..17",
      "-5.25 .. 7",
      "*State",
      "State*",
      "Iowa|Rutgers",
      ">=ten",
      "<>5",
      "~x",
      "%x",
      "> ",
      ">5 ",
      ">5.",
    ],
    ...[
      "2025-1-05",
      "12025-11-05",
      "2025-11-5",
      "2025-11-05Z",
      "2025-11-05T1",
      "2025-11-05T17:00:0",
      "2025-11-05 17:00",
    ],
    ...["2025-11-05T17:00:00.Z", "2025-11-05T17:00:00.1234", "2025-11-05T17:00ZZ"],
  ].map((text): [string, Input, string] => {
    const week = text.startsWith("2025") || text.startsWith("12025") ? `>${text}` : text;
    return [
      `the operator of where ${week}`,
      { where: { week } },
      `\`where\` takes a whole value for week, or one of <, <=, > and >= with a number or a date (such as ">=2025-11-01"), not "${week}".`,
    ];
  }),
  ["a limit of 0", { limit: 0 }, "`limit` takes 1 to 500."],
  ["a sort that is not a string", { sort: 1 }, "`sort` takes a string."],
  ["a field that is not a list", { explode: "homePoints" }, "Its lists: home_line_scores, away_line_scores."],
  ["an operation without lists", { path: "/venues", query: {}, explode: "names" }, "It has no lists."],
  ["an operation without statistics", { wide: true }, "/stats/player/season, /stats/season have one."],
  ["wide together with explode", { wide: true, explode: "lines" }, "give explode or wide, not both."],
  [
    "a column that the wide table lacks",
    { path: "/stats/season", wide: true, sort: "yards" },
    "/stats/season has no column yards. Its columns are season, team, conference, ",
  ],
])(
  "get_data refuses %s before it sends a request, and the message says how to correct it",
  async (_, input, remedy) => {
    const { run, requests } = toolOver([]);
    const { text, failed } = await run({ path: "/games", query: { year: 2025 }, ...input });
    expect({ text, failed }).toEqual({ text: expect.stringContaining(remedy), failed: true });
    expect(requests).toEqual([]);
  },
);

describe("get_data", () => {
  const ofGame = { id: 7, season: 2025, homeTeam: "Iowa", awayTeam: "Ohio State" };
  const lines = [
    { ...ofGame, lines: ["Bovada", "ESPN Bet"].map((provider, index) => ({ provider, spread: index - 3 })) },
    { ...ofGame, id: 8, lines: [{ provider: "DraftKings", spread: 1.5 }] },
    { ...ofGame, id: 9, lines: [] },
  ];

  test("explodes a list into one row per element, and accepts any spelling of the column names", async () => {
    const { run } = toolOver(lines);
    const columns = ["homeTeam", "lines.provider", "lines[].spread", "lines_number"];
    const { data } = await run({ path: "/lines", query: { year: 2025 }, explode: "lines", columns });
    expect(data).toMatchObject({
      columns: ["home_team", "lines_provider", "lines_spread", "lines_number"],
      rows: [
        ["Iowa", "Bovada", -3, 1],
        ["Iowa", "ESPN Bet", -2, 2],
        ["Iowa", "DraftKings", 1.5, 1],
      ],
    });
  });

  test("accepts column names of tables, and fields that the document lists at another object", async () => {
    const [total, homeGames] = [{ games: 12 }, { games: 7 }];
    const input = {
      path: "/records",
      query: { year: 2025 },
      columns: ["home_games_games", "total.games", "homeGames"],
    };
    const { data } = await toolOver([{ total, homeGames }]).run(input);
    expect(data).toMatchObject({
      columns: ["homeGames.games", "total.games", "homeGames"],
      rows: [[7, 12, homeGames]],
    });
  });

  test("keeps the rows whose values match `where`, and ignores case", async () => {
    const { run } = toolOver(lines);
    const view = { explode: "lines", where: { provider: "draftkings" }, columns: ["id"] };
    expect((await run({ path: "/lines", query: { year: 2025 }, ...view })).data.rows).toEqual([[8]]);
  });

  test.each([
    [">=7", [[3], [4]]],
    [">7", [[4]]],
    ["< 7", [[1], [2]]],
    ["<=-3.5", [[1]]],
    ["<10.25", [[1], [2], [3], [4]]],
    ["7", [[3]]],
  ])("keeps the rows that satisfy %s, and compares numeric strings as numbers", async (capacity, rows) => {
    const venues = [-3.5, "-3", 7, "8.5", null, "many", { toString: null }].map((capacity, index) => ({
      id: index + 1,
      capacity,
    }));
    const { data } = await toolOver(venues).run({ path: "/venues", columns: ["id"], where: { capacity } });
    expect(data.rows).toEqual(rows);
  });

  test.each(["Texas A&M", "a*b", "1st..2nd", "x 5..7", "5.5", "-3 x", "x>5", "x=5", true, null])(
    "keeps the rows whose value is %j, which does not begin with an operator",
    async (name) => {
      const rows = [name, "other", { toString: null }].map((each, index) => ({ id: index, name: each }));
      const { data } = await toolOver(rows).run({ path: "/venues", columns: ["id"], where: { name } });
      expect(data.rows).toEqual([[0]]);
    },
  );

  test.each([
    [">=2025-11-08", [2, 3]],
    ["> 2025-11-08", [3]],
    ["<=2025-11-08", [1, 2]],
    ["<2025-11-08T17:00Z", [1]],
    [">=2025-11-08T17:00:00.000Z", [2, 3]],
    [">=2025-12", [3]],
    [">2025-11-08T17:00:00", [3]],
    ["<2025-11-08T17:00:00.5Z", [1, 2]],
  ])("compares dates with `where` %s, and a day contains all its times", async (startDate, kept) => {
    const dates = ["2025-11-01T16:00:00.000Z", "2025-11-08T17:00:00.000Z", "2025-12-06T01:00:00.000Z"];
    const others = ["x2025-12-06", "2026-1-06", "12025-12-06", 2026, null, { toString: null }];
    const { run } = toolOver([...dates, ...others].map((each, index) => ({ id: index + 1, startDate: each })));
    const { data } = await run({ path: "/games", query: { year: 2025 }, columns: ["id"], where: { startDate } });
    expect(data.rows).toEqual(kept.map((id) => [id]));
  });

  test("lists the column's values if no row matches `where`", async () => {
    const { text, failed } = await toolOver(lines).run({
      path: "/lines",
      query: { year: 2025 },
      explode: "lines",
      where: { provider: "Caesars" },
    });
    const values = '"Bovada", "ESPN Bet", "DraftKings"';
    expect(text).toBe(
      `Notice: No rows: none of the 3 rows has lines_provider "Caesars" (rows have ${values}).\nget_data with cursor r1:0 and another \`where\` reads them without a call.`,
    );
    expect(failed).toBe(false);
  });

  test.each([
    [10, ""],
    [11, " …"],
  ])("of %d values, lists ten and shortens long ones if no row matches `where`", async (count, more) => {
    const rows = Array.from({ length: count }, (_, id) => ({ id, name: "x".repeat(80), city: "Ames" }));
    const { text } = await toolOver(rows).run({
      path: "/venues",
      where: { id: 99, name: "y".repeat(80), city: "ames" },
    });
    const [wanted, known] = ["y", "x"].map((letter) => `"${letter.repeat(59)}…`);
    expect(text.split("\n")[0]).toBe(
      `Notice: No rows: none of the ${count} rows has id 99 (rows have 0, 1, 2, 3, 4, 5, 6, 7, 8, 9${more}) and name ${wanted} (rows have ${known}) and city "ames" (rows have "Ames").`,
    );
  });

  test("accepts a box score's columns in any form, and with blanks around them", async () => {
    const query = { year: 2025, week: 9, seasonType: "regular", team: "Iowa" };
    const columns = [" name", "homeAway", "statistics "];
    const { data } = await sample({ path: "/games/players", query, columns, limit: 1 });
    expect([data.columns, data.total]).toEqual([["name", "home_away", "statistics"], expect.any(Number)]);
    const wide = await sample({
      path: "/games/players",
      query,
      columns: ["name", "rushing_yds"],
      wide: true,
      limit: 1,
    });
    expect(wide.data.columns).toEqual(["name", "rushing_yds"]);
  });

  test("ignores blanks around a column's name", async () => {
    const { run } = toolOver([{ id: 1, homeTeam: "Iowa" }]);
    const { data } = await run({ path: "/games", query: { year: 2024 }, columns: [" homeTeam"], where: { "id ": 1 } });
    expect([data.columns, data.rows]).toEqual([["homeTeam"], [["Iowa"]]]);
  });

  test("can reuse a response's cursor without another call after `where` has removed all rows", async () => {
    const { run, requests } = toolOver(lines);
    const missed = { explode: "lines", where: { provider: "Caesars" } };
    const { data } = await run({ path: "/lines", query: { year: 2025 }, ...missed });
    const again = await run({ cursor: data.cursor, explode: "lines", where: { provider: "Bovada" } });
    expect([again.failed, again.data.total, requests.length]).toEqual([false, 1, 1]);
  });

  test("ignores objects when it compares values, and refuses an object in `where`", async () => {
    const { run, requests } = toolOver([
      { id: 1, week: { toString: null } },
      { id: 2, week: 3 },
    ]);
    const call = { path: "/games", query: { year: 2024 }, columns: ["id"] };
    expect((await run({ ...call, where: { week: 3 } })).data.rows).toEqual([[2]]);
    const refused = await run({ ...call, where: { week: { not: 1 } } });
    expect([refused.failed, requests.length]).toEqual([true, 1]);
    expect(refused.text).toContain("`where` takes a string, number, boolean or null for week.");
  });

  test("adds a notice if every exploded list is empty", async () => {
    const { text } = await toolOver(lines.slice(2)).run({ path: "/lines", query: { year: 2025 }, explode: "lines" });
    expect(text).toBe("Notice: No rows: the list lines of every row is empty.");
    const none = await toolOver([]).run({ path: "/lines", query: { year: 2025 }, explode: "lines" });
    expect(none.text).not.toContain("the list lines");
  });

  test("does not count the fields of the response if the rows are a wide table", async () => {
    const query = { year: 2025, team: "Oregon", category: "rushing" };
    const input = { path: "/stats/player/season", query, columns: ["player", "team"] };
    expect((await sample(input)).text).toContain(" 2 of 9 fields.");
    expect((await sample({ ...input, wide: true })).text).not.toContain("fields.");
  });

  test("ends a wide view with `wide: false` and a filter with an empty `where`, and both with a cursor", async () => {
    const query = { year: 2025, team: "Oregon", category: "rushing" };
    const first = await sample({ path: "/stats/player/season", query, wide: true, limit: 1 });
    const narrow = await sample({ cursor: first.data.cursor, wide: false, columns: ["statType", "stat"], limit: 1 });
    expect(narrow).toMatchObject({ failed: false, data: { columns: ["statType", "stat"] } });
    const filtered = await sample({ cursor: narrow.data.cursor, where: { statType: "YDS" }, limit: 1 });
    const all = await sample({ cursor: filtered.data.cursor, where: {}, limit: 1 });
    expect(all.data.total).toBe(narrow.data.total);
    expect(filtered.data.total).toBeLessThan(Number(all.data.total));
  });

  test("says which settings of a cursor do not apply to rows of another form", async () => {
    const notice = async (view: Input, input: Input) => {
      const { run } = toolOver(lines);
      await run({ path: "/lines", query: { year: 2025 }, limit: 1, ...view });
      const { data, text } = await run({ cursor: "r1:0", limit: 1, ...input });
      const first = (data.notices as string[])[0];
      if (first !== undefined) expect(text).toContain(`Notice: ${first}`);
      return first;
    };
    const dropped = (names: string) =>
      `The rows have another form now, without the cursor's ${names}. Give ${names} again if you still want that.`;
    const view = { where: { id: ">=7" }, sort: "-id", columns: ["id"] };
    const { sort, where } = view;
    expect(await notice(view, { explode: "lines" })).toBe(dropped("`where` and `sort`"));
    expect(await notice({ sort }, { explode: "lines" })).toBe(dropped("`sort`"));
    expect(await notice(view, { explode: "lines", sort: "spread" })).toBe(dropped("`where`"));
    expect(await notice({ where }, { explode: "lines", where: {} })).toBeUndefined();
    expect(await notice({ columns: ["id"] }, { explode: "lines" })).toBeUndefined();
    expect(await notice(view, { columns: ["homeTeam"] })).toBeUndefined();
    const season = { path: "/stats/player/season", query: { year: 2025, team: "Oregon" } };
    const { data } = await sample({ ...season, wide: true, limit: 1 });
    const long = await sample({ cursor: data.cursor, wide: false, limit: 1 });
    expect(long.data.notices).toEqual([dropped("`wide`")]);
  });

  test("can use a cursor to sort, select and explode a response again without another call", async () => {
    const { run, requests } = toolOver(lines);
    const { data } = await run({ path: "/lines", query: { year: 2025 }, limit: 1, columns: ["id"] });
    const sorted = await run({ cursor: data.cursor, sort: "-id" });
    expect(sorted.data.rows).toEqual([[9], [8], [7]]);
    const view = { explode: "lines", sort: "-spread", columns: ["provider"], limit: 2 };
    const exploded = await run({ cursor: data.cursor, ...view });
    expect(exploded.data.rows).toEqual([["DraftKings"], ["ESPN Bet"]]);
    const next = await run({ cursor: exploded.data.cursor, ...view });
    expect(next.data.rows).toEqual([["Bovada"]]);
    for (const more of [{}, { explode: "lines" }])
      expect((await run({ cursor: exploded.data.cursor, ...more })).data.rows).toEqual([["Bovada"]]);
    expect(requests).toHaveLength(1);
  });
});

test("wide rows leave out statistics without values, and the result says how many rows did not fit", async () => {
  const input = { path: "/stats/player/season", query: { year: 2025, conference: "B1G" }, wide: true, limit: 500 };
  const seen: unknown[] = [];
  let result = await sample({ ...input, sort: "-defensive_tot" });
  expect(result.text.length).toBeLessThanOrEqual(16_000);
  expect(result.text).toMatch(/Rows 1 to \d+ of \d+; \d+ are left out\. get_data with cursor r\d+:\d+ returns them/);
  for (;;) {
    const { columns, rows, cursor } = result.data;
    const at = Array.isArray(columns) ? columns.indexOf("defensive_tot") : -1;
    if (Array.isArray(rows)) seen.push(...rows.map((row: unknown[]) => row[at]));
    if (cursor === undefined) break;
    result = await sample({ cursor });
  }
  const totals = seen.filter((total) => total !== null).map(Number);
  expect(totals).toEqual([...totals].sort((one, other) => other - one));
  expect(seen.slice(0, totals.length)).toEqual(totals);
  expect(seen).toHaveLength(Number(result.data.total));
  const passing = await sample({ ...input, query: { ...input.query, category: "passing" }, limit: 1 });
  expect(passing.data.columns).not.toContain("rushing_yds");
});
