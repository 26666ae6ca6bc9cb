import type { TeamSeasonRatings } from "../../../../document/schema.js";
import { mapValues } from "../../computed.js";
import { rankOf, ratedSeasons } from "../../measures/rated-seasons.js";
import type { TeamSeason } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { type RatedTeam, ratingSystems } from "./overview-systems.js";

/** Returns a team's ratings by unit, with their ranks in the team's division. Returns null if the system does not rate the team. */
function rankedUnits<Unit extends string>(system: readonly RatedTeam<Unit>[], teamId: number) {
  const own = system.find((team) => team.teamId === teamId);
  if (own === undefined) return null;
  const rivals = own.division === null ? [] : system.filter(({ division }) => division === own.division);
  const meritsOf = (unit: Unit) => rivals.map(({ units }) => units[unit].merit);
  return mapValues(own.units, ({ sent, merit }, unit) => ({
    rating: sent,
    rank: own.division === null ? null : rankOf(merit, meritsOf(unit)),
  }));
}

/**
 * Returns a function that looks up the ratings in a season overview. They come from /ratings/*, and are null if a system does not have the season or
 * team.
 */
export function overviewRatings(world: World): (team: TeamSeason) => TeamSeasonRatings {
  const seasons = ratedSeasons(world);
  // Ratings are computed at their first use. All teams of a year share that year's ratings.
  const systems = new Map<number, ReturnType<typeof ratingSystems>>();
  return (team) => {
    const { season, teamId } = team;
    const ofYear = systems.get(season) ?? ratingSystems(seasons.filter((each) => each.season === season));
    systems.set(season, ofYear);
    return {
      sp: rankedUnits(ofYear.sp, teamId),
      srs: rankedUnits(ofYear.srs, teamId)?.overall ?? null,
      elo: ofYear.elo.find((row) => row.teamId === teamId)?.elo ?? null,
      core: rankedUnits(ofYear.core, teamId),
      // These are the efficiencies, not the rating in points.
      fpi: rankedUnits(ofYear.fpi, teamId),
    };
  };
}
