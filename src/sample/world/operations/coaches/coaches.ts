import type { Coach, CoachProfile, CoachReference, CoachSeason, CoachTenure } from "../../../../document/schemas.js";
import type { CoachSeasonFact } from "../../facts/coach-seasons.js";
import { type Coach as CoachFact, coaches, type Tenure } from "../../facts/coaches.js";
import { CURRENT_SEASON, conferenceName, teamById } from "../../facts/teams.js";
import { coachRecord, seasonRecord, seasonSplits, sumRecords } from "../../measures/coach-records.js";
import type { TeamSeason } from "../../simulation/team-games.js";
import type { RatingsOfSeason } from "./coach-seasons.js";

/** The coach with that id. */
function coachById(id: number): CoachFact {
  const coach = coaches.find((each) => each.id === id);
  if (coach === undefined) throw new Error(`No coach has the id ${id}: add one to facts/coaches.ts.`);
  return coach;
}

function coachReference({ id, firstName, lastName }: CoachFact): CoachReference {
  return { id, firstName, lastName };
}

const midnight = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);
const seasonsOf = ({ id }: CoachFact, facts: readonly CoachSeasonFact[]): CoachSeasonFact[] =>
  facts.filter(({ coachId }) => coachId === id);

function seasonRow(fact: CoachSeasonFact, seasons: readonly TeamSeason[], ratings: RatingsOfSeason): CoachSeason {
  const { teamId, year } = fact;
  const { srs, overall, offense, defense } = ratings(fact);
  return {
    teamId,
    school: teamById(teamId).school,
    conference: conferenceName(teamId, year),
    year,
    ...coachRecord(seasonRecord(fact, seasons)),
    preseasonRank: fact.preseasonRank,
    postseasonRank: fact.postseasonRank,
    srs,
    spOverall: overall,
    spOffense: offense,
    spDefense: defense,
  };
}

/** The row of /coaches for a coach and the seasons that meet a condition; none without such a season. */
export function coachRows(
  coach: CoachFact,
  tenures: readonly Tenure[],
  facts: readonly CoachSeasonFact[],
  seasons: readonly TeamSeason[],
  ratings: RatingsOfSeason,
  isIncluded: (season: CoachSeasonFact) => boolean,
): Coach[] {
  const included = seasonsOf(coach, facts).filter(isIncluded);
  if (included.length === 0) return [];
  // A coach is hired once for each tenure; the row has the last date.
  const hired = tenures.filter(({ coachId }) => coachId === coach.id).at(-1)?.hired ?? null;
  return [
    {
      ...coachReference(coach),
      hireDate: midnight(hired),
      seasons: included.map((season) => seasonRow(season, seasons, ratings)),
    },
  ];
}

/** A response of /coaches/profile. The career consists of the seasons in the facts. */
export function coachProfile(
  coach: CoachFact,
  tenures: readonly Tenure[],
  facts: readonly CoachSeasonFact[],
  seasons: readonly TeamSeason[],
): CoachProfile {
  const own = seasonsOf(coach, facts);
  const years = own.map(({ year }) => year);
  // Only one open tenure says which team is the current one.
  const [current, ...others] = tenures.filter(({ coachId, to }) => coachId === coach.id && to === null);
  const teamId = current === undefined || others.length > 0 ? null : current.teamId;
  return {
    ...coachReference(coach),
    displayName: coach.displayName,
    currentTeam:
      teamId === null
        ? null
        : { id: teamId, school: teamById(teamId).school, conference: conferenceName(teamId, CURRENT_SEASON) },
    career: {
      seasons: own.length,
      teams: new Set(own.map((season) => season.teamId)).size,
      firstYear: Math.min(...years),
      lastYear: Math.max(...years),
      ...coachRecord(sumRecords(own.map((season) => seasonRecord(season, seasons)))),
    },
    birthDate: coach.birthDate,
    almaMater: coach.almaMater,
    graduationYear: coach.graduationYear,
    wikidataId: coach.wikidataId,
    hallOfFameYear: coach.hallOfFameYear,
  };
}

/** A row of /coaches/tenures. */
export function coachTenure(
  tenure: Tenure,
  facts: readonly CoachSeasonFact[],
  seasons: readonly TeamSeason[],
): CoachTenure {
  const coach = coachById(tenure.coachId);
  const own = facts.filter(
    ({ coachId, teamId, year }) =>
      coachId === coach.id && teamId === tenure.teamId && year >= tenure.from && year <= (tenure.to ?? CURRENT_SEASON),
  );
  return {
    id: tenure.id,
    coach: coachReference(coach),
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
