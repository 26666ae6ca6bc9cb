import type { LineScores } from "../../../src/sample/world/facts/game.js";
import { completeGame, simulateDrives } from "../../../src/sample/world/simulation/game.js";
import { createRandom, type Random } from "../../../src/sample/world/simulation/random.js";
import { winProbabilityOf } from "../../../src/sample/world/simulation/win-probability.js";
import type { WorldGame } from "../../../src/sample/world/simulation/world.js";
import { total, withPlays } from "./world.js";

/** The first id of a made-up game. All games in the sample world have lower ids. */
const FIRST_ID = 409_000_000;

/** How many points a side scores in a quarter, with the weight of each number. */
const usualPoints = [
  [0, 34],
  [3, 13],
  [6, 2],
  [7, 27],
  [8, 1],
  [10, 9],
  [14, 11],
  [17, 2],
  [21, 2],
] as const;

const overtimePoints = [
  [7, 3],
  [3, 1],
  [0, 1],
] as const;

/** Draws random line scores for a game. In many games, one side is better than the other. */
function drawLineScores(random: Random): LineScores {
  const better = random.next() < 0.5 ? "home" : "away";
  const share = random.next();
  const quarters = (side: "home" | "away") =>
    Array.from({ length: 4 }, (): number => {
      const [points, other] = [random.weighted(usualPoints), random.weighted(usualPoints)];
      return random.chance(share) ? (side === better ? Math.max : Math.min)(points, other) : points;
    });
  const [home, away] = [quarters("home"), quarters("away")];
  while (total(home) === total(away)) {
    home.push(random.weighted(overtimePoints));
    away.push(random.weighted(overtimePoints));
  }
  return { home, away };
}

/** Simulates a game with the given line scores between two teams of the sample world. */
export function gameWith(lineScores: LineScores, randomSeed: number): WorldGame {
  const games = withPlays.filter(({ season }) => season === 2024);
  const base = games[randomSeed % games.length];
  if (base === undefined) throw new Error("The world has no game with plays.");
  const points = { home: total(lineScores.home), away: total(lineScores.away) };
  const overtimeFirst = lineScores.home.slice(4).map((_, index) => (index % 2 === 0 ? "home" : "away"));
  // The winner was the favorite. Mostly, it also beat the spread.
  const spread = Math.round(-0.6 * (points.home - points.away)) + 0.5;
  const odds = { spread, overUnder: 52.5, homeMoneyline: -110, awayMoneyline: -110 };
  const fact = { ...base, id: FIRST_ID + randomSeed, randomSeed, points, lineScores, overtimeFirst, odds };
  const possessions = simulateDrives(fact);
  const playByPlay = completeGame(fact, possessions);
  const winProbability = winProbabilityOf(fact, playByPlay);
  return { ...fact, possessions, playByPlay, winProbability, summary: winProbability };
}

/** Simulates games with random line scores. The same seed generates the same games. */
export function madeUpGames(amount: number, seed: number): WorldGame[] {
  const random = createRandom(seed);
  return Array.from({ length: amount }, (_, index) => gameWith(drawLineScores(random), seed + index));
}
