import { mapValues } from "../../computed.js";
import { CURRENT_SEASON, conferenceName, teamById } from "../../facts/teams.js";
import { type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { kickerPaar } from "../../measures/team-stats.js";
import { clamp, compareName, group, mean, rate, round } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import type { SampleQuery } from "../../responses/source.js";

/** The points per game that an average offense scores and an average defense allows. */
const AVERAGE = 27;

/** The ratings in rows about teams, conferences and the nation. */
type SpRatings = Readonly<Record<"rating" | "offense" | "defense" | "special", number>>;

/** Returns a season's ratings, rounded so that offense minus defense plus special teams equals the rating. */
function spRatings({ strength, offenseEdge, games }: RatedSeason): SpRatings {
  const rating = round(strength ?? 0, 1);
  const special = clamp(round(rate(kickerPaar(games).paar, 2 * games.length), 1), -0.8, 0.7);
  const offense = round(AVERAGE + rating / 2 + clamp(offenseEdge, -5, 5), 1);
  return { rating, offense, defense: round(offense + special - rating, 1), special };
}

/** Returns the fields that rows about teams and conferences share. The service sends null for the components of the ratings. */
const ratingFields = (season: number, { rating, offense, defense, special }: SpRatings) => ({
  year: season,
  rating,
  offense: { rating: offense },
  defense: { rating: defense, havoc: {} },
  specialTeams: { rating: special },
});

/**
 * Returns the rows of /ratings/sp for a season, best first. The last row has the national averages. As in the service, the conference is the current
 * one, and a team without a current conference has no row.
 */
export function spRows(seasons: readonly RatedSeason[]) {
  const rows = seasons.flatMap((each) => {
    const conference = conferenceName(each.teamId, CURRENT_SEASON);
    const { teamId } = each;
    const team = { teamId, team: teamById(teamId).school, conference };
    return conference === null ? [] : [{ ...ratingFields(each.season, spRatings(each)), ...team }];
  });
  const average = { rating: 0, offense: AVERAGE, defense: AVERAGE, special: 0 };
  return [
    ...ranked(rows).sort((a, b) => b.rating - a.rating),
    { ...ratingFields(seasons[0]?.season ?? 0, average), teamId: null, team: "nationalAverages", ranking: null },
  ];
}

/**
 * Returns the rows of /ratings/sp/conferences for a season, which are averages over the teams of the sample world. `conferenceSpOrder` sorts the
 * rows.
 */
export function conferenceSpRows(seasons: readonly RatedSeason[]) {
  const members = group(seasons, ({ teamId, season }) => conferenceName(teamId, season));
  return [...members].flatMap(([conference, own]) => {
    const all = own.map(spRatings);
    if (conference === null || own[0] === undefined || all[0] === undefined) return [];
    const ratings = mapValues(all[0], (_: number, name) => round(mean(all.map((each) => each[name])), 1));
    return [{ conference, ...ratingFields(own[0].season, ratings) }];
  });
}

type ConferenceRow = ReturnType<typeof conferenceSpRows>[number];

/** Compares rows of /ratings/sp/conferences by name and then by year. */
export const conferenceSpOrder = (a: ConferenceRow, b: ConferenceRow): number =>
  compareName(a.conference, b.conference) || a.year - b.year;

type SpFields = ReturnType<typeof ratingFields>;

/** Ranks a response's rows overall, by offense and by defense. Like the service, compares only the rows of the response. */
function ranked<Row extends SpFields>(rows: readonly Row[]) {
  const rank = (row: SpFields, value: (row: SpFields) => number): number | null => rankOf(value(row), rows.map(value));
  return rows.map((row) => ({
    ...row,
    ranking: rank(row, ({ rating }) => rating),
    offense: { ...row.offense, ranking: rank(row, ({ offense }) => offense.rating) },
    defense: { ...row.defense, ranking: rank(row, ({ defense }) => -defense.rating) },
  }));
}

/** Returns the rows of /ratings/sp that a query selects. Each season has a row with the national averages, even if the query is for one team. */
export function selectedSpRows(rows: ReturnType<typeof spRows>, { year, team }: SampleQuery<"/ratings/sp">) {
  const isMeant = nameFilter("/ratings/sp", "team", team);
  const isInYear = (row: SpFields): boolean => year === undefined || row.year === year;
  const own = ranked(rows.filter((row) => row.ranking !== null && isMeant(row.team) && isInYear(row)));
  const years = new Set(year === undefined ? own.map((row) => row.year) : [year]);
  return [...years].flatMap((each) => [
    ...own.filter((row) => row.year === each),
    ...rows.filter((row) => row.ranking === null && row.year === each),
  ]);
}
