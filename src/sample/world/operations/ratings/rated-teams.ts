import { conferenceOf } from "../../facts/teams.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";

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
