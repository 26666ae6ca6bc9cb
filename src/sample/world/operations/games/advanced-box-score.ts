import type { AdvancedBoxScore } from "../../../../document/schema.js";
import { teamById } from "../../facts/teams.js";
import type { Sparse } from "../../responses/source.js";
import { teamGames } from "../../simulation/team-games.js";
import { FIRST_DETAILED_SEASON, type WorldGame } from "../../simulation/world.js";
import { advancedBoxPlayers, withUnknownPlayer } from "./advanced-box-players.js";
import { advancedBoxTeams, withoutNumbersOf } from "./advanced-box-teams.js";

/** Returns a response of /game/box/advanced. In a game of an old season, the away team has no numbers, and one player has no fields. */
export function advancedBoxScore(game: WorldGame): Sparse<AdvancedBoxScore> {
  const { home, away } = game.points ?? { home: 0, away: 0 };
  const sides = teamGames(game);
  const awayTeam = teamById(game.awayId).school;
  const old = game.season < FIRST_DETAILED_SEASON;
  const teams = advancedBoxTeams(sides);
  const players = advancedBoxPlayers(sides);
  return {
    gameInfo: {
      homeTeam: teamById(game.homeId).school,
      homePoints: home,
      homeWinProb: game.summary?.postgame.home,
      awayTeam,
      awayPoints: away,
      awayWinProb: game.summary?.postgame.away,
      homeWinner: home > away,
      excitement: game.summary?.excitement,
    },
    teams: old ? withoutNumbersOf(teams, awayTeam) : teams,
    players: old ? withUnknownPlayer(players) : players,
  };
}
