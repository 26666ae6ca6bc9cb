import { once } from "../../computed.js";
import { type Category, columnText, gameColumns } from "../../measures/player-stat-columns.js";
import { type PlayerStatLine, playerStatLines } from "../../measures/player-stats.js";
import { teamBoxStats } from "../../measures/team-box.js";
import { teamTotals } from "../../measures/team-stats.js";
import { group } from "../../numbers.js";
import { type TeamGame, teamGames } from "../../simulation/team-games.js";
import { hasPlayByPlay, type WorldGame } from "../../simulation/world.js";
import { teamHeader } from "../headers.js";

function sideFields({ game, side, teamId }: TeamGame) {
  return {
    ...teamHeader(teamId, game.season),
    homeAway: side,
    // The service stores the points in box scores separately from games. It does not have them for old games.
    points: game.season < 1950 ? null : (game.points?.[side] ?? null),
  };
}

/** Returns a row of /games/teams. As in the service, the away side comes first. Without play-by-play data, there are no statistics. */
export const teamBoxScores = once((game: WorldGame) => ({
  id: game.id,
  teams: teamGames(game)
    .reverse()
    .map((side) => ({ ...sideFields(side), stats: hasPlayByPlay(game) ? teamBoxStats(teamTotals(side)) : [] })),
}));

/** Returns the players in a category. In rushing and receiving, they are sorted by yards. */
function inOrder(category: Category, lines: readonly PlayerStatLine[]): readonly PlayerStatLine[] {
  if (category !== "rushing" && category !== "receiving") return lines;
  return [...lines].sort((a, b) => b.tally.yards - a.tally.yards);
}

function statCategories(side: TeamGame) {
  return [...group(playerStatLines(side.teamId, side), ({ category }) => category)].map(([category, lines]) => ({
    name: category,
    types: Object.entries(gameColumns[category]).map(([name, column]) => ({
      name,
      athletes: inOrder(category, lines).map((line) => ({ ...line, stat: columnText(column, line.tally) })),
    })),
  }));
}

/** Returns a row of /games/players. */
export const playerBoxScores = once((game: WorldGame) => ({
  id: game.id,
  teams: teamGames(game).map((side) => ({ ...sideFields(side), categories: statCategories(side) })),
}));
