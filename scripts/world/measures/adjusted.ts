import { rate, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import type { TeamSeason } from "../world.js";

/** A measure of plays that has a value even for none. */
export type Rate = (plays: readonly Play[]) => number;

type Ball = "offense" | "defense";

const other = (ball: Ball): Ball => (ball === "offense" ? "defense" : "offense");

/** All plays of a season on one side of the ball. */
export function seasonPlays({ games }: TeamSeason, ball: Ball): Play[] {
  return games.flatMap((game) => game[ball].plays);
}

/** After so few games half of what the seasons of opponents show is chance. */
const TRUST = 0.5;

/**
 * How much easier than usual the opponents of a season made a measure: what they gave up (or gained, of a defense) in all their games,
 * less what all teams did. `seasons` are those of all teams in that year.
 */
export function ease(season: TeamSeason, seasons: readonly TeamSeason[], ball: Ball, measure: Rate): number {
  const usual = (each: TeamSeason): number => measure(seasonPlays(each, other(ball)));
  const opponents = season.games.flatMap(({ opponentId }) => seasons.filter(({ teamId }) => teamId === opponentId));
  return TRUST * (rate(sum(opponents, usual), opponents.length) - rate(sum(seasons, usual), seasons.length));
}

/** A measure of a team's season, adjusted for its opponents. */
export function adjusted(season: TeamSeason, seasons: readonly TeamSeason[], ball: Ball, measure: Rate): number {
  return measure(seasonPlays(season, ball)) - ease(season, seasons, ball, measure);
}
