import type { GamePlayerStatCategories, GamePlayerStats, GameTeamStats } from "../../../../../generated/schema.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { gameColumns } from "../../measures/player-stat-columns.js";
import { playerStatLines } from "../../measures/player-stats.js";
import { teamStatTexts, teamTotals } from "../../measures/team-stats.js";
import { group } from "../../numbers.js";
import { type TeamGame, teamGames } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";

function sideFields({ game, side, teamId }: TeamGame) {
  return {
    team: teamById(teamId).school,
    conference: conferenceName(teamId, game.season),
    homeAway: side,
    // The service stores the points of box scores apart from games; box scores of old games have none.
    points: game.season < 1950 ? null : (game.points?.[side] ?? null),
  };
}

/** A row of /games/teams. Without play-by-play data there are no statistics. */
export function teamBoxScores(game: WorldGame): GameTeamStats {
  return {
    id: game.id,
    teams: teamGames(game).map((side) => ({
      teamId: side.teamId,
      ...sideFields(side),
      stats:
        game.playByPlay === null
          ? []
          : Object.entries(teamStatTexts(teamTotals(side))).map(([category, stat]) => ({ category, stat })),
    })),
  };
}

function statCategories(side: TeamGame): GamePlayerStatCategories[] {
  return [...group(playerStatLines(side.teamId, side), ({ category }) => category)].map(([category, lines]) => ({
    name: category,
    types: gameColumns[category].map(([name, value]) => ({
      name,
      athletes: lines.map((line) => ({ id: line.id, name: line.name, stat: String(value(line.tally)) })),
    })),
  }));
}

/** A row of /games/players. */
export function playerBoxScores(game: WorldGame): GamePlayerStats {
  return {
    id: game.id,
    teams: teamGames(game).map((side) => ({ ...sideFields(side), categories: statCategories(side) })),
  };
}
