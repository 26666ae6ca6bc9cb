import type { CoachSeasonFact } from "../../facts/coach-seasons.js";
import type { Coach, Tenure } from "../../facts/coaches.js";
import { CURRENT_SEASON, teamById } from "../../facts/teams.js";
import { coachRecord, seasonRecord, seasonSplits, sumRecords } from "../../measures/coach-records.js";
import type { TeamSeason } from "../../simulation/team-games.js";
import { teamReference } from "../headers.js";
import { coachById, type RatingsOfSeason, seasonFields } from "./coach-seasons.js";

const midnight = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);
const seasonsOf = ({ id }: Coach, facts: readonly CoachSeasonFact[]): CoachSeasonFact[] =>
  facts.filter(({ coachId }) => coachId === id);

/** The row of /coaches for a coach and the seasons that meet a condition; none without such a season. */
export function coachRows(
  coach: Coach,
  tenures: readonly Tenure[],
  facts: readonly CoachSeasonFact[],
  seasons: readonly TeamSeason[],
  ratings: RatingsOfSeason,
  isIncluded: (season: CoachSeasonFact) => boolean,
) {
  const included = seasonsOf(coach, facts).filter(isIncluded);
  if (included.length === 0) return [];
  // A coach is hired once for each tenure; the row has the last date.
  const hired = tenures.filter(({ coachId }) => coachId === coach.id).at(-1)?.hired ?? null;
  return [
    {
      ...coach,
      hireDate: midnight(hired),
      seasons: included.map((season) => seasonFields(season, seasons, ratings)),
    },
  ];
}

/** A response of /coaches/profile. The career consists of the seasons in the facts. */
export function coachProfile(
  coach: Coach,
  tenures: readonly Tenure[],
  facts: readonly CoachSeasonFact[],
  seasons: readonly TeamSeason[],
) {
  const own = seasonsOf(coach, facts);
  const years = own.map(({ year }) => year);
  // Only one open tenure says which team is the current one.
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

/** A row of /coaches/tenures. */
export function coachTenure(tenure: Tenure, facts: readonly CoachSeasonFact[], seasons: readonly TeamSeason[]) {
  const own = facts.filter(
    ({ coachId, teamId, year }) =>
      coachId === tenure.coachId &&
      teamId === tenure.teamId &&
      year >= tenure.from &&
      year <= (tenure.to ?? CURRENT_SEASON),
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
