import type { TeamATS } from "../../../../document/schemas.js";
import { count, present, ratio, roundOrNull, total } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import { marginOf, type TeamGame, type TeamSeason } from "../../simulation/team-games.js";
import { teamHeader } from "../headers.js";

/** The points by which a side beat the spread; null for a game without a spread. */
function coverMargin(side: TeamGame): number | null {
  const spread = side.game.odds?.spread;
  return spread === undefined ? null : marginOf(side) + (side.side === "home" ? spread : -spread);
}

/** A row of /teams/ats. */
export function againstTheSpread({ season, teamId, games }: TeamSeason): Sparse<TeamATS> {
  const margins = present(games.map(coverMargin));
  return {
    ...teamHeader(teamId, season),
    games: margins.length,
    atsWins: count(margins, (margin) => margin > 0),
    atsLosses: count(margins, (margin) => margin < 0),
    atsPushes: count(margins, (margin) => margin === 0),
    avgCoverMargin: roundOrNull(ratio(total(margins), margins.length), 2),
  };
}
