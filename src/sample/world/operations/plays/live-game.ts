import type { LiveGame } from "../../../../document/schema.js";
import { clockOf, type GameState, gameStateAt, nextSnap } from "../../measures/game-state.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { Refusal, type SomeSources, type Sparse } from "../../responses/source.js";
import { completedGameOf } from "../../simulation/moment.js";
import { clockText } from "../../simulation/play-text.js";
import { schoolOn } from "../../simulation/team-games.js";
import { liveDrives } from "./live-drives.js";
import { liveTeams } from "./live-teams.js";

/** Returns a response of /live/plays. Before the first snap from scrimmage, there is no situation. */
function liveGame(state: GameState, isCompleted: boolean): Sparse<LiveGame> {
  const { game, next } = state;
  const { period, clock } = clockOf(state);
  const snap = nextSnap(state);
  return {
    id: game.id,
    status: isCompleted ? "Final" : "In Progress",
    period,
    clock: clockText(clock),
    possession: next === null ? "" : schoolOn(game, sideWithBall(next)),
    down: snap?.down,
    distance: snap?.distance,
    yardsToGoal: snap?.yardsToGoal,
    teams: liveTeams(state),
    drives: liveDrives(state),
  };
}

/** How /live/plays responds. A game has plays from its first play on, even after it is completed. */
export const livePlaysSources = {
  "/live/plays": {
    respond: ({ now, world }, { gameId }) => {
      const game = world.find(({ id, status }) => id === gameId && status !== "scheduled");
      const state = game && gameStateAt(completedGameOf(game), now);
      if (state === undefined || state.plays.length === 0)
        return new Refusal(400, { message: "No plays found for game." });
      return liveGame(state, game?.status === "completed");
    },
  },
} satisfies SomeSources;
