import { once } from "../../lazy.js";
import type { SomeSources } from "../../responses/source.js";
import { hasConference, inWeeksOfRegularSeason, selectedSeasons } from "../selected-games.js";
import { statCategories, teamSeasonStats } from "./team-stats.js";

const seasonRows = once(teamSeasonStats);

/** The statistics of teams by season, and the names of those in box scores. */
export const teamStatsSources = {
  "/stats/season": {
    rows: ({ world }, query) =>
      selectedSeasons(world, query.year, inWeeksOfRegularSeason(query)).filter(hasConference).flatMap(seasonRows),
    uses: ["year", "startWeek", "endWeek"],
  },
  "/stats/categories": { rows: () => statCategories() },
} satisfies SomeSources;
