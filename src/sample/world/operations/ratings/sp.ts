import type { ConferenceSP, TeamSP } from "../../../../document/schemas.js";
import { CURRENT_SEASON, conferenceName, teamById } from "../../facts/teams.js";
import { kickerPaar } from "../../measures/kicking.js";
import { type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { clamp, compareName, group, rate, round, sum } from "../../numbers.js";
import { nameFilter } from "../../responses/name-filter.js";
import type { SampleQuery } from "../../responses/source.js";

/** Points per game that an average offense scores, and an average defense allows. */
const AVERAGE = 27;

/** The ratings in the rows of teams, conferences and the nation. */
interface SpRatings {
  readonly rating: number;
  readonly offense: number;
  readonly defense: number;
  readonly special: number;
}

/** The ratings of a season, rounded so that offense minus defense plus special teams is the rating. */
function spRatings({ strength, offenseEdge, games }: RatedSeason): SpRatings {
  const rating = round(strength ?? 0, 1);
  const special = clamp(round(rate(kickerPaar(games).paar, 2 * games.length), 1), -0.8, 0.7);
  const offense = round(AVERAGE + rating / 2 + clamp(offenseEdge, -5, 5), 1);
  return { rating, offense, defense: round(offense + special - rating, 1), special };
}

/** The components of a rating. The service sends null for each. */
const components = {
  success: null,
  explosiveness: null,
  rushing: null,
  passing: null,
  standardDowns: null,
  passingDowns: null,
};

/** The fields that rows of teams and conferences have in common. */
function ratingFields(season: number, { rating, offense, defense, special }: SpRatings) {
  return {
    year: season,
    rating,
    secondOrderWins: null,
    sos: null,
    offense: { rating: offense, ...components, runRate: null, pace: null },
    defense: { rating: defense, ...components, havoc: { total: null, frontSeven: null, db: null } },
    specialTeams: { rating: special },
  };
}

/**
 * The rows of /ratings/sp for a season, best first. The last one has the national averages. As in the service, the conference is the current
 * one, and a team without one has no row.
 */
export function spRows(seasons: readonly RatedSeason[]): TeamSP[] {
  const all = seasons.flatMap((each) => {
    const conference = conferenceName(each.teamId, CURRENT_SEASON);
    return conference === null ? [] : [{ ...each, conference, ratings: spRatings(each) }];
  });
  const rows = all.map(({ season, teamId, conference, ratings: own }): TeamSP => {
    const row = ratingFields(season, own);
    const rank = (value: (ratings: SpRatings) => number): number | null =>
      rankOf(
        value(own),
        all.map((each) => value(each.ratings)),
      );
    return {
      ...row,
      team: teamById(teamId).school,
      conference,
      ranking: rank(({ rating }) => rating),
      offense: { ranking: rank(({ offense }) => offense), ...row.offense },
      defense: { ranking: rank(({ defense }) => -defense), ...row.defense },
    };
  });
  const season = seasons[0]?.season ?? 0;
  const nation = ratingFields(season, { rating: 0, offense: AVERAGE, defense: AVERAGE, special: 0 });
  return [
    ...rows.sort((a, b) => b.rating - a.rating),
    {
      ...nation,
      team: "nationalAverages",
      ranking: null,
      offense: { ranking: null, ...nation.offense },
      defense: { ranking: null, ...nation.defense },
    },
  ];
}

/** The rows of /ratings/sp/conferences for a season: the averages of the teams of the sample world. `conferenceSpOrder` sorts them. */
export function conferenceSpRows(seasons: readonly RatedSeason[]): ConferenceSP[] {
  const members = group(seasons, ({ teamId, season }) => conferenceName(teamId, season));
  return [...members].flatMap(([conference, own]): ConferenceSP[] => {
    const [first] = own;
    if (conference === null || first === undefined) return [];
    const all = own.map(spRatings);
    const average = (value: (each: SpRatings) => number): number => round(rate(sum(all, value), all.length), 1);
    const ratings = {
      rating: average(({ rating }) => rating),
      offense: average(({ offense }) => offense),
      defense: average(({ defense }) => defense),
      special: average(({ special }) => special),
    };
    return [{ conference, ...ratingFields(first.season, ratings) }];
  });
}

/** Compares rows of /ratings/sp/conferences: by name, then by year. */
export const conferenceSpOrder = (a: ConferenceSP, b: ConferenceSP): number =>
  compareName(a.conference, b.conference) || a.year - b.year;

/** Ranks the rows of a response among themselves, as the service does: by team, by offense and by defense. */
function ranked(rows: readonly TeamSP[]): TeamSP[] {
  const rank = (row: TeamSP, value: (row: TeamSP) => number | null): number | null =>
    rankOf(value(row), rows.map(value));
  return rows.map((row) => ({
    ...row,
    ranking: rank(row, ({ rating }) => rating),
    offense: { ...row.offense, ranking: rank(row, ({ offense }) => offense.rating) },
    defense: { ...row.defense, ranking: rank(row, ({ defense }) => -(defense.rating ?? 0)) },
  }));
}

/** The rows of /ratings/sp that a query selects: each season with a row of national averages, also for a query of one team. */
export function selectedSpRows(rows: readonly TeamSP[], { year, team }: SampleQuery<"/ratings/sp">): TeamSP[] {
  const isMeant = nameFilter("/ratings/sp", "team", team);
  const isAverage = (row: TeamSP): boolean => row.ranking === null;
  const own = ranked(
    rows.filter((row) => !isAverage(row) && isMeant(row.team) && (year === undefined || row.year === year)),
  );
  const years = new Set(year === undefined ? own.map((row) => row.year) : [year]);
  return [...years].flatMap((each) => [
    ...own.filter((row) => row.year === each),
    ...rows.filter((row) => isAverage(row) && row.year === each),
  ]);
}
