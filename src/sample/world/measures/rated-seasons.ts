import { lazy, once } from "../computed.js";
import { ELO, strengthsBeforeGames, strengthsWithoutGames } from "../facts/ratings.js";
import { FULL_SEASONS } from "../facts/team-seasons.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { count, mean, present, rate, sum } from "../numbers.js";
import { marginOf, opponentGame, type TeamGame, type TeamSeason, teamSeasons } from "../simulation/team-games.js";
import { hasBegun, type World } from "../simulation/world.js";
import { type Tally, tallyOfGames } from "./team-stats.js";

/** A team's season as rating systems see it. Every rating is computed from this, so that none contradicts another. */
export interface RatedSeason {
  readonly season: number;
  readonly teamId: number;
  /** Elo after the season's games, or the one that the strength of a team without games stands for; null for a team without a rating. */
  readonly elo: number | null;
  /** Points better than the average FBS team of the season; null for a team without a rating. */
  readonly strength: number | null;
  /** How much stronger the offense is than the defense, in points. */
  readonly offenseEdge: number;
  /** The average margin of the season's games; null without games. */
  readonly margin: number | null;
  readonly plays: { readonly offense: number; readonly defense: number };
  readonly games: readonly TeamGame[];
}

/** A team's Elo after the last of some games, or before it where the game did not change it. */
export function lastElo(games: readonly TeamGame[]): number | null {
  const last = games.at(-1);
  return last === undefined ? null : (last.game.elo[last.side].postgame ?? last.game.elo[last.side].pregame);
}

/** The Elo rating that a strength stands for. */
const eloOf = (strength: number): number => ELO.ofAverage + ELO.perPoint * strength;

const isFcs = (teamId: number, season: number): boolean => conferenceOf(teamId, season)?.classification === "fcs";

/** The seasons without games that have begun in a world, with the Elo ratings that their strengths stand for. */
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

/** Ten times the predicted points per play of an offense, and of its opponents. */
const edgeOf = (own: Tally, allowed: Tally): number =>
  10 * (rate(own.totalPPA, own.countedPlays) + rate(allowed.totalPPA, allowed.countedPlays));

/** Every rated season that has begun, by year: those with games by school, then those without games. In full seasons FBS teams center on 0. */
export const ratedSeasons = once((world: World): readonly RatedSeason[] => {
  const seasons = teamSeasons(world).map((own) => ({ ...own, elo: lastElo(own.games) }));
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
    // Systems that rate the FCS know the strength of a team without an Elo.
    const strength = strengthIn(season, elo ?? teamById(teamId).elo);
    const counted = lazy(() => ({ own: tallyOfGames(games), allowed: tallyOfGames(games.map(opponentGame)) }));
    return {
      ...{ season, teamId, elo, strength, margin: rate(sum(games, marginOf), games.length) },
      // Not every rating counts plays, and only then is a game simulated.
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

/** The rank of a value among all values, 1 for the highest. Equal values have the same rank; null has none. */
export function rankOf(value: number | null, all: readonly (number | null)[]): number | null {
  return value === null ? null : 1 + count(all, (other) => other !== null && other > value);
}

/** Up to this season, SRS rates every team by its margins. */
const LAST_RATED_BY_MARGIN = 1935;

/** Whether CORE, SP and FPI rate a season. A team without a conference is independent, unless it has no rating. */
export function isFbsRated({ strength, teamId, season }: RatedSeason): boolean {
  return strength !== null && !isFcs(teamId, season);
}

/** Whether a season is before the first one in which teams have an Elo rating. */
export const isRatedByMargin = (season: number): boolean => season <= LAST_RATED_BY_MARGIN;

/** Whether the plain SRS, which has the top division only, rates a season. */
export const isInPlainSrs = (rated: RatedSeason): boolean => isRatedByMargin(rated.season) || isFbsRated(rated);
