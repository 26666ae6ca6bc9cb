import { conferenceName, teamById } from "../../facts/teams.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";

/** The first fields of a row of ratings. */
export function ratingHeader({ season, teamId }: Pick<RatedSeason, "season" | "teamId">) {
  return { year: season, team: teamById(teamId).school, conference: conferenceName(teamId, season) };
}
