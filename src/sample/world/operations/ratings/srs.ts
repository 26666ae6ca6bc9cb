import type { ExpandedTeamSRS, TeamSRS } from "../../../../document/schema.js";
import { lowerDivisionRatings } from "../../facts/one-off-seasons.js";
import { isFullSeason } from "../../facts/team-seasons.js";
import { membershipOf } from "../../facts/teams.js";
import { isFbsRated, type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { mean, round } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import type { SampleQuery } from "../../responses/source.js";
import { teamHeader } from "../headers.js";

/**
 * Returns how many points better than average a team is, without rounding. It is computed from strength and margin, or only from the margin if the
 * team has no rating.
 */
function simpleRating({ strength, margin }: RatedSeason): number {
  const known = strength ?? margin ?? 0;
  return 0.8 * known + 0.2 * (margin ?? known);
}

/** The first season with ranks. Earlier seasons have only ratings. */
const FIRST_RANKED_SEASON = 1936;

/** Returns the rows of /ratings/srs for a season, best first. `exact` is used only for the ranks. */
export function srsRows(seasons: readonly RatedSeason[]) {
  // In a full season, the average FBS team has 0.
  const center = mean(seasons.filter((each) => isFullSeason(each.season) && isFbsRated(each)).map(simpleRating));
  const ratings = seasons.map((each) => round(simpleRating(each) - center, 1));
  return seasons
    .map((each, index) => {
      const { season, teamId } = each;
      const rating = ratings[index] ?? 0;
      return {
        ...teamHeader(teamId, season),
        exact: simpleRating(each) - center,
        division: membershipOf(teamId, season)?.division ?? null,
        ranking: season < FIRST_RANKED_SEASON ? null : rankOf(rating, ratings),
        rating,
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** Returns the rows of /ratings/srs/expanded for a season. */
export const expandedSrsRows = (seasons: readonly RatedSeason[]): ExpandedTeamSRS[] =>
  srsRows(seasons).flatMap(({ classification, ...row }) =>
    classification === null ? [] : [{ ...row, classification }],
  );

/** The rows of /ratings/srs/expanded for lower-division teams, without ranks. */
export const lowerDivisionSrsRows = lowerDivisionRatings.map(
  ({ season, school, ...rated }): ExpandedTeamSRS => ({
    ...{ year: season, team: school, conference: null, division: null, ranking: null },
    ...rated,
  }),
);

/** Returns the rows that a query selects, ranked among themselves, as the service does. Rows without a rank remain unranked. */
export function selectedSrsRows<Row extends TeamSRS>(
  path: "/ratings/srs" | "/ratings/srs/expanded",
  all: readonly Row[],
  { year, team, conference }: SampleQuery<"/ratings/srs">,
): Row[] {
  const isTeam = nameFilter(path, "team", team);
  const isConference = nameFilter(path, "conference", conference);
  const rows = all.filter(
    (row) => (year === undefined || row.year === year) && isTeam(row.team) && isConference(row.conference),
  );
  const ratings = rows.map(({ ranking, rating }) => (ranking === null ? null : rating));
  return rows.map((row, index) => ({ ...row, ranking: rankOf(ratings[index] ?? null, ratings) }));
}
