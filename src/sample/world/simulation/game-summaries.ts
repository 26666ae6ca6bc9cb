import type { GameSummary } from "./win-probability.js";

/**
 * The games' summaries, by id. In the source, the table is empty, and a summary is computed when it is first needed. The build fills the table, so
 * that a response about an entire season does not have to wait for the simulation of all games.
 */
export const gameSummaries: Readonly<Record<string, GameSummary>> = {};

/**
 * The counts from measures/team-stats.ts for both sides of each game, in the order of `ids`. Each column is a string with the home side's and the
 * away side's number, game after game. The table is empty in the source, and the build fills it.
 */
export const gameTallies: { readonly ids: readonly number[]; readonly columns: Readonly<Record<string, string>> } = {
  ids: [],
  columns: {},
};
