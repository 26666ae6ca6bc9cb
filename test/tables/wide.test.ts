import { recordingsOf } from "../../scripts/lib/recordings.js";
import { operationIdOf } from "../../src/document/words.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { columnsOf, nest, tidy } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Path } from "../../src/types.js";
import { longPaths } from "./support.js";

/** JSON with sorted lists, because wide rows do not say which player came first in a category. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(sorted).map((item) => ({ item, text: JSON.stringify(item) }));
    return items.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ item }) => item);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
};

function wideRows(path: Path, data: unknown, misfits: string[] = []): Record<string, unknown>[] {
  const rows = tidied(path, data, { wide: true, onMisfit: (name) => misfits.push(name) });
  if (!Array.isArray(rows)) throw new Error("rows are a list");
  return rows;
}

const nestAny = (path: Path, rows: unknown): unknown => Reflect.apply(nest, undefined, [path, rows]);

const cfb = createClient({ apiKey: "sample", fetch: async (request) => createSampleService()(request) });

test("every recording with long statistics can be made wide, and nest restores it completely", async () => {
  expect(longPaths).toHaveLength(4);
  const ofPaths = await Promise.all(
    longPaths.map(async (path) =>
      (await recordingsOf(operationIdOf(path))).flatMap(({ response: { status, body } }) =>
        status === 200 ? [{ path, body }] : [],
      ),
    ),
  );
  expect(ofPaths.filter((own) => own.length === 0)).toEqual([]);
  for (const { path, body } of ofPaths.flat()) {
    const misfits: string[] = [];
    const rows = wideRows(path, body, misfits);
    expect([path, misfits, rows.filter(({ as_sent }) => as_sent !== null)]).toEqual([path, [], []]);
    expect(sorted(nestAny(path, rows))).toStrictEqual(sorted(body));
    const names = columnsOf(path, { wide: true }).map(({ name }) => name);
    for (const row of rows) expect(Object.keys(row)).toEqual(names);
    const keys = columnsOf(path, { wide: true }).flatMap(({ key, name }) => (key ? [name] : []));
    expect(new Set(rows.map((row) => JSON.stringify(keys.map((key) => row[key])))).size).toBe(rows.length);
  }
});

test("a wide season has the same sums as a hand calculation for ten statistics", async () => {
  const games = await cfb.get("/games/teams", { year: 2025, team: "Ohio State" });
  const wide = tidy("/games/teams", games, { wide: true });
  const texts = (category: string) =>
    games.flatMap(({ teams }) =>
      teams.flatMap(({ stats }) => stats.flatMap((each) => (each.category === category ? [each.stat] : []))),
    );
  const sum = (numbers: readonly unknown[]) => numbers.reduce<number>((total, each) => total + Number(each ?? 0), 0);
  const parts = (category: string, sign: string, at: number) =>
    sum(texts(category).map((text) => text.split(sign)[at]));
  const columns = {
    first_downs: sum(texts("firstDowns")),
    total_yards: sum(texts("totalYards")),
    turnovers: sum(texts("turnovers")),
    third_down_conversions: parts("thirdDownEff", "-", 0),
    third_downs: parts("thirdDownEff", "-", 1),
    completions: parts("completionAttempts", "-", 0),
    attempts: parts("completionAttempts", "-", 1),
    penalty_yards: parts("totalPenaltiesYards", "-", 1),
    possession_time: 60 * parts("possessionTime", ":", 0) + parts("possessionTime", ":", 1),
    kick_return_yards: sum(texts("kickReturnYards")),
  } as const;
  expect(wide.length).toBeGreaterThan(20);
  for (const [name, total] of Object.entries(columns)) {
    expect(total).toBeGreaterThan(0);
    expect([name, sum(wide.map((row) => Reflect.get(row, name)))]).toEqual([name, total]);
  }
  const season = await cfb.get("/stats/season", { year: 2025 });
  const [row] = tidy("/stats/season", season, { wide: true });
  const own = season.filter(({ team }) => team === row?.team);
  expect(row?.total_yards).toBe(own.find(({ statName }) => statName === "totalYards")?.statValue);
  const arrays = tidy("/stats/season", season, { wide: true, as: "columns" });
  expect(sum(arrays.games)).toBe(sum(season.flatMap((each) => (each.statName === "games" ? [each.statValue] : []))));
  expect(sorted(nest("/stats/season", tidy("/stats/season", season, { wide: true })))).toStrictEqual(sorted(season));
});

const side = { teamId: 1, team: "Iowa", conference: null, homeAway: "home", points: 3 };
const box = (stats: Record<string, unknown>) => [
  { id: 7, teams: [{ ...side, stats: Object.entries(stats).map(([category, stat]) => ({ category, stat })) }] },
];

test("an unexpected statistic becomes null and is reported, and nest restores it", () => {
  const stats = {
    completionAttempts: "20 of 37",
    thirdDownEff: "4-13-1",
    fourthDownEff: "1--2",
    possessionTime: "9:05",
    yardsPerPass: "7",
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

test("nest restores wide rows from a file even if its reader returns numbers as strings or BigInts", () => {
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

test("a clock and a number both become seconds, and nest restores each", () => {
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

test("an undocumented category gets a column with its name, which is numeric if all values are", () => {
  const stats = { brandNew: "12", other: "2 of 3", ["__proto__"]: "1", "": "9", totalYards: "5", team: "6" };
  const data = [...box(stats), { id: 8, teams: [{ ...side, stats: [{ category: "brandNew", stat: null }] }] }];
  const rows = wideRows("/games/teams", data);
  expect(rows).toMatchObject([
    { team: "Iowa", brand_new: 12, other: "2 of 3", total_yards: 5 },
    { team: "Iowa", brand_new: null, other: null, total_yards: null },
  ]);
  expect(Object.keys(rows[0] ?? {}).slice(-3)).toEqual(["brand_new", "other", "as_sent"]);
  expect(sorted(nestAny("/games/teams", rows))).toStrictEqual(sorted(data));
});

test("a repeated statistic does not overwrite another row, and a team without statistics still has a row", () => {
  const twice = [...box({ sacks: "1" }), ...box({ sacks: "2" })];
  expect(wideRows("/games/teams", twice).map(({ sacks }) => sacks)).toEqual([1, 2]);
  for (const data of [box({}), [{ id: 7, teams: [] }]]) {
    const rows = wideRows("/games/teams", data);
    expect(rows).toHaveLength(1);
    expect(nestAny("/games/teams", rows)).toStrictEqual(data);
  }
});

test("`wide` works only for long statistics, and not together with `explode`", () => {
  expect(() => tidied("/games", [], { wide: true })).toThrow(/^\/games has no wide table/);
  expect(() => columnsOf("/games", { wide: true })).toThrow(TypeError);
  expect(() => tidied("/games/teams", [], { wide: true, explode: "teams" })).toThrow(/exclude each other/);
});
