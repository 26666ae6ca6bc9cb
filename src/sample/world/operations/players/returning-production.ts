import { isFullSeason, seasonsOfTeam } from "../../facts/team-seasons.js";
import { teams } from "../../facts/teams.js";
import { madeUpReturningProduction } from "../../measures/returning-production.js";
import { compareText } from "../../numbers.js";
import { seasonHeader } from "../headers.js";

/**
 * Returns the rows of /player/returning, with one for each team in each season that has every team. The values are about the previous season. They
 * are made up, because the world has few of that season's games.
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
