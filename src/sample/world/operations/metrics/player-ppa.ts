import type { PlayerGamePredictedPointsAdded, PlayerSeasonPredictedPointsAdded } from "../../../../document/schemas.js";
import type { Player } from "../../facts/person.js";
import { conferenceAbbreviation, teamById } from "../../facts/teams.js";
import { efficiency } from "../../measures/advanced-stats.js";
import { everyPlay, type PlayTest } from "../../measures/garbage-time.js";
import { bySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { round } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import { onePlaySeason } from "../../simulation/one-play-season.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";

/** Predicted points added per play; null without plays. */
function average(plays: readonly Play[]): number | null {
  return plays.length === 0 ? null : round(efficiency(plays).ppa, 3);
}

function total(plays: readonly Play[]): number {
  return round(efficiency(plays).totalPPA, 3);
}

function playerFields({ id, name, position }: Player, teamId: number) {
  return { id, name, position, team: teamById(teamId).school };
}

/** Which plays count, and how many of them a player with a row has at least. */
export interface PlaySelection {
  readonly isIncluded?: PlayTest;
  readonly threshold?: number;
}

function selectedPlayers(plays: readonly Play[], { isIncluded = everyPlay, threshold = 0 }: PlaySelection) {
  return playsByPlayer(plays.filter(isIncluded)).filter(({ all }) => all.length >= threshold);
}

/** The rows of /ppa/players/games for one side of a game. */
export function playerGamePpa(side: TeamGame, selection: PlaySelection = {}): PlayerGamePredictedPointsAdded[] {
  const { game, teamId, opponentId, offense } = side;
  return selectedPlayers(offense.plays, selection).map(({ player, all, passing, rushing }) => ({
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    ...playerFields(player, teamId),
    opponent: teamById(opponentId).school,
    averagePPA: { all: average(all) ?? 0, pass: average(passing), rush: average(rushing) },
  }));
}

/** The rows of /ppa/players/season for a team. */
export function teamPlayersPpa(team: TeamSeason, selection: PlaySelection = {}): PlayerSeasonPredictedPointsAdded[] {
  const plays = team.games.flatMap(({ offense }) => offense.plays);
  return playerSeasonPpa(team.season, team.teamId, plays, selection);
}

/** The rows of /ppa/players/season of players with one play each. */
export function onePlayPlayerPpa(selection: PlaySelection = {}): PlayerSeasonPredictedPointsAdded[] {
  return playerSeasonPpa(onePlaySeason.season, onePlaySeason.teamId, onePlaySeason.plays(), selection);
}

function playerSeasonPpa(
  season: number,
  teamId: number,
  plays: readonly Play[],
  selection: PlaySelection,
): PlayerSeasonPredictedPointsAdded[] {
  return selectedPlayers(plays, selection).map(({ player, all }) => ({
    season,
    ...playerFields(player, teamId),
    conference: conferenceAbbreviation(teamId, season) ?? "",
    averagePPA: { ...bySplit((isIncluded) => average(all.filter(isIncluded))), all: average(all) ?? 0 },
    totalPPA: bySplit((isIncluded) => total(all.filter(isIncluded))),
  }));
}
