import { getRows } from "../fitting.js";

test("every drive of a game with plays has a row, and the last one ends with the final score", async () => {
  const games = (await getRows("/games", { year: 2024 })).filter(({ completed }) => completed === true);
  const drives = await getRows("/drives", { year: 2024 });
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    const last = drives.filter(({ gameId }) => gameId === game.id).at(-1);
    const points = last?.isHomeOffense
      ? [last.endOffenseScore, last.endDefenseScore]
      : [last?.endDefenseScore, last?.endOffenseScore];
    expect([game.id, ...points]).toEqual([game.id, game.homePoints, game.awayPoints]);
  }
});
