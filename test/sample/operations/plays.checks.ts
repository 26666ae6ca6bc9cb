import { getRows, valuesOf } from "../fitting.js";

const playoff = { year: 2024, week: 1, seasonType: "postseason" };

test("both sides of every game with drives have plays, and each play belongs to a drive of its game", async () => {
  const drives = await getRows("/drives", { year: 2024, week: 1 });
  const plays = await getRows("/plays", { year: 2024, week: 1 });
  const driveIds = new Map(drives.map(({ id, gameId }) => [id, gameId]));
  expect(plays.every(({ driveId, gameId }) => driveIds.get(driveId) === gameId)).toBe(true);
  expect(valuesOf(plays, "driveId")).toEqual(valuesOf(drives, "id"));
  const sides = (rows: typeof plays) => new Set(rows.map(({ gameId, offense }) => `${gameId} ${offense}`));
  expect(sides(plays)).toEqual(sides(drives));
});

describe("player statistics by play", () => {
  const texasOhioState = { gameId: 401677191 };

  test("can be selected by statistic, player, team and game", async () => {
    const types = await getRows("/plays/stats/types");
    const sack = types.find(({ name }) => name === "Sack")?.id;
    const sacks = await getRows("/plays/stats", { ...texasOhioState, statTypeId: Number(sack) });
    expect(valuesOf(sacks, "statType")).toEqual(["Sack"]);
    expect(await getRows("/plays/stats", { ...texasOhioState, statTypeId: 9999 })).toEqual([]);
    const athleteId = Number(sacks[0]?.athleteId);
    expect(valuesOf(await getRows("/plays/stats", { athleteId }), "athleteId")).toEqual([String(athleteId)]);
    const texas = await getRows("/plays/stats", { ...texasOhioState, team: "TEXAS" });
    expect(valuesOf(texas, "team")).toEqual(["Texas"]);
    expect(valuesOf(texas, "gameId")).toEqual([401677191]);
    expect(await getRows("/plays/stats", { ...texasOhioState, team: "TEX" })).toEqual([]);
  });

  test("refer to plays of the game", async () => {
    const stats = await getRows("/plays/stats", texasOhioState);
    const plays = await getRows("/plays", { ...playoff, team: "Texas" });
    const ids = new Set(plays.map(({ id }) => id));
    expect(stats.every(({ playId }) => ids.has(playId))).toBe(true);
  });
});
