import type { GameSummary } from "./win-probability.js";

/**
 * Games' summaries, by id. In the source, the table is empty, and summaries are computed when read. The build replaces this module with one that
 * contains them, so that a response about a whole season does not have to wait for the simulation of all games.
 */
export const gameSummaries: Readonly<Record<string, GameSummary>> = {};

/**
 * The counts from measures/team-stats.ts for both sides of games, in the order of their ids. For each name, a string has the numbers of the home
 * and the away side, game after game. Like the summaries, it is empty here, and the build replaces it.
 */
export const gameTallies: { readonly ids: readonly number[]; readonly columns: Readonly<Record<string, string>> } = {
  ids: [],
  columns: {},
};
