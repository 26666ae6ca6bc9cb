import type { Rows } from "../call.js";
import { get, getRows, partOf, valuesOf } from "../fitting.js";

const ohioState = { year: 2025, team: "Ohio State" };
const iowa2025 = { year: 2025, team: "Iowa" };
const postseason = { year: 2024, week: 1, seasonType: "postseason" };

/** The plays of a unit in a row. */
function playsOf(row: Rows[number] | undefined, unit: string): number {
  return Number(partOf(row, unit).plays);
}

function total(rows: Rows, unit: string): number {
  return rows.reduce((sum, row) => sum + playsOf(row, unit), 0);
}

describe("season statistics of players", () => {
  test("are computed from the selected weeks and season type", async () => {
    const yards = async (query: Record<string, string | number>) =>
      (await getRows("/stats/player/season", { ...ohioState, category: "passing", ...query }))
        .filter(({ statType }) => statType === "YDS")
        .reduce((sum, { stat }) => sum + Number(stat), 0);
    const games = await getRows("/games/teams", { ...ohioState, seasonType: "postseason" });
    expect(games.length).toBeGreaterThan(0);
    expect(await yards({ startWeek: 1, endWeek: 99 })).toBe(await yards({}));
    expect(await yards({ startWeek: 99 })).toBe(0);
    expect(await yards({ endWeek: 0 })).toBe(0);
    expect(await yards({ seasonType: "allstar" })).toBe(0);
    expect(await yards({ seasonType: "postseason" })).toBeGreaterThan(0);
  });
});

describe("success rates of players", () => {
  test("leave out players below the threshold", async () => {
    const rows = await getRows("/stats/player/success", { year: 2025 });
    const some = await getRows("/stats/player/success", { year: 2025, threshold: 30 });
    expect(some).toEqual(rows.filter((row) => playsOf(row, "passing") + playsOf(row, "rushing") >= 30));
    expect(some.length).toBeLessThan(rows.length);
    const [first] = await getRows("/stats/player/success/game", { ...postseason, threshold: 20 });
    expect(playsOf(first, "passing") + playsOf(first, "rushing")).toBeGreaterThanOrEqual(20);
  });

  test("leave out garbage time if the query says so", async () => {
    for (const path of ["/stats/player/success", "/stats/player/success/game"] as const) {
      const query = path === "/stats/player/success" ? { year: 2025 } : postseason;
      const rows = await getRows(path, { ...query, excludeGarbageTime: false });
      const without = await getRows(path, { ...query, excludeGarbageTime: true });
      expect(rows).toEqual(await getRows(path, query));
      expect(total(without, "passing")).toBeLessThan(total(rows, "passing"));
    }
  });

  test("can be selected by player without a season, and equal the sum of the games", async () => {
    const [row] = await getRows("/stats/player/success", { ...ohioState, threshold: 50 });
    const playerId = Number(row?.id);
    expect(await getRows("/stats/player/success", { playerId })).toContainEqual(row);
    const games = await getRows("/stats/player/success/game", { year: 2025, playerId });
    expect(valuesOf(games, "id")).toEqual([String(playerId)]);
    expect([total(games, "passing"), total(games, "rushing")]).toEqual([
      playsOf(row, "passing"),
      playsOf(row, "rushing"),
    ]);
  });
});

describe("season statistics of teams", () => {
  test("leave out the postseason if the query has a last week, and include it with only a first week", async () => {
    const games = async (weeks: object) =>
      (await getRows("/stats/season", { ...iowa2025, ...weeks })).find(({ statName }) => statName === "games")
        ?.statValue;
    expect([await games({}), await games({ startWeek: 1 }), await games({ startWeek: 14 })]).toEqual([13, 13, 2]);
    expect([await games({ startWeek: 1, endWeek: 20 }), await games({ startWeek: 15, endWeek: 20 })]).toEqual([
      12,
      undefined,
    ]);
    const playsWith = async (weeks: object) =>
      total(await getRows("/stats/season/advanced", { ...iowa2025, ...weeks }), "offense");
    expect(await playsWith({ startWeek: 1 })).toBe(await playsWith({}));
    expect(await playsWith({ startWeek: 1, endWeek: 20 })).toBeLessThan(await playsWith({}));
  });

  test("do not exist for a team of which the sample world has only some games", async () => {
    const advanced = (query: { year: number }) => getRows("/stats/season/advanced", query);
    expect(await advanced({ year: 2024 })).toEqual([]);
    expect(new Set(valuesOf(await advanced({ year: 2025 }), "conference"))).toEqual(new Set(["Big Ten"]));
  });

  test("include the opponents' statistics with the suffix Opponent", async () => {
    const rows = await getRows("/stats/season", { ...iowa2025, startWeek: 2, endWeek: 2 });
    const [game] = await getRows("/games/teams", { ...iowa2025, week: 2, seasonType: "regular" });
    const { teams } = game as { teams: { team: string; stats: { category: string; stat: string }[] }[] };
    const totalYards = (school: string) =>
      teams.find(({ team }) => team === school)?.stats.find(({ category }) => category === "totalYards")?.stat;
    expect(rows.find(({ statName }) => statName === "totalYards")?.statValue).toBe(Number(totalYards("Iowa")));
    expect(rows.find(({ statName }) => statName === "totalYardsOpponent")?.statValue).toBe(
      Number(totalYards("Iowa State")),
    );
  });

  test("have the same names as in box scores", async () => {
    const { body } = await get("/stats/categories");
    expect(body).toContain("possessionTime");
  });
});

describe("advanced statistics", () => {
  test("count the same plays by game and by season, with and without garbage time", async () => {
    for (const excludeGarbageTime of [false, true]) {
      const seasons = await getRows("/stats/season/advanced", { ...iowa2025, excludeGarbageTime });
      const games = await getRows("/stats/game/advanced", { ...iowa2025, excludeGarbageTime });
      expect(total(games, "offense")).toBe(total(seasons, "offense"));
      expect(total(games, "defense")).toBe(total(seasons, "defense"));
    }
  });

  test("exclude garbage time from plays, but not from havoc, opportunities and field position", async () => {
    const [all] = await getRows("/stats/season/advanced", iowa2025);
    const [some] = await getRows("/stats/season/advanced", { ...iowa2025, excludeGarbageTime: true });
    const everyPlay = (row: Rows[number] | undefined) => {
      const { havoc, fieldPosition, totalOpportunies, pointsPerOpportunity } = partOf(row, "defense");
      return { havoc, fieldPosition, totalOpportunies, pointsPerOpportunity };
    };
    expect(playsOf(some, "offense")).toBeLessThan(playsOf(all, "offense"));
    expect(everyPlay(some)).toEqual(everyPlay(all));
  });

  test("give one side's defense what they give the other side's offense", async () => {
    const [offense] = await getRows("/stats/game/havoc", { ...ohioState, opponent: "Texas" });
    const [defense] = await getRows("/stats/game/havoc", { year: 2025, team: "Texas", opponent: "Ohio State" });
    expect(offense?.offense).toEqual(defense?.defense);
  });
});

test("in success rates, a year or week of 0 counts as not given for the rules, and matches no rows", async () => {
  const [first] = await getRows("/stats/player/success", { year: 2025 });
  const playerId = String(first?.id);
  expect(await getRows("/stats/player/success", { playerId })).not.toEqual([]);
  expect(await getRows("/stats/player/success", { playerId, year: 0 })).toEqual([]);
  expect((await get("/stats/player/success", { year: 0 })).status).toBe(400);
  expect(await getRows("/stats/player/success/game", { playerId, year: 2025 })).not.toEqual([]);
  expect(await getRows("/stats/player/success/game", { playerId, year: 2025, week: 0 })).toEqual([]);
  expect((await get("/stats/player/success/game", { year: 2024, week: 0 })).status).toBe(400);
});
