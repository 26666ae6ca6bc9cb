import { ratedFacts } from "../facts/rated.js";
import { count, rate, sum } from "../numbers.js";
import { type TeamGame, teamSeasons, type WorldGame } from "../world.js";
import { efficiency, isCounted } from "./advanced.js";

/** A team's season as models see it. All ratings of the world come from here, so that none contradicts another. */
export interface RatedSeason {
  readonly season: number;
  readonly teamId: number;
  /** Points better than an average team; null where neither Elo nor anybody else tells. */
  readonly strength: number | null;
  /** How much of that is the offense's rather than the defense's, in points. */
  readonly tilt: number;
  /** Average margin of the season's games; null without a game in the world. */
  readonly margin: number | null;
  readonly plays: { readonly offense: number; readonly defense: number };
  readonly games: readonly TeamGame[];
}

const ELO_OF_AVERAGE = 1500;
const ELO_PER_POINT = 22;

/** A side's points less its opponent's. */
export function marginOf({ game, side }: TeamGame): number {
  const { home, away } = game.points ?? { home: 0, away: 0 };
  return side === "home" ? home - away : away - home;
}

/** A team's Elo after its last game of a season, or before it where the game did not count. */
export function lastElo(games: readonly TeamGame[]): number | null {
  const last = games.at(-1);
  return last === undefined ? null : (last.game.elo[last.side].postgame ?? last.game.elo[last.side].pregame);
}

function tiltOf(games: readonly TeamGame[]): number {
  const own = efficiency(games.flatMap(({ offense }) => offense.plays)).ppa;
  const allowed = efficiency(games.flatMap(({ defense }) => defense.plays)).ppa;
  return 10 * (own + allowed);
}

/** Every season that models rated, by year and school: those with games, then those known by their rating alone. */
export function ratedSeasons(world: readonly WorldGame[]): RatedSeason[] {
  const played = teamSeasons(world).map(({ season, teamId, games }): RatedSeason => {
    const elo = lastElo(games);
    const counted = (side: "offense" | "defense"): number => sum(games, (game) => count(game[side].plays, isCounted));
    return {
      season,
      teamId,
      strength: elo === null ? null : (elo - ELO_OF_AVERAGE) / ELO_PER_POINT,
      tilt: tiltOf(games),
      margin: rate(sum(games, marginOf), games.length),
      plays: { offense: counted("offense"), defense: counted("defense") },
      games,
    };
  });
  const known = ratedFacts.map(
    (fact): RatedSeason => ({ ...fact, tilt: 0, margin: null, plays: { offense: 0, defense: 0 }, games: [] }),
  );
  return [...played, ...known].sort((a, b) => a.season - b.season);
}

/** The place of a value among all values, 1 for the highest; equal values share a place. Null for no value. */
export function placeOf(value: number | null, all: readonly (number | null)[]): number | null {
  return value === null ? null : 1 + count(all, (other) => other !== null && other > value);
}
