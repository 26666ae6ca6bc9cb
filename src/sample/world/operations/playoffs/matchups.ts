import type { PlayoffMatchup, PlayoffTeam } from "../../../../document/schema.js";
import {
  bracketOfTwelve,
  type MatchupFact,
  matchupId,
  roundName,
  rounds,
  type SideFact,
} from "../../facts/playoff-bracket.js";
import { selectionsOf } from "../../facts/playoff-selections.js";
import { teamById } from "../../facts/teams.js";
import type { Sparse } from "../../responses/source.js";
import { gameInSlot, gamesOfSeason, type World, type WorldGame } from "../../simulation/world.js";
import { gameHeader, teamReference } from "../headers.js";

/** The placeholder for a team that is not known yet. */
export const TO_BE_DETERMINED: PlayoffTeam = { id: -1, school: teamById(-1).school, conference: null };

/** Whether a playoff's teams are selected. If so, the first-round games have teams. */
export function isSelected(world: World, season: number): boolean {
  return gamesOfSeason(world, season).some(({ bracket, homeId }) => bracket !== null && homeId > 0);
}

function seededTeam(world: World, season: number, seed: number): PlayoffTeam {
  const selected = isSelected(world, season) ? selectionsOf(season).find((each) => each.seed === seed) : undefined;
  return selected === undefined ? TO_BE_DETERMINED : teamReference(selected.teamId, season);
}

/** Returns a game's winner and loser. Returns null if the game is not completed. */
export function resultOf(game: WorldGame | undefined): { winner: number; loser: number } | null {
  if (game === undefined || game.points === null) return null;
  const { points, homeId, awayId } = game;
  return points.home > points.away ? { winner: homeId, loser: awayId } : { winner: awayId, loser: homeId };
}

function matchupGame(game: WorldGame): Sparse<PlayoffMatchup["game"]> {
  return {
    ...gameHeader(game),
    homeTeam: teamReference(game.homeId, game.season),
    awayTeam: teamReference(game.awayId, game.season),
  };
}

function slotFields(fact: SideFact, position: number, season: number, world: World) {
  if ("seed" in fact) return { position, seed: fact.seed, participant: seededTeam(world, season, fact.seed) };
  const winner = resultOf(gameInSlot(world, season, fact.winnerOf))?.winner;
  return {
    position,
    participant: winner === undefined ? null : teamReference(winner, season),
    source: { matchupId: matchupId(season, fact.winnerOf), bracketSlot: fact.winnerOf, outcome: "winner" as const },
  };
}

function advancement({ slot }: MatchupFact, season: number): PlayoffMatchup["advancesTo"] {
  for (const later of bracketOfTwelve) {
    const side = later.sides.findIndex((fact) => "winnerOf" in fact && fact.winnerOf === slot);
    if (side >= 0) return { matchupId: matchupId(season, later.slot), bracketSlot: later.slot, position: side + 1 };
  }
  return null;
}

/** Returns the rows of /playoffs/cfp/games, sorted by round. */
export function playoffMatchups(world: World, season: number): Sparse<PlayoffMatchup>[] {
  return bracketOfTwelve.map((fact) => {
    const order = rounds.findIndex(({ code }) => code === fact.round);
    const game = gameInSlot(world, season, fact.slot);
    const [first, second] = fact.sides;
    return {
      id: matchupId(season, fact.slot),
      bracketSlot: fact.slot,
      round: fact.round,
      roundName: roundName(fact.round),
      roundOrder: order + 1,
      matchupOrder: bracketOfTwelve.filter(({ round }) => round === fact.round).indexOf(fact) + 1,
      startDate: game?.start,
      bowlName: game?.bracket?.bowl,
      slots: [slotFields(first, 1, season, world), slotFields(second, 2, season, world)],
      game: game && matchupGame(game),
      advancesTo: advancement(fact, season),
    };
  });
}
