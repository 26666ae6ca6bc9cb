import { isOnRoster } from "../../facts/rosters.js";
import { hasSeason, isFullSeason, seasonsOfTeam } from "../../facts/team-seasons.js";
import { teams } from "../../facts/teams.js";
import { madeUpReturningProduction, returningProduction } from "../../measures/returning-production.js";
import { compareText } from "../../numbers.js";
import { playsOf, type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { seasonHeader } from "../headers.js";

/**
 * Returns a row of /player/returning: the share of a season's production by players who returned for the next season. The share is made up if there
 * are no plays.
 */
function returningProductionRow({ season, teamId, games }: TeamSeason) {
  const plays = playsOf(games, "offense");
  return {
    ...seasonHeader({ season: season + 1, teamId }),
    ...(plays.length === 0
      ? madeUpReturningProduction(`${teamId} ${season}`)
      : returningProduction(plays, ({ id }) => isOnRoster(id, teamId, season + 1))),
  };
}

/**
 * Returns the rows of /player/returning: one for each team with a roster in two consecutive seasons, or in a season with every team. The games of the
 * first season must have begun.
 */
export function returningProductionRows(world: World) {
  const played = new Map(teamSeasons(world).map((each) => [`${each.season} ${each.teamId}`, each]));
  const isScheduled = (teamId: number, year: number): boolean =>
    world.some(({ season, homeId, awayId }) => season === year && (homeId === teamId || awayId === teamId));
  const rows = teams.flatMap(({ id: teamId }) =>
    seasonsOfTeam(teamId)
      .filter((year) => isFullSeason(year) || hasSeason(teamId, year - 1))
      .flatMap((year) => {
        const season = year - 1;
        const own = played.get(`${season} ${teamId}`) ?? { season, teamId, games: [] };
        const hasPlays = own.games.some(({ offense }) => offense.plays.length > 0);
        return hasPlays || !isScheduled(teamId, season) ? [returningProductionRow(own)] : [];
      }),
  );
  return rows.sort((a, b) => a.season - b.season || compareText(a.team, b.team));
}
