import type { GameSummary } from "./win-probability.js";

/**
 * The summaries of games by id. Empty in the source, where they are computed when they are read. The build of the package replaces this module
 * by one that has them, so that a response with the games or the sums of a season does not wait until all of them are simulated.
 */
export const gameSummaries: Readonly<Record<string, GameSummary>> = {};

/**
 * What measures/team-stats.ts counts of both sides of games, in the order of their ids: for each name the numbers of home and away side, game
 * after game, as a text. Empty and replaced, too.
 */
export const gameTallies: { readonly ids: readonly number[]; readonly columns: Readonly<Record<string, string>> } = {
  ids: [],
  columns: {},
};
