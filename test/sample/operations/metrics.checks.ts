import { createSampleService } from "../../../src/sample/index.js";
import { getRows, partOf, valuesOf } from "../fitting.js";

const postseason = { year: 2024, week: 1, seasonType: "postseason" };
const iowa = { year: 2025, team: "Iowa" };

describe("the PPA of teams", () => {
  test("changes if garbage time and overtime are left out", async () => {
    // Texas won its quarterfinal in overtime, without garbage time.
    const query = { year: 2024, week: 1, seasonType: "postseason", team: "Arizona State" };
    const [all] = await getRows("/ppa/games", { ...query, excludeGarbageTime: false });
    const [some] = await getRows("/ppa/games", { ...query, excludeGarbageTime: true });
    expect(all?.gameId).toBe(some?.gameId);
    expect(all?.offense).not.toEqual(some?.offense);
    const cumulative = async (excludeGarbageTime: boolean) => {
      const [row] = await getRows("/ppa/teams", { year: 2025, team: "Indiana", excludeGarbageTime });
      return partOf(partOf(row, "offense"), "cumulative");
    };
    expect(await cumulative(true)).not.toEqual(await cumulative(false));
  });

  test("of a season exists for the teams whose every game is in the sample world", async () => {
    const { conferences } = createSampleService().coverage;
    for (const { season, teams } of conferences)
      expect(valuesOf(await getRows("/ppa/teams", { year: season }), "team").sort()).toEqual([...teams].sort());
    expect(await getRows("/ppa/teams", { year: 2024, team: "Texas" })).toEqual([]);
  });

  test("of a game is selected by week and season type", async () => {
    const games = await getRows("/ppa/games", { year: 2024, week: 1, seasonType: "postseason" });
    expect(games.length % 2).toBe(0);
    expect(games.length).toBeGreaterThan(0);
    expect(await getRows("/ppa/games", { year: 2024, week: 99 })).toEqual([]);
    expect(await getRows("/ppa/games", { year: 2024, seasonType: "spring_regular" })).toEqual([]);
  });
});

describe("the PPA of players", () => {
  test("is selected by position, player and team", async () => {
    const backs = await getRows("/ppa/players/season", { ...iowa, position: "rb", threshold: 100 });
    expect(valuesOf(backs, "position")).toEqual(["RB"]);
    const playerId = String(backs[0]?.id);
    expect(valuesOf(await getRows("/ppa/players/season", { playerId }), "id")).toEqual([playerId]);
    const games = await getRows("/ppa/players/games", { ...iowa, playerId });
    expect(valuesOf(games, "id")).toEqual([playerId]);
    expect(games).toHaveLength((await getRows("/games", iowa)).length);
    expect(valuesOf(await getRows("/ppa/players/games", { ...postseason, position: "QB" }), "position")).toEqual([
      "QB",
    ]);
    expect(await getRows("/ppa/players/season", { ...iowa, conference: "b1g" })).not.toEqual([]);
    expect(await getRows("/ppa/players/season", { year: 2025, conference: "Big Ten" })).toEqual([]);
  });

  test("leaves out players below the threshold, which need not be a whole number", async () => {
    for (const [path, threshold] of [
      ["/ppa/players/season", 30],
      ["/ppa/players/games", 10],
    ] as const) {
      const all = await getRows(path, iowa);
      const few = await getRows(path, { ...iowa, threshold: threshold - 0.5 });
      expect(few).toEqual(await getRows(path, { ...iowa, threshold }));
      expect(few.length).toBeLessThan(all.length);
      expect(all).toEqual(expect.arrayContaining(few));
      expect(await getRows(path, { ...iowa, threshold: 0 })).toEqual(all);
      expect(await getRows(path, { ...iowa, threshold: 10_000 })).toEqual([]);
    }
  });

  test("changes if garbage time is left out", async () => {
    const query = { year: 2025, team: "Ohio State", position: "QB" };
    for (const path of ["/ppa/players/season", "/ppa/players/games"] as const)
      expect(await getRows(path, { ...query, excludeGarbageTime: true })).not.toEqual(await getRows(path, query));
  });

  test("has no averages for a player with one play", async () => {
    const rows = (threshold: number) =>
      getRows("/ppa/players/season", { year: 2025, threshold }, "2025-09-02T12:00:00Z");
    const more = valuesOf(await rows(2), "id");
    const once = (await rows(1)).filter(({ id }) => !more.includes(id));
    expect(once.length).toBeGreaterThan(1);
    for (const row of once) {
      const { pass, rush, firstDown, secondDown, thirdDown } = partOf(row, "averagePPA");
      expect([pass, rush].filter((average) => average !== null)).toHaveLength(1);
      expect([firstDown, secondDown, thirdDown].filter((average) => average !== null).length).toBeLessThan(2);
    }
  });
});

describe("win probabilities", () => {
  test("have a row for each play with a down, numbered from 0, and one for the outcome", async () => {
    for (const { id, homePoints, awayPoints, completed } of await getRows("/games", { year: 2024 })) {
      if (completed !== true) continue;
      const rows = await getRows("/metrics/wp", { gameId: Number(id) });
      expect(rows.map(({ playNumber }) => playNumber)).toEqual(rows.map((_, index) => index));
      expect(valuesOf(rows.slice(0, -1), "down")).toEqual([1, 2, 3, 4]);
      expect(rows.at(-1)).toMatchObject({
        playId: "0",
        playText: "Game ended",
        down: 0,
        homeScore: homePoints,
        awayScore: awayPoints,
        homeWinProbability: Number(homePoints) > Number(awayPoints) ? 1 : 0,
      });
    }
  });

  test("before a game exist for each game with a spread, oldest first", async () => {
    const rows = await getRows("/metrics/wp/pregame");
    const seasons = rows.map(({ season }) => Number(season));
    expect(seasons).toEqual([...seasons].sort());
    expect(valuesOf(await getRows("/metrics/wp/pregame", { team: "boise state" }), "homeTeam")).toEqual([
      "Boise State",
      "Washington",
    ]);
    expect(await getRows("/metrics/wp/pregame", { year: 2025, week: 1, seasonType: "regular" })).not.toEqual([]);
    expect(await getRows("/metrics/wp/pregame", { year: 2001 })).toEqual([]);
  });
});

test("field goals have expected points for every yard from 0 to 99", async () => {
  const rows = await getRows("/metrics/fg/ep");
  expect(rows.map(({ yardsToGoal }) => yardsToGoal)).toEqual(Array.from({ length: 100 }, (_, yards) => yards));
});
