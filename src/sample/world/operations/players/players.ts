import { hasData } from "../../../../document/selection.js";
import { once } from "../../computed.js";
import { splitName } from "../../facts/players.js";
import type { TransferFact } from "../../facts/transfers.js";
import { counting } from "../../measures/garbage-time.js";
import { transfersAt } from "../../measures/published.js";
import type { SomeSources } from "../../responses/source.js";
import { teamSeasons } from "../../simulation/team-games.js";
import { searchRows } from "./player-search.js";
import { returningProductionRows } from "./returning-production.js";
import { playerOverviewResponse, usageRows } from "./season-overview.js";

/** Returns a row of /player/portal. */
const portalRow = once(({ name, day, ...transfer }: TransferFact) => ({
  ...transfer,
  ...splitName(name),
  transferDate: `${day}T14:30:00.000Z`,
}));

const returning = once(returningProductionRows);

/** Returns a team's rows of /player/usage. */
const usage = once(usageRows);

export const playersSources = {
  "/player/search": {
    isWhole: false,
    rows: ({ now }, query) => searchRows(now, query),
    uses: ["year", "team"],
    fields: { searchTerm: ["name"] },
  },
  "/player/usage": {
    rows: ({ world }, query) =>
      teamSeasons(world)
        .filter(({ season }) => season === query.year && hasData("/player/usage", season))
        .map(counting(query).season)
        .flatMap(usage),
    uses: ["excludeGarbageTime"],
  },
  "/player/season/overview": { respond: playerOverviewResponse },
  "/player/returning": { rows: ({ world }) => returning(world) },
  "/player/portal": { isWhole: false, rows: ({ now }) => transfersAt(now).map(portalRow), seasonsAhead: 1 },
} satisfies SomeSources;
