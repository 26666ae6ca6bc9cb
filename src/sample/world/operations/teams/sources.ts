import { CURRENT_SEASON } from "../../facts/teams.js";
import { once } from "../../lazy.js";
import { rosterTalentAt } from "../../measures/published.js";
import type { SomeSources } from "../../responses/source.js";
import { teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { againstTheSpread } from "./against-the-spread.js";
import { matchup } from "./matchup.js";

import { rosterRows } from "./roster.js";
import { overviewResponse } from "./season-overview.js";
import { fbsTeamRows, teamRows } from "./teams.js";

const spreads = once((world: World) => teamSeasons(world).map(againstTheSpread));

/** The operations of the tag `teams`. */
export const teamsSources = {
  "/teams": { rows: (_moment, { year }) => teamRows(year), uses: ["year"] },
  "/teams/fbs": { rows: (_moment, { year = CURRENT_SEASON }) => fbsTeamRows(year), uses: ["year"] },
  "/teams/matchup": { respond: matchup },
  "/teams/ats": { rows: ({ world }) => spreads(world) },
  "/teams/season/overview": { respond: overviewResponse },
  "/roster": { rows: (_moment, query) => rosterRows(query), uses: ["year", "team", "classification"] },
  "/talent": {
    rows: ({ now }) =>
      Object.entries(rosterTalentAt(now)).flatMap(([year, entries]) =>
        entries.map(([team, talent]) => ({ year: Number(year), team, talent })),
      ),
  },
} satisfies SomeSources;
