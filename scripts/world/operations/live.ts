import type { LiveGame } from "../../../generated/schema.js";
import { liveDrives, liveTeams, type Moment } from "../measures/live.js";
import { isNow } from "../measures/moment.js";
import { schoolOn } from "../measures/play-view.js";
import { type Case, recorder } from "../recording.js";
import { clockText } from "../simulation/text.js";
import type { WorldGame } from "../world.js";

/** A game as it stands. Before the first snap after the kickoff nothing is said about the situation. */
export function liveGame(moment: Moment): LiveGame {
  const { game, next } = moment;
  return {
    id: game.id,
    status: "In Progress",
    period: next?.period ?? null,
    clock: next === null ? "" : clockText(next.clock),
    possession: next === null ? "" : schoolOn(game, next.side),
    down: next?.down ?? null,
    distance: next?.distance ?? null,
    yardsToGoal: next?.yardsToGoal ?? null,
    teams: liveTeams(moment),
    drives: liveDrives(moment),
  };
}

/**
 * Recordings of /live/plays, a game each: the Peach Bowl when the scoreboard was asked, the Rose Bowl at its kickoff
 * later that day, and a game without plays.
 */
export function liveCases(world: readonly WorldGame[]): Case[] {
  const { ok, failure, refusal } = recorder<LiveGame>("getLivePlays", "/live/plays");
  const inSlot = (slot: string): WorldGame[] =>
    world.filter(({ season, bracket }) => season === 2024 && bracket?.slot === slot);
  const at = (game: WorldGame): Moment => {
    const plays = game.played?.plays ?? [];
    const index = plays.findIndex(isNow);
    return { game, plays: plays.slice(0, index), next: plays[index] ?? null };
  };
  return [
    ...inSlot("QF2").map((game) => ok("peach-bowl-third-quarter", { gameId: game.id }, liveGame(at(game)))),
    ...inSlot("QF1").map((game) =>
      ok(
        "rose-bowl-kickoff",
        { gameId: game.id },
        liveGame({ game, plays: game.played?.plays.slice(0, 1) ?? [], next: null }),
      ),
    ),
    ...world
      .filter(({ season }) => season === 1921)
      .map(({ id }) => failure("no-plays", { gameId: id }, 400, { message: "No plays found for game." })),
    ...inSlot("QF2").map(({ id }) =>
      refusal(
        "tier-too-low",
        { gameId: id },
        "Unauthorized. This endpoint requires a Patreon subscription at Tier 2 or higher.",
      ),
    ),
  ];
}
