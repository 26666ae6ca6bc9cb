import type { TeamElo } from "../../../../../generated/schema.js";
import { conferenceName } from "../../facts/teams.js";
import type { RatedSeason } from "../../measures/rated-seasons.js";
import { ratingHeader } from "./rating-header.js";

/** A row of /ratings/elo. */
export function eloRow({ season, teamId }: Pick<RatedSeason, "season" | "teamId">, elo: number | null): TeamElo {
  return { ...ratingHeader({ season, teamId }), conference: conferenceName(teamId, season) ?? "", elo };
}
