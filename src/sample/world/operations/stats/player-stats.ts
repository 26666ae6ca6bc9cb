import type { PlayerGameSuccessRate, PlayerSeasonSuccessRate, PlayerStat } from "../../../../document/schemas.js";
import { conferenceAbbreviation, conferenceName, teamById } from "../../facts/teams.js";
import { everyPlay, type PlayTest } from "../../measures/garbage-time.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { seasonColumns } from "../../measures/player-stat-columns.js";
import { playerStatLines } from "../../measures/player-stats.js";
import { count, ratio } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame, TeamSeason } from "../../simulation/team-games.js";

/** The rows of /stats/player/season for a team. Statistics without a player have no row. */
export function playerSeasonStats({ season, teamId, games }: TeamSeason): PlayerStat[] {
  return playerStatLines(teamId, ...games)
    .filter(({ position }) => position !== "")
    .flatMap(({ category, id, name, position, tally }) =>
      seasonColumns[category].map(([statType, value]) => ({
        season,
        playerId: id,
        player: name,
        position,
        team: teamById(teamId).school,
        conference: conferenceName(teamId, season) ?? "",
        category,
        statType,
        stat: String(value(tally)),
      })),
    );
}

function successSplit(plays: readonly Play[]): PlayerSeasonSuccessRate["passing"] {
  const successes = count(plays, ({ success }) => success === true);
  return { plays: plays.length, successes, successRate: ratio(successes, plays.length) };
}

function successRows(teamId: number, season: number, plays: readonly Play[], isIncluded: PlayTest) {
  return playsByPlayer(plays.filter(isIncluded)).map(({ player, passing, rushing }) => ({
    id: player.id,
    name: player.name,
    position: player.position,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
    passing: successSplit(passing),
    rushing: successSplit(rushing),
  }));
}

/** The rows of /stats/player/success for a team. */
export function playerSeasonSuccess(
  { season, teamId, games }: TeamSeason,
  isIncluded = everyPlay,
): PlayerSeasonSuccessRate[] {
  const plays = games.flatMap(({ offense }) => offense.plays);
  return successRows(teamId, season, plays, isIncluded).map((row) => ({ season, ...row }));
}

/** The rows of /stats/player/success/game for one side of a game. */
export function playerGameSuccess(side: TeamGame, isIncluded = everyPlay): PlayerGameSuccessRate[] {
  const { game, teamId, opponentId, offense } = side;
  return successRows(teamId, game.season, offense.plays, isIncluded).map((row) => ({
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    gameId: game.id,
    ...row,
    opponent: teamById(opponentId).school,
  }));
}
