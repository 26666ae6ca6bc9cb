import { operationOf, type QueryObject } from "../document/operation.js";
import { rowKeys, selection, valueSources } from "../document/selection.js";
import type { Clock } from "../injected.js";
import type { Path } from "../types.js";
import { begun, type GameRow, gamesPath, indexQuery, isValue, sorted } from "./cover.js";

/** Returns the rows of an operation that lists values. */
export type Listing = (path: Path, query: QueryObject) => Promise<readonly GameRow[]>;

/** A parameter that divides a response, and what a game says about it. */
type Division = readonly [parameter: string | undefined, valuesOf: (game: GameRow) => readonly unknown[]];

/** The parameters that divide the rows of games, the cheapest first. Weeks and games do not overlap; the rows of two teams may. */
const divisions = (gameId: string | undefined): readonly Division[] => [
  ["week", ({ week }) => [week]],
  [gameId, ({ id }) => [id]],
  ["seasonType", ({ seasonType }) => [seasonType]],
  ["team", ({ homeTeam, awayTeam }) => [homeTeam, awayTeam]],
];

const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** The parameters to add to a query whose response was cut, so that the queries have all its rows; empty where nothing divides it. `base`: that of the run. */
export async function divide(
  clock: Pick<Clock, "now">,
  path: Path,
  base: QueryObject,
  query: QueryObject,
  listing: Listing,
): Promise<QueryObject[]> {
  const operation = operationOf(path);
  const sources = valueSources[path] ?? {};
  const gameId = Object.keys(sources).find((name) => sources[name]?.path === gamesPath);
  // Without a week or a game, rows need not belong to games. Without a year, the games cannot be listed.
  if (!operation || base.year === undefined) return [];
  if (gameId === undefined && !Object.hasOwn(operation.parameters, "week")) return [];
  const all = divisions(gameId);
  const takes = (name: string | undefined): name is string =>
    name !== undefined && Object.hasOwn(operation.parameters, name) && query[name] === undefined;
  // The list of a conference has fewer games, and no week or part of a season needs a list of its own.
  const wanted = { ...base, ...(query.conference !== undefined && { conference: query.conference }) };
  const seasonGames = await listing(gamesPath, indexQuery(path, wanted, gamesPath));
  // A row of the game itself may be there before the game; no other is.
  const matchingGames = (String(rowKeys[path]) === "gameId" ? seasonGames : begun(clock, seasonGames)).filter((game) =>
    all.every(([name, valuesOf]) => {
      // `both` filters nothing.
      if (name === undefined || query[name] === undefined || query[name] === "both") return true;
      return valuesOf(game).map(lower).includes(lower(query[name]));
    }),
  );
  const conferences =
    takes(gameId) && takes("conference") && (await byConference(path, gameId, matchingGames, base, listing));
  if (conferences) return conferences;
  for (const [name, valuesOf] of all) {
    if (!takes(name)) continue;
    const values = sorted(matchingGames.flatMap(valuesOf).filter(isValue));
    if (values.length > 1) return values.map((value) => ({ [name]: value }));
  }
  return [];
}

/** So many games for each conference make it worth the calls to request conferences first. */
const gamesPerConference = 8;

/**
 * The conferences of the games, where they are few: most conferences of a season have no rows of an operation that covers one division, and one
 * call shows it for all their games. A game with a team whose conference is not known is requested by itself. Undefined where games are few.
 */
async function byConference(
  path: Path,
  gameId: string,
  games: readonly GameRow[],
  { year }: QueryObject,
  listing: Listing,
): Promise<QueryObject[] | undefined> {
  const names = sorted(games.flatMap((game) => [game.homeConference, game.awayConference]).filter(isValue));
  const compared = selection[path].matches?.conference?.fields ?? [];
  if (!compared.includes("conference.abbreviation") || names.length < 2) return undefined;
  if (games.length < names.length * gamesPerConference) return undefined;
  const rows = await listing("/conferences", { year });
  const abbreviations = new Map(rows.map(({ name, abbreviation }) => [name, abbreviation]));
  const hasAbbreviation = (name: unknown) => isValue(name) && isValue(abbreviations.get(name));
  const rest = games.filter(
    ({ homeConference, awayConference }) => !hasAbbreviation(homeConference) || !hasAbbreviation(awayConference),
  );
  const values = sorted(names.map((name) => abbreviations.get(name)).filter(isValue));
  return [
    ...values.map((conference) => ({ conference })),
    ...sorted(rest.map(({ id }) => id).filter(isValue)).map((id) => ({ [gameId]: id })),
  ];
}
