import type { RatedSeason } from "../../measures/rated-seasons.js";
import { round } from "../../numbers.js";
import { weeksOf } from "../../simulation/season-weeks.js";
import type { World } from "../../simulation/world.js";
import { teamHeader } from "../headers.js";

/** The latest week of a regular season that has begun in a world. */
function latestWeek({ since }: World, season: number): number {
  const begun = weeksOf(season).filter(({ seasonType, start }) => seasonType === "regular" && start <= since);
  return begun.at(-1)?.week ?? 1;
}

/**
 * A season's ratings before rounding: points per 100 plays against the average. For a defense, low is good. `overall` is in whole hundredths, so
 * that rounded ratings still satisfy overall = offense - defense.
 */
export function coreRatings({ strength, offenseEdge }: RatedSeason) {
  const overall = round(strength ?? 0, 2);
  // Avoids half a hundredth, which would round up in one of the two and down in the other.
  const offense = overall / 2 + offenseEdge + 1e-6;
  return { overall, offense, defense: offense - overall };
}

/** A row of /ratings/core. */
export function coreRow(world: World, rated: RatedSeason) {
  const { overall, offense, defense } = coreRatings(rated);
  const last = rated.games.at(-1)?.game;
  return {
    ...teamHeader(rated.teamId, rated.season),
    throughSeasonType: last?.seasonType ?? "regular",
    throughWeek: last?.week ?? latestWeek(world, rated.season),
    overall,
    offense: round(offense, 2),
    defense: round(defense, 2),
    offensePlays: rated.plays.offense,
    defensePlays: rated.plays.defense,
    modelVersion: "1.0",
  };
}
