import { operationOf, operations, type Parameter, type QueryObject } from "../document/operation.js";
import { selection, type ValueSource, valueSources } from "../document/selection.js";
import type { Clock } from "../injected.js";
import { checkQuery, faultsOf, type QueryFault } from "../query/check.js";
import type { Path } from "../types.js";

/**
 * The operation that lists a season's games. One call returns every week with games, and the ids that divide weeks further. The calendar also costs
 * one call. But it lists weeks without games, begins in a later season, and does not have ids or the weeks of other divisions.
 */
export const gamesPath = "/games";

/** The source that lists the weeks with games. */
const weeks: ValueSource = { path: gamesPath, field: "week" };

/** The number of weeks to assume if the list of games is unknown. A season usually has 16 or 17 weeks. */
export const maxWeeks = 25;

/**
 * How to get all rows of a query: with the query itself, or with one call for each value of a parameter. The rows of `index` contain these values.
 */
export interface Cover {
  /** The parameters of every call. */
  readonly base: QueryObject;
  readonly fill?: {
    readonly parameter: string;
    readonly declared: Parameter;
    readonly source: ValueSource;
    /** The query to send to the source. */
    readonly index: QueryObject;
  };
  /**
   * Why no set of calls can return all rows. Empty if a set of calls can. Undefined if the document does not have the path, or if the query is not an
   * object.
   */
  readonly faults: readonly QueryFault[] | undefined;
}

/** Returns the queries whose notices a run reports: the run's query and, if the list of values has more parameters, a query with those. */
export function judgedQueries(path: Path, { base, fill }: Cover): readonly (readonly [Path, QueryObject])[] {
  const rest = pick(fill?.index ?? {}, (name) => !Object.hasOwn(base, name));
  return [[path, base], ...(fill && Object.keys(rest).length > 0 ? [[fill.source.path, rest] as const] : [])];
}

/** The parameters that have the same meaning for the list of games and for any other operation. */
const sharedParameters = ["year", "week", "seasonType"];
/**
 * The parameters that have the same meaning only if both operations compare the same names. A team's row belongs to a game with that team on either
 * side.
 */
const sides = ["team", "conference"];

function pick<V>(query: Readonly<Record<string, V>>, wanted: (name: string) => boolean): Record<string, V> {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== undefined && wanted(name)));
}

/**
 * Returns the parameters of a query that have the same meaning for `source`, the operation that lists the values. With `more`, includes parameters
 * that only `source` has.
 */
export function indexQuery<V>(path: Path, query: Readonly<Record<string, V>>, source: Path, more = false) {
  const compares = (of: Path, name: string) => JSON.stringify({ ...selection[of].matches?.[name], example: undefined });
  return pick(query, (name) => {
    if (!Object.hasOwn(operations[source].parameters, name)) return false;
    if (!Object.hasOwn(operations[path].parameters, name)) return more;
    return sharedParameters.includes(name) || (sides.includes(name) && compares(path, name) === compares(source, name));
  });
}

/**
 * Finds the cheapest way to get all rows of a query. If the rules accept the query, one call is enough, even for a whole year. Otherwise, there
 * is one call for each value of one parameter. If calls for each week are enough, that parameter is the week, because a season has few weeks. If
 * no parameter is enough, the cover has the shortest list of remaining faults.
 */
export function coverOf(path: Path, query: QueryObject): Cover {
  const operation = operationOf(path);
  let faults = faultsOf(path, query);
  // A season's values do not help with live data.
  if (!operation || !faults?.length || operation.freshness === "live") return { base: query, faults };
  for (const [parameter, source] of [["week", weeks] as const, ...Object.entries(valueSources[path] ?? {})]) {
    const declared = operation.parameters[parameter];
    if (!declared || query[parameter] !== undefined) continue;
    // If every call needs the id or name, parameters that only the list takes may select ids or names. They must not select weeks, because a week
    // also has rows of other games.
    const more = declared.required && source !== weeks;
    const index = indexQuery(path, query, source.path, more);
    const base = pick(query, (name) => Object.hasOwn(operation.parameters, name) || !Object.hasOwn(index, name));
    const rest = checkQuery(operation, { ...base, [parameter]: declared.type === "string" ? "x" : 1 });
    const isListed = checkQuery(operations[source.path], index).length === 0;
    if (isListed && rest.length === 0) return { base, fill: { parameter, declared, source, index }, faults: rest };
    if (rest.length > 0 && rest.length < faults.length) faults = rest;
  }
  return { base: query, faults };
}

export type GameRow = Readonly<Record<string, unknown>>;
type Value = string | number;

export const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

/** Returns the distinct strings and numbers, sorted. Numbers are sorted as numbers. */
export function sorted(values: readonly unknown[]): Value[] {
  return [...new Set(values.filter(isValue))].sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Returns the games that have begun. For other games, the service does not have rows about what happens in them. A completed game has begun, even if
 * the client's clock is wrong, or earlier than the time of a sample service.
 */
export const begun = (clock: Pick<Clock, "now">, games: readonly GameRow[]): readonly GameRow[] =>
  games.filter(
    ({ completed, startDate }) =>
      completed === true || !(typeof startDate === "string" && Date.parse(startDate) > clock.now()),
  );

/** Returns the values that a parameter's source rows contain for it, converted to the parameter's type. Ignores games that have not begun. */
export function valuesIn(
  clock: Clock,
  rows: readonly GameRow[],
  { source, declared }: NonNullable<Cover["fill"]>,
): Value[] {
  const countedRows = source.path === gamesPath ? begun(clock, rows) : rows;
  const values = countedRows.map((row) => row[source.field]).filter(isValue);
  return sorted(values.map((value) => (declared.type === "string" ? String(value) : Number(value))));
}
