import type { Operation, QueryObject } from "../document/operation.js";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The parameters that name the last season of a response. */
export const lastSeasonNames = ["year", "maxYear", "endYear"];

/** The season of a moment, UTC: the calendar year, and until February 1 the year before, because the last game is in January. */
export function seasonAt(nowMs: number): number {
  const date = new Date(nowMs);
  return date.getUTCFullYear() - (date.getUTCMonth() === 0 ? 1 : 0);
}

/** The last season that a response can hold; NaN where the query does not say. */
function lastSeason({ parameters }: Pick<Operation, "parameters">, query: QueryObject): number {
  // With a game, the service ignores a year that it does not require. The game may be of today.
  const byGame = query.id !== undefined || query.gameId !== undefined;
  if (byGame && !parameters.year?.required) return Number.NaN;
  const seasons = lastSeasonNames.map((name) => query[name]).filter((value) => value !== undefined);
  // The rules refuse a year that is not a number. Here it only must not be stored for long.
  return seasons.length > 0 && seasons.every((year) => typeof year === "number") ? Math.max(...seasons) : Number.NaN;
}

/** How long a response may be stored, ms: live not at all, reference a day, a season that is over 30 days, all else an hour. */
export function ttlOf(operation: Operation, query: QueryObject | undefined, nowMs: number): number {
  if (operation.freshness === "live") return 0;
  if (operation.freshness === "reference") return dayMs;
  return lastSeason(operation, query ?? {}) < seasonAt(nowMs) ? 30 * dayMs : hourMs;
}
