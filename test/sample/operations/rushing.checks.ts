import { getRows, partOf, valuesOf } from "../fitting.js";

const week = { year: 2025, week: 1, seasonType: "regular" };

describe("runs", () => {
  test("can be filtered by isSack, isKneel and other flags", async () => {
    const all = await getRows("/rushing/plays", week);
    const marks = [
      ["isSack", true],
      ["isKneel", true],
      ["isTeamRush", false],
      ["isRushingTouchdown", true],
      ["directionAnalysisEligible", false],
      ["attributionStatus", "team"],
      ["rushDirection", "left"],
      ["attributionStatus", "unmatched"],
    ] as const;
    for (const [name, value] of marks) {
      expect(await getRows("/rushing/plays", { ...week, [name]: value })).toEqual(
        all.filter((row) => row[name] === value),
      );
    }
  });

  test("can be selected by game or player without a season", async () => {
    const gameId = 401752677;
    const runs = await getRows("/rushing/plays", { gameId });
    expect(valuesOf(runs, "gameId")).toEqual([gameId]);
    expect(valuesOf(runs, "offense")).toEqual(["Ohio State", "Texas"]);
    const rusherId = String(runs.find((run) => run.rusherId !== null && run.isSack === false)?.rusherId);
    const ofPlayer = await getRows("/rushing/plays", { rusherId });
    expect(valuesOf(ofPlayer, "rusherId")).toEqual([rusherId]);
    expect(ofPlayer.filter((run) => run.gameId === gameId)).toEqual(runs.filter((run) => run.rusherId === rusherId));
    expect(await getRows("/rushing/plays", { gameId: 0 })).toEqual([]);
  });
});

test("attempts in parsed plays add up to the teams', and to the players' without kneels", async () => {
  const plays = (await getRows("/rushing/plays", week)).filter(({ parseStatus }) => parseStatus !== "invalid");
  const own = plays.filter(({ attributionStatus }) => attributionStatus === "individual");
  const attempts = (rows: typeof plays) => rows.reduce((sum, row) => sum + Number(row.attempts), 0);
  const offenses = (rows: typeof plays) => rows.map((row) => partOf(row, "offense"));
  expect(attempts(offenses(await getRows("/rushing/teams/games", week)))).toBe(plays.length);
  expect(attempts(offenses(await getRows("/rushing/teams/season", { year: 2025 })))).toBeGreaterThanOrEqual(
    plays.length,
  );
  expect(attempts(await getRows("/rushing/players/games", week))).toBe(own.length);
});

test("a player's season equals the sum of the games, for part of a season too", async () => {
  const query = { year: 2025, team: "IOWA" };
  const games = await getRows("/rushing/players/games", { ...query, seasonType: "regular" });
  const seasons = await getRows("/rushing/players/season", { ...query, seasonType: "regular" });
  expect(valuesOf(seasons, "playerId")).toEqual(valuesOf(games, "playerId"));
  for (const { playerId, attempts } of seasons) {
    const own = games.filter((game) => game.playerId === playerId);
    expect(attempts).toBe(own.reduce((sum, game) => sum + Number(game.attempts), 0));
  }
});
