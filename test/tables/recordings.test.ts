import { recordingsOf } from "../../scripts/lib/recordings.js";
import { isPath } from "../../src/document/operation.js";
import { operationIdOf } from "../../src/document/words.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { columnsOf, listsOf, nest, tidy } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Path } from "../../src/types.js";
import { operationCount } from "../support/operation-counts.js";
import { longPaths, nestAny, sorted, wideRows } from "./support.js";

let bodies: { path: Path; body: unknown }[] = [];

beforeAll(async () => {
  bodies = (await recordingsOf()).flatMap(({ request, response }) =>
    response.status === 200 && isPath(request.path) ? [{ path: request.path, body: response.body }] : [],
  );
});

const rowsOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : body === null ? [] : [body]);
const cfb = createClient({ apiKey: "sample", fetch: createSampleService() });

test("`nest(tidy(rows))` returns the original rows for every recording", () => {
  expect(new Set(bodies.map(({ path }) => path)).size).toBe(operationCount);
  for (const { path, body } of bodies) {
    const misfits: string[] = [];
    const flat = tidied(path, body, { onMisfit: (name) => misfits.push(name) });
    expect([path, misfits]).toEqual([path, []]);
    // Uses toStrictEqual, because toEqual treats a missing key as equal to an undefined one.
    expect([path, nestAny(path, flat)]).toStrictEqual([path, rowsOf(body)]);
  }
});

test("flat rows and column arrays have every column, in order, with a value for every row", () => {
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

test("in an exploded list, every row has a different key", () => {
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

async function bodyOf(path: Path): Promise<unknown[]> {
  const recordings = await recordingsOf(operationIdOf(path));
  return recordings.flatMap(({ response: { body } }) => (Array.isArray(body) ? body : []));
}

/** The rows in a different order: every third row, then the others, all reversed. */
const shuffled = (rows: readonly unknown[]) =>
  [0, 1, 2].flatMap((rest) => rows.filter((_, index) => index % 3 === rest)).reverse();

test.each(["/plays", "/drives"] as const)(
  "`tidy` sorts the rows of %s by game and time, even if the response is not sorted",
  async (path) => {
    const rows = await bodyOf(path);
    const mixed = shuffled(rows);
    expect(new Set(mixed).size).toBe(rows.length);
    const tidy = tidied(path, mixed, {});
    if (!Array.isArray(tidy)) throw new Error("rows are a list");
    const elapsed = (row: Record<string, unknown>) => {
      const [period, minutes, seconds] =
        path === "/plays"
          ? [row.period, row.clock_minutes, row.clock_seconds]
          : [row.start_period, row.start_time_minutes, row.start_time_seconds];
      return Number(period) * 900 - Number(minutes) * 60 - Number(seconds);
    };
    const games = tidy.map((row) => Number(row.game_id));
    expect(games).toEqual([...games].sort((a, b) => a - b));
    for (const game of new Set(games)) {
      const times = tidy.filter((row) => row.game_id === game).map(elapsed);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  },
);

test("`ids` adds an id for each team name that lacks one, and `nest` removes it", async () => {
  const teams = await cfb.get("/teams", { year: 2025 });
  const idOf = new Map(teams.map(({ school, id }) => [school, id]));
  const drives = await cfb.get("/drives", { year: 2025, week: 5, team: "Iowa" });
  const rows = tidy("/drives", drives, { ids: teams });
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    expect([row.offense_id, row.defense_id]).toEqual([idOf.get(row.offense), idOf.get(row.defense)]);
    expect([typeof row.offense_id, typeof row.defense_id]).toEqual(["number", "number"]);
  }
  expect(Object.keys(rows[0] ?? {}).join()).toContain("offense,offense_id,");
  expect(nest("/drives", rows)).toEqual(nest("/drives", tidy("/drives", drives)));
  const stats = await cfb.get("/stats/season", { year: 2025, team: "Iowa" });
  expect(tidy("/stats/season", stats, { wide: true, ids: teams })).toMatchObject([
    { team: "Iowa", team_id: idOf.get("Iowa") },
  ]);
  const box = await cfb.get("/games/players", { year: 2025, team: "Iowa", week: 5 });
  for (const row of tidy("/games/players", box, { wide: true, ids: teams }))
    expect(row.team_id).toBe(idOf.get(row.team));
});

test("`nest` restores the rows of every recording that `wide` has changed", async () => {
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

test("sums over wide columns equal sums over the original statistics", async () => {
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
