import type { ReturningProduction } from "../../../../../generated/schema.js";
import { isReturning } from "../../facts/returning-players.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { returningProduction } from "../../measures/returning-production.js";
import type { TeamSeason } from "../../simulation/team-games.js";

/** A row of /player/returning: the production of a season by players who returned for the next one. */
export function returningProductionRow({ season, teamId, games }: TeamSeason): ReturningProduction {
  return {
    season: season + 1,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season + 1) ?? "",
    ...returningProduction(
      games.flatMap(({ offense }) => offense.plays),
      isReturning,
    ),
  };
}
