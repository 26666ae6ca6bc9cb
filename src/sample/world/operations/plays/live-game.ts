import type { LiveGame } from "../../../../../generated/schema.js";
import type { GameState } from "../../measures/game-state.js";
import type { Play } from "../../simulation/model.js";
import { clockText } from "../../simulation/play-text.js";
import { schoolOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { liveDrives } from "./live-drives.js";
import { liveTeams } from "./live-teams.js";

/** A response of /live/plays. Before the first snap from scrimmage there is no situation. */
export function liveGame(state: GameState): LiveGame {
  const { game, next } = state;
  return {
    id: game.id,
    status: "In Progress",
    period: next?.period ?? null,
    clock: next === null ? "" : clockText(next.clock),
    possession: next === null ? "" : schoolOn(game, next.side),
    down: next?.down ?? null,
    distance: next?.distance ?? null,
    yardsToGoal: next?.yardsToGoal ?? null,
    teams: liveTeams(state),
    drives: liveDrives(state),
  };
}

/** The state of a game before its first play that meets a condition; after all plays where none does. */
export function gameStateBefore(game: WorldGame, isNext: (play: Play) => boolean): GameState {
  const plays = game.playByPlay?.plays ?? [];
  const index = plays.findIndex(isNext);
  return index < 0 ? { game, plays, next: null } : { game, plays: plays.slice(0, index), next: plays[index] ?? null };
}
