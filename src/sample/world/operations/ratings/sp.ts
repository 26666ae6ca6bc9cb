import type { ConferenceSP, TeamSP } from "../../../../../generated/schema.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { kickerPaar } from "../../measures/kicking.js";
import { type RatedSeason, rankOf } from "../../measures/rated-seasons.js";
import { clamp, group, rate, round, sum } from "../../numbers.js";
import { nameFilter } from "../../responses/name-filter.js";
import type { SampleQuery } from "../../responses/source.js";

/** The seasons with the components of the ratings, and the first with a rating of special teams. */
const COMPONENT_SEASONS = { first: 2005, last: 2023 };
const FIRST_SPECIAL_TEAMS = 2004;
/** Points per game that an average offense scores, and an average defense allows. */
const AVERAGE = 27;

/** The ratings in the rows of teams, conferences and the nation. */
interface SpRatings {
  readonly rating: number;
  readonly offense: number;
  readonly defense: number;
  readonly special: number | null;
}

/** The ratings of a season, rounded so that offense minus defense plus special teams is the rating. */
function spRatings({ season, strength, offenseEdge, games }: RatedSeason): SpRatings {
  const rating = round(strength ?? 0, 1);
  const kicks = clamp(round(rate(kickerPaar(games).paar, 2 * games.length), 1), -0.8, 0.7);
  const special = season < FIRST_SPECIAL_TEAMS ? null : kicks;
  const offense = round(AVERAGE + rating / 2 + clamp(offenseEdge, -5, 5), 1);
  return { rating, offense, defense: round(offense + (special ?? 0) - rating, 1), special };
}

/** The components of a rating. The average is 100. */
function components(season: number, aboveAverage: number) {
  const component = (weight: number): number | null =>
    season < COMPONENT_SEASONS.first || season > COMPONENT_SEASONS.last ? null : round(100 + weight * aboveAverage, 1);
  return {
    success: component(1.4),
    explosiveness: component(0.9),
    rushing: component(1.1),
    passing: component(1.6),
    standardDowns: component(1.3),
    passingDowns: component(1.7),
  };
}

/** The fields that rows of teams and conferences have in common. */
function ratingFields(season: number, { rating, offense, defense, special }: SpRatings) {
  const known = season >= COMPONENT_SEASONS.first && season <= COMPONENT_SEASONS.last;
  const havoc = (weight: number): number | null => (known ? round(100 + weight * (AVERAGE - defense), 1) : null);
  return {
    year: season,
    rating,
    secondOrderWins: known ? round(6.4 + rating / 5, 1) : null,
    sos: known ? round(rating / 40, 2) : null,
    offense: {
      rating: offense,
      ...components(season, offense - AVERAGE),
      runRate: known ? 0.52 : null,
      pace: known ? 27.4 : null,
    },
    defense: {
      rating: defense,
      ...components(season, AVERAGE - defense),
      havoc: { total: havoc(1.5), frontSeven: havoc(1.7), db: havoc(1.2) },
    },
    specialTeams: { rating: special },
  };
}

/** The rows of /ratings/sp for a season, best first. The last one has the national averages. */
export function spRows(seasons: readonly RatedSeason[]): TeamSP[] {
  const all = seasons.map(({ season, teamId, ...rest }) => ({
    season,
    teamId,
    ratings: spRatings({ season, teamId, ...rest }),
  }));
  const rows = all.map(({ season, teamId, ratings: own }): TeamSP => {
    const row = ratingFields(season, own);
    const rank = (value: (ratings: SpRatings) => number): number | null =>
      rankOf(
        value(own),
        all.map((each) => value(each.ratings)),
      );
    return {
      ...row,
      team: teamById(teamId).school,
      conference: conferenceName(teamId, season),
      ranking: rank(({ rating }) => rating),
      offense: { ranking: rank(({ offense }) => offense), ...row.offense },
      defense: { ranking: rank(({ defense }) => -defense), ...row.defense },
    };
  });
  const season = seasons[0]?.season ?? 0;
  const special = season < FIRST_SPECIAL_TEAMS ? null : 0;
  const nation = ratingFields(season, { rating: 0, offense: AVERAGE, defense: AVERAGE, special });
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

/** The rows of /ratings/sp/conferences for a season: the averages of the teams of the sample world. */
export function conferenceSpRows(seasons: readonly RatedSeason[]): ConferenceSP[] {
  const members = group(seasons, ({ teamId, season }) => conferenceName(teamId, season));
  return [...members]
    .flatMap(([conference, own]): ConferenceSP[] => {
      const [first] = own;
      if (conference === null || first === undefined) return [];
      const all = own.map(spRatings);
      const average = (value: (each: SpRatings) => number): number => round(rate(sum(all, value), all.length), 1);
      const special = first.season < FIRST_SPECIAL_TEAMS ? null : average((each) => each.special ?? 0);
      const ratings = {
        rating: average(({ rating }) => rating),
        offense: average(({ offense }) => offense),
        defense: average(({ defense }) => defense),
        special,
      };
      return [{ conference, ...ratingFields(first.season, ratings) }];
    })
    .sort((a, b) => b.rating - a.rating);
}

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
