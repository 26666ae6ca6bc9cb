import type { Operation, QueryObject } from "../document/operation.js";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The parameters that can name a response's last season. */
export const lastSeasonNames = ["year", "maxYear", "endYear"];

/** Returns the season at a time. This is the UTC calendar year or, in January, the year before, because a season's last game is in January. */
export function seasonAt(nowMs: number): number {
  const date = new Date(nowMs);
  return date.getUTCFullYear() - (date.getUTCMonth() === 0 ? 1 : 0);
}

/** Returns the last season that a response can contain. Returns NaN if the query does not determine it. */
function lastSeason({ parameters }: Pick<Operation, "parameters">, query: QueryObject): number {
  // If a game's id is given, the service ignores an optional year. The game may be today's.
  const byGame = query.id !== undefined || query.gameId !== undefined;
  if (byGame && !parameters.year?.required) return Number.NaN;
  const seasons = lastSeasonNames.map((name) => query[name]).filter((value) => value !== undefined);
  // The rules refuse a year that is not a number. NaN ensures that its response is not stored for long.
  return seasons.length > 0 && seasons.every((year) => typeof year === "number") ? Math.max(...seasons) : Number.NaN;
}

/**
 * Returns how long to store a response, in ms. The time is a day for reference data, 30 days for a finished season, and an hour for other data. Live
 * data is not stored.
 */
export function ttlOf(operation: Operation, query: QueryObject | undefined, nowMs: number): number {
  if (operation.freshness === "live") return 0;
  if (operation.freshness === "reference") return dayMs;
  return lastSeason(operation, query ?? {}) < seasonAt(nowMs) ? 30 * dayMs : hourMs;
}
