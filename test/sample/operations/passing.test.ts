import { getRows, partOf, valuesOf } from "../fitting.js";

const week = { year: 2024, week: 1, seasonType: "postseason" };

/** The sum of a column. */
function total(rows: readonly Record<string, unknown>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

describe("passes", () => {
  test("are selected by passer, target, outcome, game and sides", async () => {
    const texas = await getRows("/passing/plays", { ...week, offense: "Texas" });
    const passerId = String(texas[0]?.passerId);
    const targetId = String(texas.find((row) => row.targetId !== null)?.targetId);
    const gameId = Number(texas[0]?.gameId);
    expect(valuesOf(texas, "offense")).toEqual(["Texas"]);
    expect(valuesOf(await getRows("/passing/plays", { ...week, passerId }), "passerId")).toEqual([passerId]);
    expect(valuesOf(await getRows("/passing/plays", { ...week, targetId }), "targetId")).toEqual([targetId]);
    expect(valuesOf(await getRows("/passing/plays", { ...week, gameId }), "gameId")).toEqual([gameId]);
    const intercepted = await getRows("/passing/plays", { ...week, outcome: "interception" });
    expect(valuesOf(intercepted, "outcome")).toEqual(["interception"]);
  });

  test("are selected by names and abbreviations of teams and conferences", async () => {
    const byName = await getRows("/passing/plays", { ...week, team: "ohio state" });
    expect(await getRows("/passing/plays", { ...week, team: "osu" })).toEqual(byName);
    const bigTen = await getRows("/passing/plays", { ...week, conference: "Big Ten" });
    expect(bigTen).not.toEqual([]);
    expect(await getRows("/passing/plays", { ...week, conference: "B1G" })).toEqual(bigTen);
    expect(await getRows("/passing/plays", { ...week, conference: "Ten" })).toEqual([]);
  });

  test("belong to an offense of the FBS, unless the query names another division", async () => {
    const presbyterian = { year: 2021, team: "Presbyterian" };
    expect(await getRows("/passing/plays", presbyterian)).toEqual([]);
    const fcs = await getRows("/passing/plays", { ...presbyterian, classification: "fcs" });
    // The opponent is a club without a division of its own.
    expect(valuesOf(fcs, "offense")).toEqual(["Presbyterian", "St. Andrews"]);
    expect(await getRows("/passing/plays", { year: 2021, team: "Presbyterian", classification: "ii/iii" })).toEqual([]);
  });

  test("do not exist where week or game is 0", async () => {
    expect(await getRows("/passing/plays", { year: 2024, week: 0 })).toEqual([]);
    expect(await getRows("/passing/plays", { ...week, gameId: 0 })).toEqual([]);
  });
});

test("attempts of plays, players and teams add up, by game and by season", async () => {
  const plays = await getRows("/passing/plays", week);
  const playerGames = await getRows("/passing/players/games", week);
  const teamGames = await getRows("/passing/teams/games", week);
  const playerSeasons = await getRows("/passing/players/season", { year: 2024, seasonType: "postseason" });
  const teamSeasons = await getRows("/passing/teams/season", { year: 2024, seasonType: "postseason" });
  const offenses = (rows: typeof plays) => rows.map((row) => partOf(row, "offense"));
  expect(teamGames.length).toBeGreaterThan(10);
  expect(total(playerGames, "attempts")).toBe(plays.length);
  expect(total(playerSeasons, "attempts")).toBe(plays.length);
  expect(total(offenses(teamGames), "attempts")).toBe(plays.length);
  expect(total(offenses(teamSeasons), "attempts")).toBe(plays.length);
});

test("rows of players are selected by passer, without a season over all of them", async () => {
  const [row] = await getRows("/passing/players/season", { year: 2024, team: "TEX" });
  const passerId = String(row?.playerId);
  const seasons = await getRows("/passing/players/season", { passerId });
  expect(valuesOf(seasons, "playerId")).toEqual([passerId]);
  expect(seasons).toContainEqual(row);
  expect(valuesOf(await getRows("/passing/players/games", { year: 2024, passerId }), "playerId")).toEqual([passerId]);
  expect(await getRows("/passing/players/season", { passerId: "0" })).toEqual([]);
});

test("a part of the season without games has no rows, and a year of 0 none", async () => {
  for (const path of ["/passing/players/season", "/passing/teams/season", "/rushing/teams/season"] as const) {
    expect(await getRows(path, { year: 2024, seasonType: "allstar" })).toEqual([]);
    expect(await getRows(path, { year: 0 })).toEqual([]);
    expect(await getRows(path, { year: 2024, seasonType: "both" })).toEqual(await getRows(path, { year: 2024 }));
  }
});

test("rows of an old season lack the conference, so that none selects them", async () => {
  const miami = { year: 2001, team: "Miami" };
  expect(await getRows("/passing/teams/season", miami)).toMatchObject([{ conference: null }]);
  for (const conference of ["Big East", "BE", "Big Six"])
    expect(await getRows("/passing/teams/season", { ...miami, conference })).toEqual([]);
});
