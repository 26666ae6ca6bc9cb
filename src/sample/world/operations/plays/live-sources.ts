import type { LiveGame } from "../../../../document/schemas.js";
import { gameStateAt } from "../../measures/game-state.js";
import { type ObjectSource, Refusal } from "../../responses/source.js";
import { completedGameOf } from "../../simulation/moment.js";
import { liveGame } from "./live-game.js";

/** How /live/plays responds: a game has plays from its first play on, also when it is completed. */
export const livePlaysSource: ObjectSource<"/live/plays", LiveGame> = {
  respond: ({ now, world }, { gameId }) => {
    const game = world.find(({ id, status }) => id === gameId && status !== "scheduled");
    const state = game && gameStateAt(completedGameOf(game), now);
    if (state === undefined || state.plays.length === 0)
      return new Refusal(400, { message: "No plays found for game." });
    return liveGame(state, game?.status === "completed");
  },
};
