import type { Player } from "../facts/person.js";
import { playerById } from "../facts/players.js";
import type { Snap } from "../simulation/model.js";
import { isCounted, isRun } from "./advanced-stats.js";

/** A player's plays. `passing` has the plays as passer or target, and `rushing` has the runs. */
export interface PlayerPlays<P extends Snap = Snap> {
  readonly player: Player;
  readonly passing: readonly P[];
  readonly rushing: readonly P[];
  readonly all: readonly P[];
}

/** Returns the counted plays of each passer, target and rusher, sorted by player id. */
export function playsByPlayer<P extends Snap>(plays: readonly P[]): PlayerPlays<P>[] {
  const own = new Map<string, Record<"passing" | "rushing" | "all", P[]>>();
  for (const play of plays.filter(isCounted)) {
    const { passer, target, rusher } = play;
    for (const id of [passer, target === passer ? null : target, rusher]) {
      if (id === null) continue;
      const found = own.get(id) ?? { passing: [], rushing: [], all: [] };
      own.set(id, found);
      found[isRun(play) ? "rushing" : "passing"].push(play);
      found.all.push(play);
    }
  }
  return [...own]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([id, found]) => ({ player: playerById(id), ...found }));
}
