import type { TeamATS } from "../../../../document/schemas.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { count, ratio, roundOrNull, sum } from "../../numbers.js";
import { marginOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";

/** The points by which a side beat the spread; null for a game without a spread. */
function coverMargin(side: TeamGame): number | null {
  const spread = side.game.odds?.spread;
  return spread === undefined ? null : marginOf(side) + (side.side === "home" ? spread : -spread);
}

/** A row of /teams/ats. */
export function againstTheSpread({ season, teamId, games }: TeamSeason): TeamATS {
  const margins = games.map(coverMargin).filter((margin) => margin !== null);
  return {
    year: season,
    teamId,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season),
    games: margins.length,
    atsWins: count(margins, (margin) => margin > 0),
    atsLosses: count(margins, (margin) => margin < 0),
    atsPushes: count(margins, (margin) => margin === 0),
    avgCoverMargin: roundOrNull(
      ratio(
        sum(margins, (margin) => margin),
        margins.length,
      ),
      2,
    ),
  };
}
