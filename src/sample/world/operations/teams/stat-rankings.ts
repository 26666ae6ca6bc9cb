import { shapeSchema } from "../../../../document/bodies.js";
import { isObject } from "../../../../document/json.js";
import type { TeamSeasonStatRankings, TeamSideStatRankings, TeamStatRank } from "../../../../document/schema.js";
import { once } from "../../computed.js";
import { conferenceOf } from "../../facts/teams.js";
import { count, group, present, round } from "../../numbers.js";
import { type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import { hasPlayByPlay, type World } from "../../simulation/world.js";
import { advancedSeason } from "../stats/advanced-stats.js";

const statsOf = once((season: TeamSeason) => advancedSeason(season));

/** Statistics for which a higher value is worse for an offense and better for a defense. */
const reversed = ["stuffRate", "havoc.total", "havoc.frontSeven", "havoc.db", "fieldPosition.averageStart"];

/** Returns the value at a dotted name. Returns null if there is none. */
function valueAt(side: unknown, name: string): number | null {
  const value = name.split(".").reduce((at: unknown, key) => (isObject(at) ? at[key] : undefined), side);
  return typeof value === "number" ? value : null;
}

/** Whether a statistic's highest value is the best. */
const isHighBest = (name: string, side: "offense" | "defense") =>
  name === "fieldPosition.averagePredictedPoints" || (side === "offense") !== reversed.includes(name);

function rankOf(own: number | null, values: readonly number[], highIsBest: boolean): TeamStatRank | null {
  if (own === null || values.length < 2) return null;
  const better = count(values, (value) => (highIsBest ? value > own : value < own));
  const equal = count(values, (value) => value === own);
  // For the percentile, a tied team has the average of the tied ranks. For `rank`, it has the best of them.
  const worse = values.length - better - (equal + 1) / 2;
  const percentile = round((100 * worse) / (values.length - 1), 1);
  return { rank: better + 1, population: values.length, tied: equal > 1, percentile };
}

/** Returns the statistics that are ranked. Their names come from the document. */
function rankedNames(): string[] {
  const schema = shapeSchema("TeamSideStatRankings");
  return schema.kind === "object" ? schema.members.map(({ key }) => key) : [];
}

/** Returns the teams for which the world has every game of a season, by season and division. */
const cohorts = once((world: World) => {
  const measured = teamSeasons(world).filter(({ games }) => games.some(({ game }) => hasPlayByPlay(game)));
  return group(measured, ({ season, teamId }) => `${season} ${conferenceOf(teamId, season)?.classification ?? ""}`);
});

const ranksOf = once((cohort: readonly TeamSeason[]) => {
  const stats = cohort.map((each) => ({ teamId: each.teamId, stats: statsOf(each) }));
  return (teamId: number, side: "offense" | "defense") => {
    const own = stats.find((each) => each.teamId === teamId)?.stats[side];
    const ranks = rankedNames().map((name) => {
      const values = present(stats.map((each) => valueAt(each.stats[side], name)));
      return [name, rankOf(valueAt(own, name), values, isHighBest(name, side))];
    });
    // The object has exactly the names of the type.
    return Object.fromEntries(ranks) as TeamSideStatRankings;
  };
});

/**
 * Returns the ranks of a team's statistics among the teams of its division in the sample world. Returns null if the team has no division or no plays,
 * or if the world has only some games of its season.
 */
export function statRankings(world: World, { season, teamId }: TeamSeason): TeamSeasonStatRankings | null {
  const division = conferenceOf(teamId, season)?.classification;
  const cohort = cohorts(world).get(`${season} ${division ?? ""}`) ?? [];
  if (!division || !cohort.some((each) => each.teamId === teamId)) return null;
  const ranks = ranksOf(cohort);
  const at = new Date(world.since === Number.POSITIVE_INFINITY ? Date.UTC(season + 1, 0) : world.since);
  return {
    ...{ teamId, season, division, divisionTeamCount: cohort.length },
    calculatedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + 10 * 60_000).toISOString(),
    sourceUpdatedAt: at.toISOString(),
    offense: ranks(teamId, "offense"),
    defense: ranks(teamId, "defense"),
  };
}
