import { selection } from "../../../../document/selection.js";
import { once } from "../../lazy.js";
import { transfersAt } from "../../measures/published.js";
import type { SomeSources } from "../../responses/source.js";
import { type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { searchRows } from "./player-search.js";
import { returningProductionRows } from "./returning-production.js";
import { playerOverviewResponse, playerUsage } from "./season-overview.js";
import { transferRow } from "./transfer-portal.js";

const portalRow = once(transferRow);
const returning = once(returningProductionRows);

const firstUsage = selection["/player/usage"].dataSince ?? 0;
const usageSeasons = once((world: World) => teamSeasons(world).filter(({ season }) => season >= firstUsage));
const usage = once((world: World) => usageSeasons(world).flatMap(playerUsage));
const usageWithoutGarbageTime = once((world: World) =>
  usageSeasons(world).flatMap((season) => playerUsage(withoutGarbageTime(season))),
);

/** A season without the plays in garbage time. */
function withoutGarbageTime({ games, ...season }: TeamSeason): TeamSeason {
  return {
    ...season,
    games: games.map((game) => ({
      ...game,
      offense: { ...game.offense, plays: game.offense.plays.filter(({ garbageTime }) => !garbageTime) },
    })),
  };
}

/** The operations of the tag `players`. */
export const playersSources = {
  "/player/search": {
    rows: (_moment, query) => searchRows(query),
    uses: ["year", "team"],
    fields: { searchTerm: ["name"] },
  },
  "/player/usage": {
    rows: ({ world }, { excludeGarbageTime }) => (excludeGarbageTime ? usageWithoutGarbageTime(world) : usage(world)),
    uses: ["excludeGarbageTime"],
  },
  "/player/season/overview": { respond: playerOverviewResponse },
  "/player/returning": { rows: ({ world }) => returning(world) },
  "/player/portal": { rows: ({ now }) => transfersAt(now).map(portalRow) },
} satisfies SomeSources;
