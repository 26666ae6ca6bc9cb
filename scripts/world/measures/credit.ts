import { type Player, playerById } from "../facts/players.js";
import type { Play } from "../simulation/model.js";
import { isCounted, isDropback, isRun } from "./advanced.js";

/** A player's share in the plays of his team: passes as passer or target, runs as runner. */
export interface Credit {
  readonly player: Player;
  readonly passing: readonly Play[];
  readonly rushing: readonly Play[];
  readonly all: readonly Play[];
}

/** The players who passed, were thrown at or ran in these plays, by id. Only plays that measures count are credited. */
export function credits(plays: readonly Play[]): Credit[] {
  const counted = plays.filter(isCounted);
  const ids = new Set(counted.flatMap(({ passer, target, rusher }) => [passer, target, rusher]));
  return [...ids]
    .filter((id) => id !== null)
    .sort((a, b) => Number(a) - Number(b))
    .map((id) => {
      const passing = counted.filter((play) => isDropback(play) && (play.passer === id || play.target === id));
      const rushing = counted.filter((play) => isRun(play) && play.rusher === id);
      return {
        player: playerById(id),
        passing,
        rushing,
        all: counted.filter((play) => passing.includes(play) || rushing.includes(play)),
      };
    });
}
