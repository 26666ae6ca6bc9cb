import type { LiveGame } from "../../../../document/schemas.js";
import { clockOf, type GameState, nextSnap } from "../../measures/game-state.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { clockText } from "../../simulation/play-text.js";
import { schoolOn } from "../../simulation/team-games.js";
import { liveDrives } from "./live-drives.js";
import { liveTeams } from "./live-teams.js";

/** A response of /live/plays. Before the first snap from scrimmage there is no situation. */
export function liveGame(state: GameState, isCompleted: boolean): LiveGame {
  const { game, next } = state;
  const clock = clockOf(state);
  const snap = nextSnap(state);
  return {
    id: game.id,
    status: isCompleted ? "Final" : "In Progress",
    period: clock.period,
    clock: clockText(clock.clock),
    possession: next === null ? "" : schoolOn(game, sideWithBall(next)),
    down: snap?.down ?? null,
    distance: snap?.distance ?? null,
    yardsToGoal: snap?.yardsToGoal ?? null,
    teams: liveTeams(state),
    drives: liveDrives(state),
  };
}
