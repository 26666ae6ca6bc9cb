import type { AdvancedBoxScore } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { boxPlayers, withUnknownPlayer } from "../measures/box-players.js";
import { boxTeams, withGaps } from "../measures/box-teams.js";
import { type Case, recorder } from "../recording.js";
import { FIRST_ENRICHED_SEASON, sidesOf, type WorldGame } from "../world.js";

/** The advanced box score of a game. That of an old game has gaps: the losing side's numbers, and a player's name. */
export function boxScore(game: WorldGame): AdvancedBoxScore {
  const { home, away } = game.points ?? { home: 0, away: 0 };
  const sides = sidesOf(game);
  const awayTeam = teamById(game.awayId).school;
  const old = game.season < FIRST_ENRICHED_SEASON;
  const teams = boxTeams(sides);
  const players = boxPlayers(sides);
  return {
    gameInfo: {
      homeTeam: teamById(game.homeId).school,
      homePoints: home,
      homeWinProb: game.chances?.postgame.home ?? null,
      awayTeam,
      awayPoints: away,
      awayWinProb: game.chances?.postgame.away ?? null,
      homeWinner: home > away,
      excitement: game.chances?.excitement ?? null,
    },
    teams: old ? withGaps(teams, awayTeam) : teams,
    players: old ? withUnknownPlayer(players) : players,
  };
}

/** Recordings of /game/box/advanced: a single object each, so a case holds one game. */
export function boxScoreCases(world: readonly WorldGame[]): Case[] {
  const { ok, failure } = recorder<AdvancedBoxScore>("getAdvancedBoxScore", "/game/box/advanced");
  const inSlot = (slot: string) => world.find(({ bracket, season }) => season === 2024 && bracket?.slot === slot);
  const recorded = [
    ["championship", inSlot("CH")],
    ["cotton-bowl", inSlot("SF1")],
    ["orange-bowl", inSlot("SF2")],
    ["rose-bowl-2001", world.find(({ season }) => season === 2001)],
  ] as const;
  return [
    ...recorded.flatMap(([name, game]) => (game === undefined ? [] : [ok(name, { id: game.id }, boxScore(game))])),
    // The service has no 404 here.
    failure("unknown-game", { id: 1 }, 500, { message: "Internal Server Error" }),
  ];
}
