import { operations, type QueryObject } from "../document/operation.js";
import { rowKeys, selection, valueSources } from "../document/selection.js";
import type { Clock } from "../injected.js";
import type { Path } from "../types.js";
import { begun, type GameRow, gamesPath, indexQuery, isValue, sorted } from "./cover.js";

/** Returns the rows of an operation that lists values. */
export type Listing = (path: Path, query: QueryObject) => Promise<readonly GameRow[]>;

/** A parameter that divides a response, and its values for a game. */
type Division = readonly [parameter: string | undefined, valuesOf: (game: GameRow) => readonly unknown[]];

/**
 * Returns the parameters that divide the rows of games, cheapest first. The rows of two weeks or games do not overlap, but those of two teams may.
 */
const divisions = (gameId: string | undefined): readonly Division[] => [
  ["week", ({ week }) => [week]],
  [gameId, ({ id }) => [id]],
  ["seasonType", ({ seasonType }) => [seasonType]],
  ["team", ({ homeTeam, awayTeam }) => [homeTeam, awayTeam]],
];

const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/**
 * Returns the parameters to add to a query whose response was cut. Together, the new queries have all its rows. Returns an empty list if no parameter
 * divides the query. `base` is the run's query.
 */
export async function divide(
  clock: Pick<Clock, "now">,
  path: Path,
  base: QueryObject,
  query: QueryObject,
  listing: Listing,
): Promise<QueryObject[]> {
  const { parameters } = operations[path];
  const sources = valueSources[path] ?? {};
  const gameId = Object.keys(sources).find((name) => sources[name]?.path === gamesPath);
  // Without a week or a game parameter, rows may have nothing to do with games. Without a year, the games can't be listed.
  if (base.year === undefined) return [];
  if (gameId === undefined && !Object.hasOwn(parameters, "week")) return [];
  const all = divisions(gameId);
  const takes = (name: string | undefined): name is string =>
    name !== undefined && Object.hasOwn(parameters, name) && query[name] === undefined;
  // If the query has a conference, request only that conference's games. For a week or a season type, filter the season's list.
  const wanted = { ...base, ...(query.conference !== undefined && { conference: query.conference }) };
  const seasonGames = await listing(gamesPath, indexQuery(path, wanted, gamesPath));
  // Only rows about the game itself may exist before the game begins.
  const matchingGames = (String(rowKeys[path]) === "gameId" ? seasonGames : begun(clock, seasonGames)).filter((game) =>
    all.every(([name, valuesOf]) => {
      // `both` does not filter.
      if (name === undefined || query[name] === undefined || query[name] === "both") return true;
      return valuesOf(game).map(lower).includes(lower(query[name]));
    }),
  );
  const conferences =
    takes(gameId) && takes("conference") && (await byConference(path, gameId, matchingGames, base, listing));
  if (conferences) return conferences;
  for (const [name, valuesOf] of all) {
    if (!takes(name)) continue;
    const values = sorted(matchingGames.flatMap(valuesOf));
    if (values.length > 1) return values.map((value) => ({ [name]: value }));
  }
  return [];
}

/** If there are at least this many games for each conference, requesting by conference saves calls. */
const gamesPerConference = 8;

/**
 * Divides by the games' conferences if that saves calls. An operation may cover only one division. Most conferences then have no rows, and one call
 * shows that for all games of a conference. If a team's conference is unknown, the client requests its game separately. Returns undefined if there
 * are few games.
 */
async function byConference(
  path: Path,
  gameId: string,
  games: readonly GameRow[],
  { year }: QueryObject,
  listing: Listing,
): Promise<QueryObject[] | undefined> {
  const names = sorted(games.flatMap((game) => [game.homeConference, game.awayConference]));
  const takesAbbreviation = selection[path].matches?.conference?.fields.includes("conference.abbreviation");
  if (!takesAbbreviation || names.length < 2) return undefined;
  if (games.length < names.length * gamesPerConference) return undefined;
  const rows = await listing("/conferences", { year });
  const abbreviations = new Map(rows.map(({ name, abbreviation }) => [name, abbreviation]));
  const hasAbbreviation = (name: unknown) => isValue(abbreviations.get(name));
  const rest = games.filter(
    ({ homeConference, awayConference }) => !hasAbbreviation(homeConference) || !hasAbbreviation(awayConference),
  );
  const values = sorted(names.map((name) => abbreviations.get(name)));
  return [
    ...values.map((conference) => ({ conference })),
    ...sorted(rest.map(({ id }) => id)).map((id) => ({ [gameId]: id })),
  ];
}
