import type { PlayoffMatchup, PlayoffTeam } from "../../../../document/schemas.js";
import {
  bracketOfTwelve,
  type MatchupFact,
  matchupId,
  roundName,
  rounds,
  type SideFact,
} from "../../facts/playoff-bracket.js";
import { selectionsOf } from "../../facts/playoff-selections.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { gameInSlot, gamesOfSeason, type World, type WorldGame } from "../../simulation/world.js";

/** The fields of a team in a playoff. */
export function playoffTeam(teamId: number, season: number): PlayoffTeam {
  return { id: teamId, school: teamById(teamId).school, conference: conferenceName(teamId, season) };
}

/** A team that is not known yet. */
export const TO_BE_DETERMINED: PlayoffTeam = { id: -1, school: teamById(-1).school, conference: null };

/** Whether the teams of a playoff are selected: then the games of the first round have teams. */
export function isSelected(world: World, season: number): boolean {
  return gamesOfSeason(world, season).some(({ bracket, homeId }) => bracket !== null && homeId > 0);
}

function seededTeam(world: World, season: number, seed: number): PlayoffTeam {
  const selected = isSelected(world, season) ? selectionsOf(season).find((each) => each.seed === seed) : undefined;
  return selected === undefined ? TO_BE_DETERMINED : playoffTeam(selected.teamId, season);
}

/** The winner and the loser of a game; null for a game that is not completed. */
export function resultOf(game: WorldGame | undefined): { winner: number; loser: number } | null {
  if (game === undefined || game.points === null) return null;
  const { points, homeId, awayId } = game;
  return points.home > points.away ? { winner: homeId, loser: awayId } : { winner: awayId, loser: homeId };
}

function matchupGame(game: WorldGame): NonNullable<PlayoffMatchup["game"]> {
  return {
    id: game.id,
    startDate: game.start,
    completed: game.points !== null,
    homeTeam: playoffTeam(game.homeId, game.season),
    homePoints: game.points?.home ?? null,
    awayTeam: playoffTeam(game.awayId, game.season),
    awayPoints: game.points?.away ?? null,
    venueId: game.venueId,
    venue: game.venueId === null ? null : venueById(game.venueId).name,
  };
}

function slotFields(fact: SideFact, position: number, season: number, world: World): PlayoffMatchup["slots"][number] {
  if ("seed" in fact) {
    return { position, seed: fact.seed, participant: seededTeam(world, season, fact.seed), source: null };
  }
  const winner = resultOf(gameInSlot(world, season, fact.winnerOf))?.winner;
  return {
    position,
    seed: null,
    participant: winner === undefined ? null : playoffTeam(winner, season),
    source: { matchupId: matchupId(season, fact.winnerOf), bracketSlot: fact.winnerOf, outcome: "winner" },
  };
}

function advancement({ slot }: MatchupFact, season: number): PlayoffMatchup["advancesTo"] {
  for (const later of bracketOfTwelve) {
    const side = later.sides.findIndex((fact) => "winnerOf" in fact && fact.winnerOf === slot);
    if (side >= 0) return { matchupId: matchupId(season, later.slot), bracketSlot: later.slot, position: side + 1 };
  }
  return null;
}

/** The rows of /playoffs/cfp/games, by round. */
export function playoffMatchups(world: World, season: number): PlayoffMatchup[] {
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
      startDate: game?.start ?? null,
      bowlName: game?.bracket?.bowl ?? null,
      slots: [slotFields(first, 1, season, world), slotFields(second, 2, season, world)],
      game: game === undefined ? null : matchupGame(game),
      advancesTo: advancement(fact, season),
    };
  });
}
