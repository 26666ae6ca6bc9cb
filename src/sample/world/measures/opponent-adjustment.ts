import { once } from "../computed.js";
import { present, rate, sum } from "../numbers.js";
import type { Snap } from "../simulation/model.js";
import { playsOf, type TeamSeason } from "../simulation/team-games.js";

/** A measure of plays. It has a value even for an empty list. */
export type Measure = (plays: readonly Snap[]) => number;

type Unit = "offense" | "defense";

const opposing = (unit: Unit): Unit => (unit === "offense" ? "defense" : "offense");

/** Returns a function that computes a value once for each object and unit. */
function byUnit<Key extends object, T>(compute: (key: Key, unit: Unit) => T) {
  return { offense: once((key: Key) => compute(key, "offense")), defense: once((key: Key) => compute(key, "defense")) };
}

const plays = byUnit(({ games }: TeamSeason, unit) => playsOf(games, unit));

/** Returns a unit's plays in a season. */
export const playsOfSeason = (season: TeamSeason, unit: Unit): readonly Snap[] => plays[unit](season);

// Computed once, because each team is the opponent of many.
const values = once((measure: Measure) => byUnit((season: TeamSeason, unit) => measure(playsOfSeason(season, unit))));
const averages = once((measure: Measure) =>
  byUnit((seasons: readonly TeamSeason[], unit) => rate(sum(seasons, values(measure)[unit]), seasons.length)),
);

const byTeam = once((seasons: readonly TeamSeason[]) => new Map(seasons.map((season) => [season.teamId, season])));

/** The weight of the adjustment. With so few games, half of the difference between opponents counts as chance. */
const WEIGHT = 0.5;

/**
 * Returns how much easier than average a season's opponents were. This is `WEIGHT` times the difference between what they allowed in all their games
 * (or gained, if the unit is a defense) and the average of all teams. `seasons` has the seasons of all teams in that year.
 */
export function opponentEase(season: TeamSeason, seasons: readonly TeamSeason[], unit: Unit, measure: Measure): number {
  const other = opposing(unit);
  const opponents = present(season.games.map(({ opponentId }) => byTeam(seasons).get(opponentId) ?? null));
  return WEIGHT * (rate(sum(opponents, values(measure)[other]), opponents.length) - averages(measure)[other](seasons));
}

/** Returns a measure of a team's season, adjusted for its opponents. */
export function adjustedMeasure(
  season: TeamSeason,
  seasons: readonly TeamSeason[],
  unit: Unit,
  measure: Measure,
): number {
  return values(measure)[unit](season) - opponentEase(season, seasons, unit, measure);
}
