import type { Player } from "../facts/person.js";
import { playerById } from "../facts/players.js";
import type { Play } from "../simulation/model.js";
import { isCounted, isDropback, isRun } from "./advanced-stats.js";

/** The plays of a player: passes as passer or target, runs as rusher. */
export interface PlayerPlays {
  readonly player: Player;
  readonly passing: readonly Play[];
  readonly rushing: readonly Play[];
  readonly all: readonly Play[];
}

/** The counted plays of each passer, target and rusher, by player id. */
export function playsByPlayer(plays: readonly Play[]): PlayerPlays[] {
  const counted = plays.filter(isCounted);
  const ids = new Set(counted.flatMap(({ passer, target, rusher }) => [passer, target, rusher]));
  return [...ids]
    .filter((id) => id !== null)
    .sort((a, b) => Number(a) - Number(b))
    .map((id) => {
      const isPassing = (play: Play) => isDropback(play) && (play.passer === id || play.target === id);
      const isRushing = (play: Play) => isRun(play) && play.rusher === id;
      return {
        player: playerById(id),
        passing: counted.filter(isPassing),
        rushing: counted.filter(isRushing),
        all: counted.filter((play) => isPassing(play) || isRushing(play)),
      };
    });
}
