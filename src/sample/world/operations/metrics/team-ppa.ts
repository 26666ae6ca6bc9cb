import type { TeamGamePredictedPointsAdded, TeamSeasonPredictedPointsAdded } from "../../../../document/schemas.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { efficiency, isDropback, isRun } from "../../measures/advanced-stats.js";
import { everyPlay } from "../../measures/garbage-time.js";
import { round } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";
import { gameHeader } from "../production-rows.js";

/** Predicted points added per play, by kind of play and by down. */
function averages(plays: readonly Play[]): TeamGamePredictedPointsAdded["offense"] {
  const average = (isIncluded: (play: Play) => boolean): number => round(efficiency(plays.filter(isIncluded)).ppa, 2);
  return {
    overall: average(() => true),
    passing: average(isDropback),
    rushing: average(isRun),
    firstDown: average(({ down }) => down === 1),
    secondDown: average(({ down }) => down === 2),
    thirdDown: average(({ down }) => down === 3),
  };
}

/** The averages with the sums of a season. The total is the sum of passing and rushing. */
function seasonAverages(plays: readonly Play[]): TeamSeasonPredictedPointsAdded["offense"] {
  const total = (isIncluded: (play: Play) => boolean): number =>
    round(efficiency(plays.filter(isIncluded)).totalPPA, 1);
  const passing = total(isDropback);
  const rushing = total(isRun);
  return { ...averages(plays), cumulative: { total: round(passing + rushing, 1), passing, rushing } };
}

/** A row of /ppa/teams. */
export function teamSeasonPpa(
  { season, teamId, games }: TeamSeason,
  isIncluded = everyPlay,
): TeamSeasonPredictedPointsAdded {
  return {
    season,
    conference: conferenceName(teamId, season) ?? "",
    team: teamById(teamId).school,
    offense: seasonAverages(games.flatMap(({ offense }) => offense.plays).filter(isIncluded)),
    defense: seasonAverages(games.flatMap(({ defense }) => defense.plays).filter(isIncluded)),
  };
}

/** A row of /ppa/games. */
export function teamGamePpa(side: TeamGame, isIncluded = everyPlay): TeamGamePredictedPointsAdded {
  return {
    ...gameHeader(side),
    conference: conferenceName(side.teamId, side.game.season) ?? "",
    offense: averages(side.offense.plays.filter(isIncluded)),
    defense: averages(side.defense.plays.filter(isIncluded)),
  };
}
