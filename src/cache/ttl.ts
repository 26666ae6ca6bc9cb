import type { Operation, QueryObject } from "../document/operation.js";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The parameters that name the last season of a response. */
const seasonNames = ["year", "maxYear", "endYear"];

/** The last season that a response can hold; not finite where the query does not say. */
function lastSeason({ parameters }: Pick<Operation, "parameters">, query: QueryObject): number {
  // With a game, the service ignores a year that it does not require. The game may be of today.
  const byGame = query.id !== undefined || query.gameId !== undefined;
  if (byGame && !parameters.year?.required) return Number.NaN;
  const given = seasonNames.map((name) => query[name]).filter((value) => value !== undefined);
  // The rules refuse a year that is not a number. Here it only must not be stored for long.
  return given.every((year) => typeof year === "number") ? Math.max(...given) : Number.NaN;
}

/** Whether a season is over: from February 1 of the next year, UTC, because its last game is in January. */
export const isOver = (season: number, nowMs: number): boolean => nowMs >= Date.UTC(season + 1, 1, 1);

/** How long a response may be stored, ms: live not at all, reference a day, a season that {@link isOver} 30 days, all else an hour. */
export function ttlOf(operation: Operation, query: QueryObject | undefined, nowMs: number): number {
  if (operation.freshness === "live") return 0;
  if (operation.freshness === "reference") return dayMs;
  return isOver(lastSeason(operation, query ?? {}), nowMs) ? 30 * dayMs : hourMs;
}
