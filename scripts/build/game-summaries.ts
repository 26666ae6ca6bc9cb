import { join } from "node:path";
import type { Plugin } from "rolldown";
import { createWorld } from "../../src/sample/world/simulation/world.js";
import { root } from "../lib/root.js";

const file = join(root, "src/sample/world/simulation/game-summaries.ts");

/** Replaces src/sample/world/simulation/game-summaries.ts by the summaries of all games, computed now. */
export const gameSummaries: Plugin = {
  name: "game-summaries",
  load(id) {
    if (id !== file) return null;
    const summaries = createWorld().flatMap(({ id: gameId, summary }) => {
      if (summary === null) return [];
      const { postgame, excitement } = summary;
      return [[gameId, { postgame, excitement }] as const];
    });
    return `export const gameSummaries = ${JSON.stringify(Object.fromEntries(summaries))};`;
  },
};
