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
  const own = new Map<string, Record<"passing" | "rushing" | "all", Play[]>>();
  const note = (id: string | null, play: Play, kind: "passing" | "rushing" | null): void => {
    if (id === null) return;
    const found = own.get(id) ?? { passing: [], rushing: [], all: [] };
    own.set(id, found);
    if (kind === null) return;
    found[kind].push(play);
    found.all.push(play);
  };
  for (const play of counted) {
    const { passer, target, rusher } = play;
    note(passer, play, isDropback(play) ? "passing" : null);
    if (target !== passer) note(target, play, isDropback(play) ? "passing" : null);
    note(rusher, play, isRun(play) ? "rushing" : null);
  }
  return [...own]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([id, found]) => ({ player: playerById(id), ...found }));
}
