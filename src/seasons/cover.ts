import { valueSources } from "../../generated/keys.js";
import { selection } from "../../generated/selection.js";
import type { Operation, QueryObject, ValueSource } from "../operation.js";
import type { Path } from "../types.js";
import type { SeasonTools } from "./tools.js";

/**
 * The operation that lists the games of a season: one call names every week that has games, and the ids for finer parts. The calendar also
 * costs one call, but lists weeks without games, begins later, and knows neither weeks of other divisions nor ids.
 */
export const gamesPath = "/games";

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
}

/** The queries whose notices are those of a run: its own, and what only the list takes that names the values to fill in. */
export function judgedQueries(
  tools: Parameters<typeof coverOf>[0],
  path: Path,
  query: QueryObject,
): readonly (readonly [Path, QueryObject])[] {
  const { base, fill } = coverOf(tools, path, query);
  const rest = pick(fill?.index ?? {}, (name) => !Object.hasOwn(base, name));
  return fill && Object.keys(rest).length > 0
    ? [
        [path, base],
        [fill.source.path, rest],
      ]
    : [[path, base]];
}

/** The parameters that mean the same on the operation that lists games as on every other. */
const shared = ["year", "week", "seasonType"];
/** Those that do where they compare the same names: a row of a team belongs to a game with that team on either side. */
const sides = ["team", "conference"];

function pick(query: QueryObject, wanted: (name: string) => boolean): QueryObject {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== undefined && wanted(name)));
}

/** The part of a query that selects the values: what only the source takes, and what means the same on both operations. */
export function indexQuery(
  path: Path,
  operation: Operation,
  query: QueryObject,
  source: Path,
  index: Operation,
): QueryObject {
  const compares = (of: Path, name: string) => JSON.stringify(selection[of].matches?.[name]);
  return pick(query, (name) => {
    if (!Object.hasOwn(index.parameters, name)) return false;
    if (!Object.hasOwn(operation.parameters, name) || shared.includes(name)) return true;
    return sides.includes(name) && compares(path, name) === compares(source, name);
  });
}

/**
 * The cheapest cover of all rows of a query. A query that the rules accept is one call, also for a year. Otherwise one parameter is filled in,
 * by weeks where that is enough, because a season has fewer weeks than games or teams. A query that no parameter completes stays as it is, and
 * the call refuses it.
 */
export function coverOf(tools: Pick<SeasonTools, "operationOf" | "checkQuery">, path: Path, query: QueryObject): Cover {
  const operation = tools.operationOf(path);
  // Values from a season do not help with what is live.
  if (!operation || operation.freshness === "live" || tools.checkQuery(operation, query).length === 0)
    return { base: query };
  const weeks: [string, ValueSource] = ["week", { path: gamesPath, field: "week" }];
  for (const [parameter, source] of [weeks, ...Object.entries(valueSources[path] ?? {})]) {
    const declared = operation.parameters[parameter];
    const listing = tools.operationOf(source.path);
    if (!declared || !listing || query[parameter] !== undefined) continue;
    const index = indexQuery(path, operation, query, source.path, listing);
    const base = pick(query, (name) => Object.hasOwn(operation.parameters, name) || !Object.hasOwn(index, name));
    const filled = { ...base, [parameter]: declared.type === "string" ? "x" : 1 };
    const valid = tools.checkQuery(operation, filled).length === 0 && tools.checkQuery(listing, index).length === 0;
    if (valid) return { base, fill: { parameter, source, index } };
  }
  return { base: query };
}
