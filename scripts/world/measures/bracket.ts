import type { PlayoffMatchup, PlayoffTeam } from "../../../generated/schema.js";
import { bracketOfTwelve, type MatchupFact, roundName, rounds, type SlotFact } from "../facts/bracket.js";
import { selections } from "../facts/committee.js";
import { teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { conferenceName, type WorldGame } from "../world.js";

const TO_BE_DETERMINED = -1;

/** A playoff team in short. */
export function playoffTeam(teamId: number, season: number): PlayoffTeam {
  return { id: teamId, school: teamById(teamId).school, conference: conferenceName(teamId, season) };
}

/** The team with a seed; nobody has one yet in a playoff whose teams are not chosen. */
export function seededTeam(seed: number, season: number): number {
  return (season === 2024 ? selections.find((each) => each.seed === seed)?.teamId : undefined) ?? TO_BE_DETERMINED;
}

/** The game of a place in the bracket. */
export function gameInSlot(games: readonly WorldGame[], season: number, slot: string): WorldGame | undefined {
  return games.find((game) => game.season === season && game.bracket?.slot === slot);
}

/** The winner and the loser of a game; null as long as it is not over. */
export function outcomeOf(game: WorldGame | undefined): { winner: number; loser: number } | null {
  if (game === undefined || game.points === null) return null;
  const { points, homeId, awayId } = game;
  return points.home > points.away ? { winner: homeId, loser: awayId } : { winner: awayId, loser: homeId };
}

/** Ids of matchups are the sample's own: the season and the place in the bracket. */
function matchupId(season: number, slot: string): number {
  return season * 100 + bracketOfTwelve.findIndex((fact) => fact.slot === slot) + 1;
}

function linkedGame(game: WorldGame): NonNullable<PlayoffMatchup["game"]> {
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

function slotOf(
  fact: SlotFact,
  position: number,
  season: number,
  world: readonly WorldGame[],
): PlayoffMatchup["slots"][number] {
  if ("seed" in fact) {
    return { position, seed: fact.seed, participant: playoffTeam(seededTeam(fact.seed, season), season), source: null };
  }
  const winner = outcomeOf(gameInSlot(world, season, fact.winnerOf))?.winner;
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

/** The matchups of a season's bracket, round by round. */
export function matchups(world: readonly WorldGame[], season: number): PlayoffMatchup[] {
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
      slots: [slotOf(first, 1, season, world), slotOf(second, 2, season, world)],
      game: game === undefined ? null : linkedGame(game),
      advancesTo: advancement(fact, season),
    };
  });
}
