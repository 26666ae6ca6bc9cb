import type {
  PlayerGamePredictedPointsAdded,
  PlayerSeasonPredictedPointsAdded,
} from "../../../../../generated/schema.js";
import type { Player } from "../../facts/players.js";
import { conferenceAbbreviation, teamById } from "../../facts/teams.js";
import { efficiency } from "../../measures/advanced-stats.js";
import { bySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { round } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";

/** Predicted points added per play; null without plays. */
function average(plays: readonly Play[]): number | null {
  return plays.length === 0 ? null : round(efficiency(plays).ppa, 3);
}

function total(plays: readonly Play[]): number {
  return round(efficiency(plays).totalPPA, 3);
}

function playerFields({ id, name, position, teamId }: Player) {
  return { id, name, position, team: teamById(teamId).school };
}

/** The rows of /ppa/players/games for one side of a game. */
export function playerGamePpa({ game, opponentId, offense }: TeamGame): PlayerGamePredictedPointsAdded[] {
  return playsByPlayer(offense.plays).map(({ player, all, passing, rushing }) => ({
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    ...playerFields(player),
    opponent: teamById(opponentId).school,
    averagePPA: { all: average(all) ?? 0, pass: average(passing), rush: average(rushing) },
  }));
}

/** The rows of /ppa/players/season for a team. */
export function teamPlayersPpa({ season, teamId, games }: TeamSeason): PlayerSeasonPredictedPointsAdded[] {
  return playerSeasonPpa(
    season,
    teamId,
    games.flatMap(({ offense }) => offense.plays),
  );
}

/** The rows of /ppa/players/season for some plays of a team. */
export function playerSeasonPpa(
  season: number,
  teamId: number,
  plays: readonly Play[],
): PlayerSeasonPredictedPointsAdded[] {
  return playsByPlayer(plays).map(({ player, all }) => ({
    season,
    ...playerFields(player),
    conference: conferenceAbbreviation(teamId, season) ?? "",
    averagePPA: { ...bySplit((isIncluded) => average(all.filter(isIncluded))), all: average(all) ?? 0 },
    totalPPA: bySplit((isIncluded) => total(all.filter(isIncluded))),
  }));
}
