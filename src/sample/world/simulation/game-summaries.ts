import type { Side } from "./model.js";
import type { GameSummary } from "./win-probability.js";

/**
 * The summaries of games by id. Empty in the source, where they are computed when they are read. The build of the package replaces this module
 * by one that has them, so that a response with the games or the sums of a season does not wait until all of them are simulated.
 */
export const gameSummaries: Readonly<Record<string, GameSummary>> = {};

/** What measures/team-stats.ts counts of both sides of a game, by its id: the numbers as a text. Empty and replaced, too. */
export const gameTallies: Readonly<Record<string, Readonly<Record<Side, string>>>> = {};
