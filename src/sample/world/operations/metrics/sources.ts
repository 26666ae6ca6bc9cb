import { once } from "../../lazy.js";
import { compareName, compareText } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import type { World } from "../../simulation/world.js";
import { fieldGoalExpectedPoints, predictedPoints } from "./expected-points.js";
import { ppaSources } from "./ppa-sources.js";
import { pregameWinProbability, winProbabilities } from "./win-probability.js";

const rowsOfGame = once(winProbabilities);
/** By season, part of it, week and home team, so that a capped response has the oldest. */
const pregameRows = once((world: World) =>
  world
    .flatMap(pregameWinProbability)
    .sort(
      (a, b) =>
        a.season - b.season ||
        compareText(b.seasonType, a.seasonType) ||
        a.week - b.week ||
        compareName(a.homeTeam, b.homeTeam),
    ),
);
const fieldGoals = fieldGoalExpectedPoints();

/** The operations of the tag `metrics`. */
export const metricsSources = {
  ...ppaSources,
  "/ppa/predicted": {
    // Both parameters are required, so that 0 never stands for a missing one.
    rows: (_, { down = 0, distance = 0 }) => predictedPoints(down, distance),
    uses: ["down", "distance"],
  },
  "/metrics/wp": {
    rows: ({ world }, { gameId }) => world.filter(({ id }) => id === gameId).flatMap(rowsOfGame),
    uses: ["gameId"],
  },
  "/metrics/wp/pregame": { rows: ({ world }) => pregameRows(world) },
  "/metrics/fg/ep": { rows: () => fieldGoals },
} satisfies SomeSources;
