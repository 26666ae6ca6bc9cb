import { isFullSeason, seasonsOfTeam } from "../../facts/team-seasons.js";
import { teams } from "../../facts/teams.js";
import { madeUpReturningProduction } from "../../measures/returning-production.js";
import { compareText } from "../../numbers.js";
import { seasonHeader } from "../headers.js";

/**
 * Returns the rows of /player/returning: one for each team in a season with every team. Each is about the production of the season before, of which the
 * world has few games, so it is made up.
 */
export function returningProductionRows() {
  const rows = teams.flatMap(({ id: teamId }) =>
    seasonsOfTeam(teamId)
      .filter(isFullSeason)
      .map((season) => ({
        ...seasonHeader({ season, teamId }),
        ...madeUpReturningProduction(`${teamId} ${season - 1}`),
      })),
  );
  return rows.sort((a, b) => a.season - b.season || compareText(a.team, b.team));
}
