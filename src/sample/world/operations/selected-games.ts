import { hasData, selection } from "../../../document/selection.js";
import type { Path } from "../../../types.js";
import { once } from "../computed.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { group } from "../numbers.js";
import { nameFilter } from "../responses/matching.js";
import { type TeamGame, type TeamSeason, teamGames, teamSeasons } from "../simulation/team-games.js";
import { hasPlayByPlay, type World, type WorldGame } from "../simulation/world.js";

/** The parameters that select games. */
export interface GameQuery {
  readonly gameId?: number | undefined;
  readonly year?: number | undefined;
  readonly week?: number | undefined;
  readonly seasonType?: string | undefined;
  readonly team?: string | undefined;
  readonly offense?: string | undefined;
  readonly defense?: string | undefined;
}

type GameTest = (game: WorldGame) => boolean;

/** Returns a function that tests whether a game is in a part of the season. For `both` or undefined, every game passes. */
export function inPart(seasonType: string | undefined): GameTest {
  return (game) => seasonType === undefined || seasonType === "both" || game.seasonType === seasonType;
}

export type WeekRange = Readonly<Partial<Record<"startWeek" | "endWeek", number | undefined>>>;

/** Returns a function that tests whether a game is in a range of weeks, in either part of the season. */
export function inWeeks({ startWeek = -Infinity, endWeek = Infinity }: WeekRange): GameTest {
  return ({ week }) => week >= startWeek && week <= endWeek;
}

/**
 * Returns a function that tests whether a game is in a range of weeks of the regular season. Games of the postseason pass if the range has no last
 * week.
 */
export function inWeeksOfRegularSeason(range: WeekRange): GameTest {
  const isInWeeks = inWeeks(range);
  return (game) => (game.seasonType === "regular" ? isInWeeks(game) : range.endWeek === undefined);
}

/** Returns a function that tests whether one of a game's teams matches a name. The comparison is as strict as that of the operation's `team`. */
function withTeam(path: Path, name: string | undefined): GameTest {
  if (name === undefined || selection[path].matches?.team === undefined) return () => true;
  const test = nameFilter(path, "team", name);
  return ({ homeId, awayId }) => test(teamById(homeId).school) || test(teamById(awayId).school);
}

/**
 * Returns the games that a query selects by id, season, week, part of the season and teams. Does not check which side a team is on, because the rows'
 * filters check this later.
 */
export function selectedGames(world: World, path: Path, query: GameQuery): WorldGame[] {
  const { gameId, year, week, seasonType, team, offense, defense } = query;
  const teamTests = [team, offense, defense].map((name) => withTeam(path, name));
  const isInPart = inPart(seasonType);
  return world.filter(
    (game) =>
      (gameId === undefined || game.id === gameId) &&
      (year === undefined || game.season === year) &&
      (week === undefined || game.week === week) &&
      isInPart(game) &&
      teamTests.every((test) => test(game)),
  );
}

const sidesOf = once(teamGames);

/** Returns both sides of the selected games that are completed. */
export function selectedSides(world: World, path: Path, query: GameQuery): TeamGame[] {
  const completed = selectedGames(world, path, query).filter(({ points }) => points !== null);
  return completed.flatMap(sidesOf);
}

/**
 * Returns the seasons of one year, or of every year, whose games can be summed. Each season has only the games that pass the test. Leaves out seasons
 * without such games.
 */
export function selectedSeasons(world: World, year: number | undefined, isIncluded: GameTest): TeamSeason[] {
  return teamSeasons(world)
    .filter(({ season }) => year === undefined || season === year)
    .flatMap((season) => {
      const games = season.games.filter(({ game }) => isIncluded(game));
      // Returns the same object if all games pass, so that its rows are computed only once.
      if (games.length === season.games.length) return [season];
      return games.length === 0 ? [] : [{ ...season, games }];
    });
}

/** Returns both sides of the selected games that are completed and have play-by-play data. */
export function sidesWithPlays(world: World, path: Path, query: GameQuery): TeamGame[] {
  return selectedSides(world, path, query).filter(({ game }) => hasPlayByPlay(game));
}

/** Returns a function that tests whether a row comes from at least this many plays. */
export const withPlays =
  ({ threshold = 0 }: { readonly threshold?: number | undefined }) =>
  ({ plays }: { readonly plays: number }): boolean =>
    plays >= threshold;

/** Whether the team has a conference in the season. If not, some operations have no rows for the team. */
export function hasConference({ season, teamId }: Pick<TeamSeason, "season" | "teamId">): boolean {
  return conferenceOf(teamId, season) !== null;
}

/** Returns the seasons that can be summed, with the games in a part of the season that have play-by-play data. */
export function seasonsWithPlays(world: World, year: number | undefined, seasonType?: string): TeamSeason[] {
  const isInPart = inPart(seasonType);
  return selectedSeasons(world, year, (game) => hasPlayByPlay(game) && isInPart(game));
}

/**
 * Returns an operation's rows, season after season, for one year or for every year in which the operation has data. `isIncluded` selects the teams'
 * seasons. A year's rows are computed only once, when they are first needed.
 */
export function bySeason<Season extends { readonly season: number }, Row>(
  path: Path,
  seasonsOf: (world: World) => readonly Season[],
  isIncluded: (each: Season) => boolean,
  rows: (own: readonly Season[], world: World) => readonly Row[],
): (world: World, year: number | undefined) => Row[] {
  const years = once((world: World) =>
    [...group(seasonsOf(world), ({ season }) => season)].map(([season, all]) => ({ world, season, all })),
  );
  const rowsOf = once(({ world, all }: { world: World; all: readonly Season[] }) => {
    const own = all.filter(isIncluded);
    return own.length === 0 ? [] : rows(own, world);
  });
  return (world, year) =>
    years(world)
      .filter(({ season }) => hasData(path, season) && (year === undefined || season === year))
      .flatMap(rowsOf);
}
