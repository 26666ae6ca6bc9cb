import { isArray, isObject } from "../document/json.js";
import { operationOf, type QueryObject } from "../document/operation.js";

/**
 * If the dates of one week's rows are this far apart, in ms, the rows belong to two parts of a season. In the postseason, weeks count from 1 again.
 */
const partsApartMs = 60 * 24 * 3_600_000;

/**
 * Whether rows of one week belong to more than one part of a season. Season types make this known, and so do the dates of several games. Without
 * them, it is possible if the rows of a team's call are from several games.
 */
export function bothParts(path: string, query: QueryObject, data: unknown): "known" | "possible" | undefined {
  const { week, seasonType, team, offense, defense } = query;
  if (week === undefined || seasonType !== undefined || !operationOf(path)?.parameters.seasonType || !isArray(data))
    return undefined;
  const rows = data.filter(isObject);
  const types = new Set(rows.map((row) => row.seasonType).filter(Boolean));
  const dates = rows
    .map((row) => row.startDate ?? row.startTime ?? row.wallclock)
    .map((date) => (typeof date === "string" ? Date.parse(date) : Number.NaN))
    .filter((ms) => ms > 0);
  // Not `Math.min(...dates)`, because a function call takes a limited number of arguments.
  const [first, last] = dates.reduce(([a, b], ms) => [Math.min(a, ms), Math.max(b, ms)], [Number.POSITIVE_INFINITY, 0]);
  // Players' ids are strings, and games' ids are numbers.
  const games = new Set(rows.map((row) => row.gameId ?? row.id).filter((id) => typeof id === "number"));
  // One game with distant dates has a wrong date.
  if (types.size > 1 || (last - first > partsApartMs && games.size !== 1)) return "known";
  const isOfTeam = (team ?? offense ?? defense) !== undefined;
  return isOfTeam && types.size + dates.length === 0 && games.size > 1 ? "possible" : undefined;
}
