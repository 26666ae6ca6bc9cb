import { lazy, once } from "../computed.js";
import { ELO, strengthsBeforeGames, strengthsWithoutGames } from "../facts/ratings.js";
import { FULL_SEASONS } from "../facts/team-seasons.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { count, mean, present, rate, sum } from "../numbers.js";
import { marginOf, opponentGame, playedSeasons, type TeamGame, type TeamSeason } from "../simulation/team-games.js";
import { hasBegun, type World } from "../simulation/world.js";
import { type Tally, tallyOfGames } from "./team-stats.js";

/** A team's season as rating systems see it. All ratings are computed from this, so they do not contradict each other. */
export interface RatedSeason {
  readonly season: number;
  readonly teamId: number;
  /**
   * The Elo rating after the season's games. For a team without games, it is the Elo rating that corresponds to the team's strength. Null if the team
   * has no rating.
   */
  readonly elo: number | null;
  /** How many points better the team is than the season's average FBS team. Null if the team has no rating. */
  readonly strength: number | null;
  /** How much stronger the offense is than the defense, in points. */
  readonly offenseEdge: number;
  /** The average margin of the season's games. Null if there are none. */
  readonly margin: number | null;
  readonly plays: { readonly offense: number; readonly defense: number };
  readonly games: readonly TeamGame[];
}

/** Returns a team's Elo rating after the last of these games. If that game did not change the rating, returns the rating before the game. */
export function lastElo(games: readonly TeamGame[]): number | null {
  const last = games.at(-1);
  return last === undefined ? null : (last.game.elo[last.side].postgame ?? last.game.elo[last.side].pregame);
}

/** Returns the Elo rating that corresponds to a strength. */
const eloOf = (strength: number): number => ELO.ofAverage + ELO.perPoint * strength;

const isFcs = (teamId: number, season: number): boolean => conferenceOf(teamId, season)?.classification === "fcs";

/** Returns a world's seasons without games that have begun, with Elo ratings that correspond to their strengths. */
function withoutGames(world: World, seasons: readonly TeamSeason[]) {
  const begun = new Set(seasons.map(({ season, teamId }) => `${season} ${teamId}`));
  const without = strengthsWithoutGames().map((fact) => ({ ...fact, elo: eloOf(fact.strength) }));
  const before = strengthsBeforeGames().map((fact) => {
    return { ...fact, elo: world.eloBefore(fact.teamId, fact.season) ?? eloOf(fact.strength) };
  });
  return [...without, ...before].filter(
    ({ season, teamId }) => !begun.has(`${season} ${teamId}`) && hasBegun(world, season),
  );
}

/** Returns ten times the sum of an offense's predicted points per play and its opponents' predicted points per play. */
const edgeOf = (own: Tally, allowed: Tally): number =>
  10 * (rate(own.totalPPA, own.countedPlays) + rate(allowed.totalPPA, allowed.countedPlays));

/**
 * Returns every rated season that has begun, sorted by year. Within a year, seasons with games come first, sorted by school. In full seasons, the
 * average FBS team has strength 0.
 */
export const ratedSeasons = once((world: World): readonly RatedSeason[] => {
  const seasons = playedSeasons(world).map((own) => ({ ...own, elo: lastElo(own.games) }));
  const others = withoutGames(world, seasons);
  const averages = new Map(
    FULL_SEASONS.map((year: number) => {
      const own = [...seasons, ...others].filter(({ season, teamId }) => season === year && !isFcs(teamId, season));
      const games = seasons.filter(({ season }) => season === year).flatMap((each) => each.games);
      const tally = lazy(() => tallyOfGames(games));
      return [year, { elo: mean(present(own.map(({ elo }) => elo))), edge: () => edgeOf(tally(), tally()) }] as const;
    }),
  );
  const strengthIn = (season: number, elo: number | null): number | null =>
    elo === null ? null : (elo - (averages.get(season)?.elo ?? ELO.ofAverage)) / ELO.perPoint;
  const withGames = seasons.map(({ season, teamId, games, elo }): RatedSeason => {
    // Rating systems that include the FCS also rate teams without an Elo rating.
    const strength = strengthIn(season, elo ?? teamById(teamId).elo);
    const counted = lazy(() => ({ own: tallyOfGames(games), allowed: tallyOfGames(games.map(opponentGame)) }));
    return {
      ...{ season, teamId, elo, strength, margin: rate(sum(games, marginOf), games.length) },
      // A game is simulated only if a rating needs its plays.
      get offenseEdge() {
        return edgeOf(counted().own, counted().allowed) - (averages.get(season)?.edge() ?? 0);
      },
      get plays() {
        return { offense: counted().own.countedPlays, defense: counted().allowed.countedPlays };
      },
      games,
    };
  });
  const rest = others.map(({ season, teamId, elo }): RatedSeason => {
    const rated = {
      season,
      teamId,
      elo: isFcs(teamId, season) ? null : Math.round(elo),
      strength: strengthIn(season, elo),
    };
    return { ...rated, offenseEdge: 0, margin: null, plays: { offense: 0, defense: 0 }, games: [] };
  });
  return [...withGames, ...rest].sort((a, b) => a.season - b.season);
});

/** Returns a value's rank among all values. The highest value has rank 1, equal values have equal ranks, and the rank of null is null. */
export function rankOf(value: number | null, all: readonly (number | null)[]): number | null {
  return value === null ? null : 1 + count(all, (other) => other !== null && other > value);
}

/** The last season in which SRS rates every team by its margins. */
const LAST_RATED_BY_MARGIN = 1935;

/** Whether CORE, SP and FPI rate a season. A team without a conference counts as independent, unless it has no rating. */
export function isFbsRated({ strength, teamId, season }: RatedSeason): boolean {
  return strength !== null && !isFcs(teamId, season);
}

/** Whether a season is before the first one with Elo ratings. */
export const isRatedByMargin = (season: number): boolean => season <= LAST_RATED_BY_MARGIN;

/** Whether the plain SRS, which covers only the top division, rates a season. */
export const isInPlainSrs = (rated: RatedSeason): boolean => isRatedByMargin(rated.season) || isFbsRated(rated);
