import type { PlayerGameSuccessRate, PlayerSeasonSuccessRate, PlayerStat } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { credits } from "../measures/credit.js";
import { playerLines } from "../measures/player-box.js";
import { seasonColumns } from "../measures/player-columns.js";
import { count, ratio } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import {
  conferenceAbbreviation,
  conferenceName,
  type TeamGame,
  type TeamSeason,
  teamSeasons,
  type WorldGame,
} from "../world.js";

/** The season statistics of a team's players, one row a number. What belongs to the team as such has no row. */
export function playerSeasonStats({ season, teamId, games }: TeamSeason): PlayerStat[] {
  return playerLines(teamId, ...games)
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

function split(plays: readonly Play[]): PlayerSeasonSuccessRate["passing"] {
  const successes = count(plays, ({ success }) => success === true);
  return { plays: plays.length, successes, successRate: ratio(successes, plays.length) };
}

function successes(teamId: number, season: number, plays: readonly Play[]) {
  return credits(plays).map(({ player, passing, rushing }) => ({
    id: player.id,
    name: player.name,
    position: player.position,
    team: teamById(teamId).school,
    conference: conferenceAbbreviation(teamId, season) ?? "",
    passing: split(passing),
    rushing: split(rushing),
  }));
}

/** The success rates of a team's players over a season. */
export function seasonSuccess({ season, teamId, games }: TeamSeason): PlayerSeasonSuccessRate[] {
  const plays = games.flatMap(({ offense }) => offense.plays);
  return successes(teamId, season, plays).map((row) => ({ season, ...row }));
}

/** The success rates of a team's players in one game. */
export function gameSuccess({ game, teamId, opponentId, offense }: TeamGame): PlayerGameSuccessRate[] {
  return successes(teamId, game.season, offense.plays).map((row) => ({
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    gameId: game.id,
    ...row,
    opponent: teamById(opponentId).school,
  }));
}

/** Recordings of the three operations on the seasons of players. */
export function playerSeasonCases(world: readonly WorldGame[]): Case[] {
  const stats = recorder<PlayerStat[]>("getPlayerSeasonStats", "/stats/player/season");
  const season = recorder<PlayerSeasonSuccessRate[]>("getPlayerSeasonSuccess", "/stats/player/success");
  const byGame = recorder<PlayerGameSuccessRate[]>("getPlayerGameSuccess", "/stats/player/success/game");
  const seasons = teamSeasons(world).filter((each) => each.season === 2024);
  const champions = seasons.filter(({ teamId }) => teamId === 194);
  const finalists = seasons.filter(({ teamId }) => teamId === 194 || teamId === 87);
  const passing = seasons.flatMap(playerSeasonStats).filter(({ category }) => category === "passing");
  return [
    stats.ok("ohio-state-2024", { year: 2024, team: "Ohio State" }, champions.flatMap(playerSeasonStats)),
    stats.ok("passing-2024", { year: 2024, category: "passing" }, passing),
    season.ok("playoff-2024", { year: 2024 }, seasons.flatMap(seasonSuccess)),
    ...finalists.map((each) =>
      byGame.ok(
        `${teamById(each.teamId).school.toLowerCase().replaceAll(" ", "-")}-2024`,
        { year: 2024, team: teamById(each.teamId).school },
        each.games.flatMap(gameSuccess),
      ),
    ),
  ];
}
