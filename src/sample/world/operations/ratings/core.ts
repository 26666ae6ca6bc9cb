import { isWholeSeason } from "../../facts/coverage.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";
import { between, round } from "../../numbers.js";
import { weeksOf } from "../../simulation/season-weeks.js";
import type { World } from "../../simulation/world.js";
import { teamHeader } from "../headers.js";

/** Returns the latest week of a regular season that has begun in a world. */
function latestWeek({ since }: World, season: number): number {
  const begun = weeksOf(season).filter(({ seasonType, start }) => seasonType === "regular" && start <= since);
  return begun.at(-1)?.week ?? 1;
}

/**
 * Returns a season's ratings before rounding, in points per 100 plays compared with the average. For a defense, low is good. `overall` is in whole
 * hundredths, so that rounded ratings still satisfy overall = offense - defense.
 */
export function coreRatings({ strength, offenseEdge }: RatedSeason) {
  const overall = round(strength ?? 0, 2);
  // Avoids half a hundredth, which would be rounded up in one rating and down in the other.
  const offense = overall / 2 + offenseEdge + 1e-6;
  return { overall, offense, defense: offense - overall };
}

/** The number of games in a team's regular season. */
const GAMES = 12;

/** Returns a made-up number of plays for a team if the world has only some of its games. */
function madeUpPlays({ teamId, season }: RatedSeason, unit: "offense" | "defense", games: number): number {
  return between(games * 58, games * 70, `plays ${unit} ${teamId} ${season}`);
}

/** Returns a row of /ratings/core. */
export function coreRow(world: World, rated: RatedSeason) {
  const { overall, offense, defense } = coreRatings(rated);
  const isWhole = isWholeSeason(rated.teamId, rated.season);
  const latest = rated.games.at(-1)?.game;
  const last = isWhole || latest?.seasonType === "postseason" ? latest : undefined;
  const week = last?.week ?? latestWeek(world, rated.season);
  const games = Math.min(week, GAMES) + (last?.seasonType === "postseason" ? GAMES : 0);
  const plays = (unit: "offense" | "defense") => (isWhole ? rated.plays[unit] : madeUpPlays(rated, unit, games));
  return {
    ...teamHeader(rated.teamId, rated.season),
    throughSeasonType: last?.seasonType ?? "regular",
    throughWeek: week,
    overall,
    offense: round(offense, 2),
    defense: round(defense, 2),
    offensePlays: plays("offense"),
    defensePlays: plays("defense"),
    modelVersion: "1.0",
  };
}
