import type { GamePlayerStatCategories, GamePlayerStats, GameTeamStats } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { playerLines } from "../measures/player-box.js";
import { gameColumns } from "../measures/player-columns.js";
import { boxWords, teamBox } from "../measures/team-box.js";
import { group } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, sidesOf, type TeamGame, type WorldGame } from "../world.js";

function sideRow({ game, side, teamId }: TeamGame) {
  return {
    team: teamById(teamId).school,
    conference: conferenceName(teamId, game.season),
    homeAway: side,
    // The service has the points of box scores apart from those of games: of games this old, it has none.
    points: game.season < 1950 ? null : (game.points?.[side] ?? null),
  };
}

/** The counting statistics of both sides; without any where nobody kept the plays. */
export function teamStats(game: WorldGame): GameTeamStats {
  return {
    id: game.id,
    teams: sidesOf(game).map((side) => ({
      teamId: side.teamId,
      ...sideRow(side),
      stats:
        game.played === null
          ? []
          : Object.entries(boxWords(teamBox(side))).map(([category, stat]) => ({ category, stat })),
    })),
  };
}

function categoriesOf(side: TeamGame): GamePlayerStatCategories[] {
  return [...group(playerLines(side.teamId, side), ({ category }) => category)].map(([category, lines]) => ({
    name: category,
    types: gameColumns[category].map(([name, value]) => ({
      name,
      athletes: lines.map((line) => ({ id: line.id, name: line.name, stat: String(value(line.tally)) })),
    })),
  }));
}

/** The box scores of the players of both sides, by category and column. */
export function playerStats(game: WorldGame): GamePlayerStats {
  return {
    id: game.id,
    teams: sidesOf(game).map((side) => ({ ...sideRow(side), categories: categoriesOf(side) })),
  };
}

/** Recordings of /games/teams and /games/players. */
export function gameStatsCases(world: readonly WorldGame[]): Case[] {
  const teams = recorder<GameTeamStats[]>("getTeamGameStats", "/games/teams");
  const players = recorder<GamePlayerStats[]>("getPlayerGameStats", "/games/players");
  const inSeason = (season: number): WorldGame[] => world.filter((game) => game.season === season);
  const championRoad = inSeason(2024).filter(({ homeId, awayId }) => homeId === 194 || awayId === 194);
  const single = (season: number, name: string) =>
    inSeason(season).flatMap((game) => [
      teams.ok(name, { id: game.id }, [teamStats(game)]),
      players.ok(name, { id: game.id }, [playerStats(game)]),
    ]);
  return [
    teams.ok("playoff-2024", { year: 2024, seasonType: "postseason", week: 1 }, inSeason(2024).map(teamStats)),
    // The champion's four games, one a recording: together they are what its players' season rows add up.
    ...championRoad.map((game) =>
      players.ok(`ohio-state-${game.bracket?.slot.toLowerCase()}`, { id: game.id }, [playerStats(game)]),
    ),
    ...single(1921, "by-id-1921"),
    ...single(2021, "club-opponent-2021"),
  ];
}
