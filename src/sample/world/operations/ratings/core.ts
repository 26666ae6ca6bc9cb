import type { TeamCoreRating } from "../../../../../generated/schema.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";
import { round } from "../../numbers.js";
import { weeksOf } from "../../simulation/season-weeks.js";
import type { World } from "../../simulation/world.js";
import { ratingHeader } from "./rating-header.js";

/** The latest week of a regular season that has begun in a world. */
function latestWeek({ since }: World, season: number): number {
  const begun = weeksOf(season).filter(({ seasonType, start }) => seasonType === "regular" && start <= since);
  return begun.at(-1)?.week ?? 1;
}

/** A row of /ratings/core. For a season whose games have no plays the ratings are 0. */
export function coreRow(world: World, rated: RatedSeason): TeamCoreRating {
  const half = rated.games.length > 0 && rated.plays.offense === 0 ? 0 : (rated.strength ?? 0) / 2;
  const offense = round(half + rated.offenseEdge, 2);
  const defense = round(half - rated.offenseEdge, 2);
  const last = rated.games.at(-1)?.game;
  return {
    ...ratingHeader(rated),
    throughSeasonType: last?.seasonType ?? "regular",
    throughWeek: last?.week ?? latestWeek(world, rated.season),
    overall: round(offense + defense, 2),
    offense,
    defense,
    offensePlays: rated.plays.offense,
    defensePlays: rated.plays.defense,
    modelVersion: "1.0",
  };
}
