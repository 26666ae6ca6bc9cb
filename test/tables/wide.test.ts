import { columnsOf } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import { nestAny, sorted, wideRows } from "./support.js";

const side = { teamId: 1, team: "Iowa", conference: null, homeAway: "home", points: 3 };
const box = (stats: Record<string, unknown>) => [
  { id: 7, teams: [{ ...side, stats: Object.entries(stats).map(([category, stat]) => ({ category, stat })) }] },
];

test("`onMisfit` gets the columns of an unexpected statistic, and `nest` restores it", () => {
  const stats = {
    completionAttempts: "20 of 37",
    thirdDownEff: "4-13-1",
    fourthDownEff: "1--2",
    possessionTime: "9:05",
    yardsPerPass: "7",
    yardsPerRushAttempt: "4.25",
    sacks: null,
    turnovers: "",
    totalYards: "2.5",
    tackles: "-0",
    firstDowns: 21,
  };
  const misfits: string[] = [];
  const [row] = wideRows("/games/teams", box(stats), misfits);
  expect(row).toMatchObject({
    completions: null,
    third_downs: null,
    possession_time: 545,
    yards_per_pass: 7,
    yards_per_rush_attempt: 4.25,
    sacks: null,
  });
  expect(row).toMatchObject({
    fourth_down_conversions: 1,
    fourth_downs: -2,
    tackles: 0,
    first_downs: 21,
    turnovers: null,
  });
  const emptied = ["attempts", "completions", "third_down_conversions", "third_downs", "total_yards", "turnovers"];
  expect([...misfits].sort()).toEqual(emptied);
  expect(sorted(nestAny("/games/teams", [row]))).toStrictEqual(sorted(box(stats)));
});

test("`as_sent` does not contain statistics that can be restored from their columns", () => {
  const stats = {
    completionAttempts: "20-37",
    possessionTime: "26:05",
    yardsPerPass: "7.0",
    yardsPerRushAttempt: "4.5",
    totalYards: "411",
    fourthDownEff: "0-0",
  };
  const rows = wideRows("/games/teams", box(stats));
  expect(rows).toMatchObject([
    {
      ...{ completions: 20, attempts: 37, possession_time: 1565, yards_per_pass: 7, yards_per_rush_attempt: 4.5 },
      as_sent: null,
    },
  ]);
  expect(sorted(nestAny("/games/teams", rows))).toStrictEqual(sorted(box(stats)));
});

test.each(["5 yards", "about 5", "5.", "1e3", "9:60", "9:05 left", "at 9:05", "1:09:05", "19:5"])(
  "`as_sent` contains a string that is not exactly a number or a time, such as %s",
  (sent) => {
    const rows = wideRows("/games/teams", box({ totalYards: sent, possessionTime: sent }));
    const as_sent = JSON.stringify({ totalYards: sent, possessionTime: sent });
    expect(rows).toMatchObject([{ total_yards: null, possession_time: null, as_sent }]);
    expect(sorted(nestAny("/games/teams", rows))).toStrictEqual(
      sorted(box({ totalYards: sent, possessionTime: sent })),
    );
  },
);

test.each([
  ["completionAttempts", "37", ["completions", "attempts"]],
  ["completionAttempts", 37, ["completions", "attempts"]],
  ["completionAttempts", "20-many", ["completions", "attempts"]],
  ["possessionTime", ["26:50"], ["possession_time"]],
  ["totalYards", "9:05", ["total_yards"]],
  ["yardsPerPass", "many", ["yards_per_pass"]],
])("%s %j becomes null, calls `onMisfit` and stays in `as_sent`", (category, stat, columns) => {
  const misfits: string[] = [];
  const rows = wideRows("/games/teams", box({ [category]: stat }), misfits);
  const nulls = Object.fromEntries(columns.map((name) => [name, null]));
  expect(rows).toMatchObject([{ ...nulls, as_sent: JSON.stringify({ [category]: stat }) }]);
  expect(misfits).toEqual(columns);
  expect(nestAny("/games/teams", rows)).toStrictEqual(box({ [category]: stat }));
});

test("a wide box score has a row for each player, and `nest` restores the box score", () => {
  const team = { team: "Iowa", conference: "Big Ten", homeAway: "home", points: 3 };
  const [a, b] = [
    { id: "1", name: "A" },
    { id: "2", name: "B" },
  ];
  const types = [
    { name: "C/ATT", athletes: [{ ...a, stat: "20/37" }] },
    {
      name: "YDS",
      athletes: [
        { ...a, stat: "211" },
        { ...b, stat: "-4" },
      ],
    },
  ];
  const rushing = [{ name: "YDS", athletes: [{ ...b, stat: "31" }] }];
  const games = [
    {
      id: 7,
      teams: [
        {
          ...team,
          categories: [
            { name: "passing", types },
            { name: "rushing", types: rushing },
          ],
        },
        { ...team, team: "Ohio State", homeAway: "away", categories: [] },
      ],
    },
  ];
  const rows = wideRows("/games/players", games);
  expect(rows).toMatchObject([
    { id: 7, team: "Iowa", athletes_id: "1", name: "A", passing_yds: 211, rushing_yds: null },
    { id: 7, team: "Iowa", athletes_id: "2", name: "B", passing_yds: -4, rushing_yds: 31 },
    { id: 7, team: "Ohio State", athletes_id: null, name: null, passing_yds: null },
  ]);
  expect(sorted(nestAny("/games/players", rows))).toStrictEqual(sorted(games));
});

test("`nest` restores wide rows even if numbers are strings or BigInts, as some file readers return them", () => {
  const data = box({ sacks: "2.5", totalYards: "411", completionAttempts: "20-37" });
  const read = wideRows("/games/teams", data).map((row) => ({
    ...row,
    sacks: "2.5",
    total_yards: 411n,
    completions: "20",
    attempts: 37n,
  }));
  expect(sorted(nestAny("/games/teams", read))).toStrictEqual(sorted(data));
});

test("`possession_time` is in seconds for a clock and for a number, and `nest` restores both", () => {
  for (const sent of ["26:50", "26", 26]) {
    const seconds = sent === "26:50" ? 1610 : 26;
    const rows = [{ season: 2025, team: "Iowa", conference: "Big Ten", statName: "possessionTime", statValue: sent }];
    const wide = wideRows("/stats/season", rows);
    expect(wide).toMatchObject([{ team: "Iowa", possession_time: seconds, total_yards: null }]);
    expect(nestAny("/stats/season", wide)).toStrictEqual(rows);
    const game = wideRows("/games/teams", box({ possessionTime: sent }));
    expect(game).toMatchObject([{ possession_time: seconds }]);
    expect(nestAny("/games/teams", game)).toStrictEqual(box({ possessionTime: sent }));
  }
});

test("an undocumented category becomes a column, which is numeric if all of its values are", () => {
  const stats = { other: "2 of 3", brandNew: "12", ["__proto__"]: "1", "": "9", totalYards: "5", team: "6" };
  const data = [...box(stats), { id: 8, teams: [{ ...side, stats: [{ category: "brandNew", stat: null }] }] }];
  const rows = wideRows("/games/teams", data);
  expect(rows).toMatchObject([
    { team: "Iowa", brand_new: 12, other: "2 of 3", total_yards: 5 },
    { team: "Iowa", brand_new: null, other: null, total_yards: null },
  ]);
  const listed = columnsOf("/games/teams", { wide: true }).flatMap(({ name }) => (name === "as_sent" ? [] : [name]));
  for (const table of [rows[0] ?? {}, tidied("/games/teams", data, { wide: true, as: "columns" })])
    expect(Object.keys(table)).toEqual([...listed, "brand_new", "other", "as_sent"]);
  expect(sorted(nestAny("/games/teams", rows))).toStrictEqual(sorted(data));
});

test("an undocumented column of very small numbers is numeric", () => {
  const row = { season: 2025, team: "Iowa", conference: "Big Ten", statName: "share", statValue: 1e-7 };
  expect(wideRows("/stats/season", [row])).toMatchObject([{ share: 1e-7 }]);
});

test("a dot in a statistic's name belongs to the name, not to its category", () => {
  const athletes = [{ id: "1", name: "A", stat: "2" }];
  const categories = [{ name: "passing", types: [{ name: "LONG.TD.40", athletes }] }];
  const games = [{ id: 7, teams: [{ team: "Iowa", conference: null, homeAway: "home", points: 3, categories }] }];
  const rows = wideRows("/games/players", games);
  expect(rows).toMatchObject([{ athletes_id: "1", passing_long_td_40: 2 }]);
  expect(nestAny("/games/players", rows)).toStrictEqual(games);
});

test.each([
  ["a category without statistics", [{ name: "passing", types: [] }]],
  ["a statistic without athletes", [{ name: "passing", types: [{ name: "YDS", athletes: [] }] }]],
])("%s adds neither a column nor a value in `as_sent`", (_, categories) => {
  const games = [{ id: 7, teams: [{ team: "Iowa", conference: null, homeAway: "home", points: 3, categories }] }];
  const [row = {}, ...more] = wideRows("/games/players", games);
  expect([more, row.team, row.as_sent]).toEqual([[], "Iowa", null]);
  expect(Object.keys(row)).toEqual(columnsOf("/games/players", { wide: true }).map(({ name }) => name));
});

test("`nest` recognizes wide rows if at least one of them has the column `as_sent`", () => {
  const data = box({ sacks: "2.5", totalYards: "411" });
  const flat = tidied("/games/teams", data, {});
  expect(nestAny("/games/teams", flat)).toStrictEqual(data);
  // Some file readers leave out a null.
  const sent = [...data, ...box({ sacks: "many" }).map((game) => ({ ...game, id: 8 }))];
  const read = wideRows("/games/teams", sent).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  );
  expect(read.map((row) => Object.hasOwn(row, "as_sent"))).toEqual([false, true]);
  expect(sorted(nestAny("/games/teams", read))).toStrictEqual(sorted(sent));
});

test("`nest` skips a wide row without statistics if the operation returns a row for each statistic", () => {
  const row = { season: 2025, team: "Iowa", conference: "Big Ten", statName: "sacks", statValue: 20 };
  const rows = wideRows("/stats/season", [row]);
  expect(nestAny("/stats/season", [...rows, { ...rows[0], team: "Ohio State", sacks: null }])).toStrictEqual([row]);
});

test("wide rows keep a game that is listed twice and a team without statistics", () => {
  const twice = [...box({ sacks: "1" }), ...box({ sacks: "2" })];
  expect(wideRows("/games/teams", twice).map(({ sacks }) => sacks)).toEqual([1, 2]);
  for (const data of [box({}), [{ id: 7, teams: [] }]]) {
    const rows = wideRows("/games/teams", data);
    expect(rows).toHaveLength(1);
    expect(nestAny("/games/teams", rows)).toStrictEqual(data);
  }
});

test("`tidy` throws if `wide` is given for another operation or together with `explode`", () => {
  expect(() => tidied("/games", [], { wide: true })).toThrow(/^\/games has no wide table/);
  expect(() => columnsOf("/games", { wide: true })).toThrow(TypeError);
  expect(() => tidied("/games/teams", [], { wide: true, explode: "teams" })).toThrow(/not both/);
});

test("`nest` accepts wide rows with integers as bigints, as some file readers return them", () => {
  const data = box({ sacks: "2", totalYards: "411" });
  const read = wideRows("/games/teams", data).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Number.isInteger(value) ? BigInt(Number(value)) : value]),
    ),
  );
  expect(sorted(nestAny("/games/teams", read))).toStrictEqual(sorted(data));
});
