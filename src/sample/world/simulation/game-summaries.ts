import type { GameSummary } from "./win-probability.js";

/**
 * The summaries of games by id. Empty in the source, where they are computed when they are read. The build of the package replaces this module
 * by one that has them, so that a response with the games of a season does not wait until all of them are simulated.
 */
export const gameSummaries: Readonly<Record<string, GameSummary>> = {};
