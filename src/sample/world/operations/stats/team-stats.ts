import { once } from "../../computed.js";
import { boxCategoryNames } from "../../measures/team-box.js";
import { type TeamTotals, teamTotals } from "../../measures/team-stats.js";
import { compareName } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import { opponentGame, type TeamSeason } from "../../simulation/team-games.js";
import { hasPlayByPlay } from "../../simulation/world.js";
import { seasonHeader } from "../headers.js";
import { hasConference, inWeeksOfRegularSeason, selectedSeasons } from "../selected-games.js";

/** Totals that only box scores have. */
const onlyInBoxScores = new Set<string>([
  "totalFumbles",
  "fieldGoals",
  "fieldGoalAttempts",
  "extraPoints",
  "extraPointAttempts",
  "kickingPoints",
  "tackles",
  "qbHurries",
  "passesDeflected",
  "defensiveTDs",
] satisfies (keyof TeamTotals)[]);

/** Returns a team's rows of /stats/season, sorted by name. The opponents' statistics have the suffix "Opponent". */
const seasonRows = once(({ season, teamId, games }: TeamSeason) => {
  const withPlays = games.filter(({ game }) => hasPlayByPlay(game));
  if (withPlays.length === 0) return [];
  const header = seasonHeader({ season, teamId });
  const own = Object.entries(teamTotals(...withPlays));
  const { games: _, ...opponents } = teamTotals(...withPlays.map(opponentGame));
  const others = Object.entries(opponents).map(([name, value]) => [`${name}Opponent`, value] as const);
  return [...own, ...others]
    .filter(([name]) => !onlyInBoxScores.has(name.replace("Opponent", "")))
    .sort(([a], [b]) => compareName(a, b))
    .map(([statName, statValue]) => ({ ...header, statName, statValue }));
});

const categories = [...boxCategoryNames].sort(compareName);

/** How the operations about teams' statistics respond. They return statistics by season, and the names of the statistics in box scores. */
export const teamStatsSources = {
  "/stats/season": {
    rows: ({ world }, query) =>
      selectedSeasons(world, query.year, inWeeksOfRegularSeason(query)).filter(hasConference).flatMap(seasonRows),
    uses: ["year", "startWeek", "endWeek"],
  },
  "/stats/categories": { rows: () => categories },
} satisfies SomeSources;
