import { ELO, type StrengthFact, strengthsBeforeGames, strengthsWithoutGames } from "../facts/ratings.js";
import { conferenceOf } from "../facts/teams.js";
import { lazy, once } from "../lazy.js";
import { count, rate, sum } from "../numbers.js";
import { marginOf, opponentGame, type TeamGame, teamSeasons } from "../simulation/team-games.js";
import { hasBegun, type World } from "../simulation/world.js";
import { tallyOfGames } from "./team-stats.js";

/** A team's season as rating systems see it. Every rating is computed from this, so that none contradicts another. */
export interface RatedSeason {
  readonly season: number;
  readonly teamId: number;
  /** Points better than an average team; null for a team without a rating. */
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

/** A team's Elo after a season: that of the last game, or for a season without games the one that its strength stands for. */
export function finalElo({ games, strength }: Pick<RatedSeason, "games" | "strength">): number | null {
  if (games.length > 0) return lastElo(games);
  return strength === null ? null : Math.round(ELO.ofAverage + ELO.perPoint * strength);
}

/** The strength that an Elo rating stands for. */
const strengthOf = (elo: number | null): number | null => (elo === null ? null : (elo - ELO.ofAverage) / ELO.perPoint);

/** The strength that the Elo rating of a team before its first game of a season stands for; null without a game or a rating. */
function strengthBefore(world: World, { season, teamId }: StrengthFact): number | null {
  const first = world.find((game) => game.season === season && (game.homeId === teamId || game.awayId === teamId));
  return strengthOf(first?.elo[first.homeId === teamId ? "home" : "away"].pregame ?? null);
}

/** Every rated season that has begun, by year: those with games by school, then those without games. */
export const ratedSeasons = once((world: World): readonly RatedSeason[] => {
  const withGames = teamSeasons(world).map(({ season, teamId, games }): RatedSeason => {
    const counted = lazy(() => ({ own: tallyOfGames(games), allowed: tallyOfGames(games.map(opponentGame)) }));
    return {
      season,
      teamId,
      strength: strengthOf(lastElo(games)),
      // Not every rating counts plays, and only then is a game simulated.
      get offenseEdge() {
        const { own, allowed } = counted();
        return 10 * (rate(own.totalPPA, own.countedPlays) + rate(allowed.totalPPA, allowed.countedPlays));
      },
      margin: rate(sum(games, marginOf), games.length),
      get plays() {
        return { offense: counted().own.countedPlays, defense: counted().allowed.countedPlays };
      },
      games,
    };
  });
  const begun = new Set(withGames.map(({ season, teamId }) => `${season} ${teamId}`));
  const notBegun = strengthsBeforeGames
    .filter(({ season, teamId }) => !begun.has(`${season} ${teamId}`))
    .map((fact) => ({ ...fact, strength: strengthBefore(world, fact) ?? fact.strength }));
  const facts = [...strengthsWithoutGames, ...notBegun].filter(({ season }) => hasBegun(world, season));
  const withoutGames = facts.map(
    (fact): RatedSeason => ({ ...fact, offenseEdge: 0, margin: null, plays: { offense: 0, defense: 0 }, games: [] }),
  );
  return [...withGames, ...withoutGames].sort((a, b) => a.season - b.season);
});

/** The rank of a value among all values, 1 for the highest. Equal values have the same rank; null has none. */
export function rankOf(value: number | null, all: readonly (number | null)[]): number | null {
  return value === null ? null : 1 + count(all, (other) => other !== null && other > value);
}

/** Up to this season, SRS rates every team by its margins. */
const LAST_RATED_BY_MARGIN = 1935;

/** Whether CORE, SP and FPI rate a season. A team without a conference is independent, unless it has no rating. */
export function isFbsRated({ strength, teamId, season }: RatedSeason): boolean {
  return strength !== null && conferenceOf(teamId, season)?.classification !== "fcs";
}

/** Whether a season is before the first one in which teams have an Elo rating. */
export const isRatedByMargin = (season: number): boolean => season <= LAST_RATED_BY_MARGIN;

/** Whether the plain SRS, which has the top division only, rates a season. */
export const isInPlainSrs = (rated: RatedSeason): boolean => isRatedByMargin(rated.season) || isFbsRated(rated);
