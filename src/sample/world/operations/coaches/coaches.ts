import { lazy } from "../../computed.js";
import type { CoachSeasonFact } from "../../facts/coach-seasons.js";
import { type Coach, coaches, type Tenure } from "../../facts/coaches.js";
import { includesSeason } from "../../facts/rosters.js";
import { CURRENT_SEASON, teamById } from "../../facts/teams.js";
import { coachRecord, seasonRecord, seasonSplits, sumRecords } from "../../measures/coach-records.js";
import { compareName } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import { Refusal, type SampleQuery, type SomeSources } from "../../responses/source.js";
import { teamReference } from "../headers.js";
import { coachById, detailedCoachSeason, type Known, knownAt, seasonFields } from "./coach-seasons.js";

const midnight = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);
const seasonsOf = ({ id }: Coach, facts: readonly CoachSeasonFact[]): CoachSeasonFact[] =>
  facts.filter(({ coachId }) => coachId === id);

/** Returns a coach's row of /coaches, with the seasons that satisfy a condition. Without such a season, there is no row. */
function coachRows(coach: Coach, known: Known, isIncluded: (season: CoachSeasonFact) => boolean) {
  const { tenures, facts } = known;
  const included = seasonsOf(coach, facts).filter(isIncluded);
  if (included.length === 0) return [];
  // Each tenure has a hire date. The row has the last one.
  const hired = tenures.filter(({ coachId }) => coachId === coach.id).at(-1)?.hired ?? null;
  return [{ ...coach, hireDate: midnight(hired), seasons: included.map((season) => seasonFields(season, known)) }];
}

/** Returns a response of /coaches/profile. The career consists of the known seasons. */
function coachProfile(coach: Coach, { tenures, facts, seasons }: Known) {
  const own = seasonsOf(coach, facts);
  const years = own.map(({ year }) => year);
  // The current team is only clear if exactly one tenure is open.
  const [current, ...others] = tenures.filter(({ coachId, to }) => coachId === coach.id && to === null);
  const teamId = current === undefined || others.length > 0 ? null : current.teamId;
  return {
    ...coach,
    currentTeam: teamId === null ? null : teamReference(teamId, CURRENT_SEASON),
    career: {
      seasons: own.length,
      teams: new Set(own.map((season) => season.teamId)).size,
      firstYear: Math.min(...years),
      lastYear: Math.max(...years),
      ...coachRecord(sumRecords(own.map((season) => seasonRecord(season, seasons)))),
    },
  };
}

/** Returns a row of /coaches/tenures. */
function coachTenure(tenure: Tenure, { facts, seasons }: Known) {
  const own = facts.filter(
    (fact) => fact.coachId === tenure.coachId && fact.teamId === tenure.teamId && includesSeason(tenure, fact.year),
  );
  return {
    id: tenure.id,
    coach: coachById(tenure.coachId),
    team: { id: tenure.teamId, school: teamById(tenure.teamId).school },
    hireDate: tenure.hired,
    startYear: tenure.from,
    endYear: tenure.to,
    effectiveStart: midnight(tenure.effectiveStart),
    effectiveEnd: midnight(tenure.effectiveEnd),
    isInterim: tenure.interim,
    active: tenure.to === null,
    seasons: own.length,
    record: coachRecord(sumRecords(own.map((season) => seasonRecord(season, seasons)))),
    attributionComplete: own.every((season) => seasonSplits(season, seasons) !== null),
  };
}

const byLastName = lazy(() =>
  [...coaches].sort((a, b) => compareName(a.lastName, b.lastName) || compareName(a.firstName, b.firstName)),
);

/** Returns a function that tests whether a query of /coaches or /coaches/seasons selects a season. */
function seasonTest(
  path: "/coaches" | "/coaches/seasons",
  { team, year, minYear = -Infinity, maxYear = Infinity }: SampleQuery<typeof path>,
): (season: CoachSeasonFact) => boolean {
  const isTeam = nameFilter(path, "team", team);
  return (season) =>
    isTeam(teamById(season.teamId).school) &&
    (year === undefined || season.year === year) &&
    season.year >= minYear &&
    season.year <= maxYear;
}

/**
 * Whether the rows have every coach that the query selects. They do if it selects one team's season and there is a row. For other queries, some
 * coaches are unknown.
 */
const isOfTeam = ({ team, year }: { team?: string | undefined; year?: number | undefined }, count: number): boolean =>
  team !== undefined && year !== undefined && count > 0;

export const coachesSources = {
  "/coaches": {
    isWhole: isOfTeam,
    seasonsAhead: 1,
    rows: (moment, query) => {
      const known = knownAt(moment);
      const isFirstName = nameFilter("/coaches", "firstName", query.firstName);
      const isLastName = nameFilter("/coaches", "lastName", query.lastName);
      const isIncluded = seasonTest("/coaches", query);
      return byLastName()
        .filter(({ firstName, lastName }) => isFirstName(firstName) && isLastName(lastName))
        .flatMap((coach) => coachRows(coach, known, isIncluded));
    },
    uses: ["firstName", "lastName", "team", "year", "minYear", "maxYear"],
  },
  "/coaches/profile": {
    isWhole: false,
    has: "few seasons of coaches",
    respond: (moment, { coachId }) => {
      const known = knownAt(moment);
      const coach = coaches.find(({ id }) => id === coachId);
      // A profile needs the first and last year of a career, so a coach without a season has none.
      return coach !== undefined && known.facts.some((season) => season.coachId === coachId)
        ? coachProfile(coach, known)
        : new Refusal(404, { message: "Coach not found" });
    },
  },
  "/coaches/seasons": {
    isWhole: isOfTeam,
    seasonsAhead: 1,
    rows: (moment, { coachId, ...query }) => {
      const known = knownAt(moment);
      return known.facts
        .filter((season) => coachId === undefined || season.coachId === coachId)
        .filter(seasonTest("/coaches/seasons", query))
        .map((season) => detailedCoachSeason(season, known));
    },
    uses: ["coachId", "team", "year", "minYear", "maxYear"],
  },
  "/coaches/tenures": {
    // A row sums up the known seasons of a tenure.
    isWhole: false,
    has: "few seasons of coaches",
    seasonsAhead: 1,
    rows: (moment, { year }) => {
      const known = knownAt(moment);
      return known.tenures
        .filter((tenure) => year === undefined || includesSeason(tenure, year))
        .map((tenure) => coachTenure(tenure, known));
    },
    uses: ["year"],
    fields: { coachId: ["coach.id"] },
  },
} satisfies SomeSources;
