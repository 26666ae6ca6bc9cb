import { getRows, valuesOf } from "../fitting.js";

const playoff = { year: 2024, week: 1, seasonType: "postseason" };

test("both sides of every game with drives have plays, and each play is in a drive of its game", async () => {
  const drives = await getRows("/drives", { year: 2024, week: 1 });
  const plays = await getRows("/plays", { year: 2024, week: 1 });
  const driveIds = new Map(drives.map(({ id, gameId }) => [id, gameId]));
  expect(plays.every(({ driveId, gameId }) => driveIds.get(driveId) === gameId)).toBe(true);
  expect(valuesOf(plays, "driveId")).toEqual(valuesOf(drives, "id"));
  const sides = (rows: typeof plays) => new Set(rows.map(({ gameId, offense }) => `${gameId} ${offense}`));
  expect(sides(plays)).toEqual(sides(drives));
});

test("a type of play is selected by its abbreviation, and case counts", async () => {
  const types = await getRows("/plays/types");
  const runs = await getRows("/plays", { ...playoff, playType: "RUSH" });
  expect(valuesOf(runs, "playType")).toEqual(["Rush"]);
  expect(await getRows("/plays", { ...playoff, playType: "rush" })).toEqual([]);
  expect(await getRows("/plays", { ...playoff, playType: "Rush" })).toEqual([]);
  expect(types.find(({ text }) => text === "Sack")).toMatchObject({ abbreviation: null });
  expect(await getRows("/plays", { ...playoff, playType: "Sack" })).toEqual([]);
});

test("sides are selected by school, conferences by abbreviation", async () => {
  const texas = await getRows("/plays", { ...playoff, offense: "texas", defense: "ohio state" });
  expect(valuesOf(texas, "offense")).toEqual(["Texas"]);
  expect(valuesOf(texas, "defense")).toEqual(["Ohio State"]);
  const all = await getRows("/plays", { ...playoff, team: "Texas" });
  expect(all.every(({ home, away }) => home === "Texas" || away === "Texas")).toBe(true);
  expect(valuesOf(all, "offense")).toContain("Clemson");
  expect(await getRows("/plays", { ...playoff, conference: "B1G" })).not.toEqual([]);
  expect(await getRows("/plays", { ...playoff, conference: "Big Ten" })).toEqual([]);
  expect(await getRows("/plays", { ...playoff, offenseConference: "none" })).toEqual([]);
});

test("a week, here required, may be 0 and then selects nothing", async () => {
  expect(await getRows("/plays", { year: 2024, week: 0 })).toEqual([]);
  expect(await getRows("/plays", { year: 1921, week: 3 })).toEqual([]);
});

describe("player statistics by play", () => {
  const texasOhioState = { gameId: 401677191 };

  test("are selected by type of statistic, player, team and game", async () => {
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

  test("compare the abbreviation of a conference", async () => {
    const sec = await getRows("/plays/stats", { ...texasOhioState, conference: "sec" });
    expect(valuesOf(sec, "team")).toEqual(["Texas"]);
    const bigTen = await getRows("/plays/stats", { ...texasOhioState, conference: "B1G" });
    expect(valuesOf(bigTen, "team")).toEqual(["Ohio State"]);
    expect(await getRows("/plays/stats", { ...texasOhioState, conference: "Big Ten" })).toEqual([]);
  });

  test("are cut at 2,000 rows", async () => {
    expect(await getRows("/plays/stats")).toHaveLength(2000);
    expect(await getRows("/plays/stats", { year: 0, week: 0, gameId: 0 })).toHaveLength(2000);
  });

  test("begin with the season 2012", async () => {
    expect(await getRows("/plays", { year: 2001, week: 1 })).not.toEqual([]);
    expect(await getRows("/plays/stats", { year: 2001 })).toEqual([]);
  });

  test("name plays of the game", async () => {
    const stats = await getRows("/plays/stats", texasOhioState);
    const plays = await getRows("/plays", { ...playoff, team: "Texas" });
    const ids = new Set(plays.map(({ id }) => id));
    expect(stats.every(({ playId }) => ids.has(playId))).toBe(true);
  });
});
