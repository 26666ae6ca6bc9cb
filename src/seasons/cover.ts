import { isObject } from "../document/json.js";
import { operationOf, operations, type Parameter, type QueryObject } from "../document/operation.js";
import { selection, type ValueSource, valueSources } from "../document/selection.js";
import type { Clock } from "../injected.js";
import { checkQuery, faultsOf, type QueryFault } from "../query/check.js";
import type { Path } from "../types.js";

/**
 * The operation that lists the games of a season: one call names every week that has games, and the ids for finer parts. The calendar also
 * costs one call, but lists weeks without games, begins later, and knows neither weeks of other divisions nor ids.
 */
export const gamesPath = "/games";

/** The weeks of a season with games. */
const weeks: ValueSource = { path: gamesPath, field: "week" };

/** The most weeks that a season is taken to have, where the list of its games is not known: 16 or 17 are usual. */
export const maxWeeks = 25;

/** How a query is covered: by itself, or by one call for each value of a parameter, which the rows of `index` name. */
export interface Cover {
  /** The parameters that every call has. */
  readonly base: QueryObject;
  readonly fill?: {
    readonly parameter: string;
    readonly source: ValueSource;
    /** The query of the source. */
    readonly index: QueryObject;
  };
  /** Why nothing covers the query; undefined where the path is none of the document, or the query is no object. */
  readonly faults: readonly QueryFault[] | undefined;
}

/** The queries whose notices are those of a run: its own, and what only the list takes that names the values to fill in. */
export function judgedQueries(path: Path, { base, fill }: Cover): readonly (readonly [Path, QueryObject])[] {
  const rest = pick(fill?.index ?? {}, (name) => !Object.hasOwn(base, name));
  return [[path, base], ...(fill && Object.keys(rest).length > 0 ? [[fill.source.path, rest] as const] : [])];
}

/** The parameters that mean the same on the operation that lists games as on every other. */
const sharedParameters = ["year", "week", "seasonType"];
/** Those that do where they compare the same names: a row of a team belongs to a game with that team on either side. */
const sides = ["team", "conference"];

function pick<V>(query: Readonly<Record<string, V>>, wanted: (name: string) => boolean): Record<string, V> {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== undefined && wanted(name)));
}

/** The part of a query that selects the values: what means the same on both operations, and with `more` what only the source takes. */
export function indexQuery<V>(path: Path, query: Readonly<Record<string, V>>, source: Path, more = false) {
  const compares = (of: Path, name: string) => JSON.stringify({ ...selection[of].matches?.[name], example: undefined });
  return pick(query, (name) => {
    if (!Object.hasOwn(operations[source].parameters, name)) return false;
    if (!Object.hasOwn(operations[path].parameters, name)) return more;
    return sharedParameters.includes(name) || (sides.includes(name) && compares(path, name) === compares(source, name));
  });
}

/**
 * The cheapest cover of all rows of a query: one call where the rules accept it, also for a year. Otherwise one parameter is filled in, the week where
 * that is enough: a season has few. A query that no parameter completes has the fewest faults that it has with one filled in.
 */
export function coverOf(path: Path, query: QueryObject): Cover {
  const operation = operationOf(path);
  let faults = faultsOf(path, query);
  // Values from a season do not help with what is live.
  if (!operation || !faults?.length || operation.freshness === "live") return { base: query, faults };
  for (const [parameter, source] of [["week", weeks] as const, ...Object.entries(valueSources[path] ?? {})]) {
    const declared = operation.parameters[parameter];
    if (!declared || query[parameter] !== undefined) continue;
    // An id or a name that every call needs stands for what the list selects. A week has more rows than those of its selected games.
    const more = declared.required && source !== weeks;
    const index = indexQuery(path, query, source.path, more);
    const base = pick(query, (name) => Object.hasOwn(operation.parameters, name) || !Object.hasOwn(index, name));
    const rest = checkQuery(operation, { ...base, [parameter]: declared.type === "string" ? "x" : 1 });
    const isListed = checkQuery(operations[source.path], index).length === 0;
    if (isListed && rest.length === 0) return { base, fill: { parameter, source, index }, faults: rest };
    if (rest.length > 0 && rest.length < faults.length) faults = rest;
  }
  return { base: query, faults };
}

export type GameRow = Readonly<Record<string, unknown>>;
type Value = string | number;

export const isValue = (value: unknown): value is Value => typeof value === "string" || typeof value === "number";

/** Different values, numbers in their order. */
export function sorted(values: Iterable<Value>): Value[] {
  return [...new Set(values)].sort((a, b) => {
    return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;
  });
}

/** The games that have begun. The others have no rows of anything that happens in a game. */
export const begun = (clock: Pick<Clock, "now">, games: readonly GameRow[]): readonly GameRow[] =>
  games.filter(({ startDate }) => !(typeof startDate === "string" && Date.parse(startDate) > clock.now()));

/** The values of a parameter in the rows of its source, in its type; of games, those that have begun. */
export function valuesIn(
  clock: Clock,
  sourceRows: readonly unknown[],
  source: ValueSource,
  { type }: Parameter,
): Value[] {
  const rows = sourceRows.filter(isObject);
  const countedRows = source.path === gamesPath ? begun(clock, rows) : rows;
  const values = countedRows.map((row) => row[source.field]).filter(isValue);
  return sorted(values.map((value) => (type === "string" ? String(value) : Number(value))));
}
