import { selection } from "../../../src/document/selection.js";
import { fitting, getRows, partOf, valuesOf } from "../fitting.js";

const week = { year: 2025, week: 1, seasonType: "regular" };
/** The game whose play descriptions could not be parsed. */
const unparsedGame = 401752793;

/** The sum of a column. */
function total(rows: readonly Record<string, unknown>[], column: string): number {
  return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}

describe("passes", () => {
  test("can be selected by passer, target, outcome, game and sides", async () => {
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
});

test("attempts in parsed plays, of players and of teams add up, by game and by season", async () => {
  const plays = (await getRows("/passing/plays", week)).filter(({ parseStatus }) => parseStatus !== "invalid");
  const playerGames = await getRows("/passing/players/games", week);
  const teamGames = await getRows("/passing/teams/games", week);
  const afterOneWeek = "2025-09-02T12:00:00Z";
  const playerSeasons = await getRows("/passing/players/season", { year: 2025 }, afterOneWeek);
  const teamSeasons = await getRows("/passing/teams/season", { year: 2025 }, afterOneWeek);
  const offenses = (rows: typeof plays) => rows.map((row) => partOf(row, "offense"));
  expect(valuesOf(teamGames, "team")).toEqual(expect.arrayContaining(["Miami", "Notre Dame", "Ohio State", "Texas"]));
  expect(plays.length).toBeGreaterThan(30);
  expect(total(playerGames, "attempts")).toBe(plays.length);
  expect(total(offenses(teamGames), "attempts")).toBe(plays.length);
  // Only the Big Ten's seasons are whole.
  const ofWhole = plays.filter(({ offenseConference }) => offenseConference === "B1G").length;
  expect(total(playerSeasons, "attempts")).toBe(ofWhole);
  expect(total(offenses(teamSeasons), "attempts")).toBe(ofWhole);
});

test("`passerId` selects a passer's rows, and without a season it selects all seasons", async () => {
  const [row] = await getRows("/passing/players/season", { year: 2025, team: "IOWA" });
  const passerId = String(row?.playerId);
  const seasons = await getRows("/passing/players/season", { passerId });
  expect(valuesOf(seasons, "playerId")).toEqual([passerId]);
  expect(seasons).toContainEqual(row);
  expect(valuesOf(await getRows("/passing/players/games", { year: 2025, passerId }), "playerId")).toEqual([passerId]);
  expect(await getRows("/passing/players/season", { passerId: "0" })).toEqual([]);
});

test("a season before the first with data has no rows, and no parts in box scores or overviews", async () => {
  for (const unit of ["passing", "rushing"] as const) {
    const dataSince = selection[`/${unit}/plays`].dataSince ?? 0;
    for (const year of [2001, 2021, 2024]) {
      expect(year).toBeLessThan(dataSince);
      for (const path of [`/${unit}/players/season`, `/${unit}/teams/season`, `/${unit}/teams/games`] as const) {
        expect(await getRows(path, { year, team: "Miami" })).toEqual([]);
      }
    }
    expect(await getRows(`/${unit}/plays`, { year: 2024, week: 1 })).toEqual([]);
    expect(await fitting("/teams/season/overview?year=2024&team=Texas")).toMatchObject({ [unit]: null });
  }
  const box = await fitting("/game/box/advanced?id=401677192");
  const none = { passing: [], rushingAdvanced: [] };
  expect(box).toMatchObject({ teams: none, players: { passing: [], rushing: [] } });
});

describe("a game whose play descriptions could not be parsed", () => {
  test("has passes with only the situation and the outcome", async () => {
    const passes = await getRows("/passing/plays", { ...week, gameId: unparsedGame });
    expect(valuesOf(passes, "offense")).toEqual(["Buffalo", "Minnesota"]);
    expect(valuesOf(passes, "parseStatus")).toEqual(["invalid"]);
    for (const column of ["passer", "target", "airYards", "totalYards", "playText"]) {
      expect(valuesOf(passes, column)).toEqual([null]);
    }
  });

  test("gives its teams no attempts and no conference, so that a conference does not select them", async () => {
    const minnesota = { year: 2025, team: "Minnesota" };
    const afterThatGame = "2025-09-02T12:00:00Z";
    const [row, ...others] = await getRows("/passing/teams/season", minnesota, afterThatGame);
    expect(row).toMatchObject({ conference: null, offense: { attempts: 0, totalYards: null } });
    expect(others).toEqual([]);
    for (const conference of ["B1G", "MAC"])
      expect(await getRows("/passing/teams/season", { ...minnesota, conference }, afterThatGame)).toEqual([]);
  });
});
