import type { Coach, CoachProfile, CoachReference, CoachSeason, CoachTenure } from "../../../generated/schema.js";
import { type CoachSeasonFact, coachSeasons, isClear } from "../facts/coach-seasons.js";
import { type Coach as CoachFact, coaches, type Tenure, tenures } from "../facts/coaches.js";
import { teamById } from "../facts/teams.js";
import { addUp, recordOf, wonIn } from "../measures/coaching.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";
import { coachRatings, type RatingsOfSeason } from "./coach-seasons.js";
import { NOW } from "./teams.js";

/** The coach with that id. */
function coachById(id: number): CoachFact {
  const coach = coaches.find((each) => each.id === id);
  if (coach === undefined) throw new Error(`No coach has the id ${id}: add him to facts/coaches.ts.`);
  return coach;
}

function reference({ id, firstName, lastName }: CoachFact): CoachReference {
  return { id, firstName, lastName };
}

const tenuresOf = ({ id }: CoachFact): Tenure[] => tenures.filter(({ coachId }) => coachId === id);
const seasonsOf = ({ id }: CoachFact): CoachSeasonFact[] => coachSeasons.filter(({ coachId }) => coachId === id);

function seasonRow(fact: CoachSeasonFact, seasons: readonly TeamSeason[], ratings: RatingsOfSeason): CoachSeason {
  const { teamId, year } = fact;
  const { srs, overall, offense, defense } = ratings(fact);
  return {
    teamId,
    school: teamById(teamId).school,
    conference: conferenceName(teamId, year),
    year,
    ...recordOf(wonIn(fact, seasons)),
    preseasonRank: fact.preseasonRank,
    postseasonRank: fact.postseasonRank,
    srs,
    spOverall: overall,
    spOffense: offense,
    spDefense: defense,
  };
}

/** A coach with some of his seasons. He is hired once for every tenure; the row tells the last day. */
function coachRow(coach: CoachFact, seasons: CoachSeason[]): Coach {
  const hired = tenuresOf(coach).at(-1)?.hired ?? null;
  return { ...reference(coach), hireDate: hired === null ? null : `${hired}T00:00:00.000Z`, seasons };
}

/** A coach's life and career, by the seasons that the world knows. */
export function profile(coach: CoachFact, seasons: readonly TeamSeason[]): CoachProfile {
  const own = seasonsOf(coach);
  const years = own.map(({ year }) => year);
  const current = tenuresOf(coach).find(({ to }) => to === null);
  const { teamId } = current ?? { teamId: null };
  return {
    ...reference(coach),
    displayName: coach.displayName,
    currentTeam:
      teamId === null ? null : { id: teamId, school: teamById(teamId).school, conference: conferenceName(teamId, NOW) },
    career: {
      seasons: own.length,
      teams: new Set(own.map((season) => season.teamId)).size,
      firstYear: Math.min(...years),
      lastYear: Math.max(...years),
      ...recordOf(addUp(own.map((season) => wonIn(season, seasons)))),
    },
    birthDate: coach.birthDate,
    almaMater: coach.almaMater,
    graduationYear: coach.graduationYear,
    wikidataId: coach.wikidataId,
    hallOfFameYear: coach.hallOfFameYear,
  };
}

const moment = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);

/** A tenure with what the coach won in it. */
export function tenureRow(tenure: Tenure, seasons: readonly TeamSeason[]): CoachTenure {
  const coach = coachById(tenure.coachId);
  const own = coachSeasons.filter(
    ({ coachId, teamId, year }) =>
      coachId === coach.id && teamId === tenure.teamId && year >= tenure.from && year <= (tenure.to ?? NOW),
  );
  return {
    id: tenure.id,
    coach: reference(coach),
    team: { id: tenure.teamId, school: teamById(tenure.teamId).school },
    hireDate: tenure.hired,
    startYear: tenure.from,
    endYear: tenure.to,
    effectiveStart: moment(tenure.took),
    effectiveEnd: moment(tenure.left),
    isInterim: tenure.interim,
    active: tenure.to === null,
    seasons: own.length,
    record: recordOf(addUp(own.map((season) => wonIn(season, seasons)))),
    attributionComplete: own.every(isClear),
  };
}

/** Recordings of /coaches, /coaches/profile and /coaches/tenures. */
export function coachCases(world: readonly WorldGame[]): Case[] {
  const all = recorder<Coach[]>("getCoaches", "/coaches");
  const profiles = recorder<CoachProfile>("getCoachProfile", "/coaches/profile");
  const stays = recorder<CoachTenure[]>("getCoachTenures", "/coaches/tenures");
  const seasons = teamSeasons(world);
  const ratings = coachRatings(world);
  const row = (coach: CoachFact, keep: (season: CoachSeasonFact) => boolean = () => true): Coach[] => {
    const own = seasonsOf(coach).filter(keep);
    return own.length === 0
      ? []
      : [
          coachRow(
            coach,
            own.map((season) => seasonRow(season, seasons, ratings)),
          ),
        ];
  };
  const life = (name: string, coachId: number): Case =>
    profiles.ok(name, { coachId }, profile(coachById(coachId), seasons));
  const tenuresAt = (teamId: number): CoachTenure[] =>
    tenures.filter((tenure) => tenure.teamId === teamId).map((tenure) => tenureRow(tenure, seasons));
  return [
    all.ok("ryan-day", { firstName: "Ryan", lastName: "Day" }, row(coachById(90401))),
    all.ok(
      "notre-dame-since-2022",
      { team: "Notre Dame", minYear: 2022, maxYear: 2024 },
      row(coachById(90402), ({ year }) => year >= 2022),
    ),
    all.ok(
      "1921",
      { year: 1921 },
      coaches.flatMap((coach) => row(coach, ({ year }) => year === 1921)),
    ),
    all.ok("marshall-2025", { team: "Marshall", year: 2025 }, row(coachById(90407))),
    life("ryan-day", 90401),
    life("pop-warner", 90403),
    life("club", 90406),
    life("before-his-first-game", 90407),
    profiles.failure("unknown-coach", { coachId: 1 }, 404, { message: "Coach not found" }),
    stays.ok("ohio-state", { team: "Ohio State" }, tenuresAt(194)),
    stays.ok("pop-warner", { coachId: 90403 }, tenuresAt(221)),
    stays.ok("marshall", { team: "Marshall", active: true }, tenuresAt(276)),
  ];
}
