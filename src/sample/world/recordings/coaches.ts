import type { Coach, CoachProfile, CoachTenure, DetailedCoachSeason } from "../../../../generated/schema.js";
import { type CoachSeasonFact, coachSeasons } from "../facts/coach-seasons.js";
import { coaches, tenures } from "../facts/coaches.js";
import { coachRatings, detailedCoachSeason } from "../operations/coaches/coach-seasons.js";
import { coachById, coachProfile, coachRows, coachTenure } from "../operations/coaches/coaches.js";
import { teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

const RYAN_DAY = 10;
const MARCUS_FREEMAN = 90402;
const POP_WARNER = 90403;
/** A coach of a club. */
const BOB_CURTIN = 90406;
/** A coach before the first game of a first tenure. */
const TONY_GIBSON = 90407;

function coachRecordings(world: World): NamedRecording[] {
  const all = recorder<Coach[]>("/coaches");
  const profiles = recorder<CoachProfile>("/coaches/profile");
  const tenureRecorder = recorder<CoachTenure[]>("/coaches/tenures");
  const seasons = teamSeasons(world);
  const ratings = coachRatings(world);
  const rows = (id: number, isIncluded?: (season: CoachSeasonFact) => boolean): Coach[] =>
    coachRows(coachById(id), seasons, ratings, isIncluded);
  const profile = (name: string, coachId: number): NamedRecording =>
    profiles.ok(name, { coachId }, coachProfile(coachById(coachId), seasons));
  const tenuresAt = (teamId: number): CoachTenure[] =>
    tenures.filter((tenure) => tenure.teamId === teamId).map((tenure) => coachTenure(tenure, seasons));
  return [
    all.ok("ryan-day", { firstName: "Ryan", lastName: "Day" }, rows(RYAN_DAY)),
    all.ok(
      "notre-dame-since-2022",
      { team: "Notre Dame", minYear: 2022, maxYear: 2024 },
      rows(MARCUS_FREEMAN, ({ year }) => year >= 2022),
    ),
    all.ok(
      "1921",
      { year: 1921 },
      coaches.flatMap(({ id }) => rows(id, ({ year }) => year === 1921)),
    ),
    all.ok("marshall-2025", { team: "Marshall", year: 2025 }, rows(TONY_GIBSON)),
    profile("ryan-day", RYAN_DAY),
    profile("pop-warner", POP_WARNER),
    profile("club", BOB_CURTIN),
    profile("before-his-first-game", TONY_GIBSON),
    profiles.failure("unknown-coach", { coachId: 1 }, 404, { message: "Coach not found" }),
    tenureRecorder.ok("ohio-state", { team: "Ohio State" }, tenuresAt(194)),
    tenureRecorder.ok("pop-warner", { coachId: POP_WARNER }, tenuresAt(221)),
    tenureRecorder.ok("marshall", { team: "Marshall", active: true }, tenuresAt(276)),
  ];
}

function coachSeasonRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<DetailedCoachSeason[]>("/coaches/seasons");
  const seasons = teamSeasons(world);
  const ratings = coachRatings(world);
  const rows = (isIncluded: (season: CoachSeasonFact) => boolean): DetailedCoachSeason[] =>
    coachSeasons.filter(isIncluded).map((season) => detailedCoachSeason(season, seasons, ratings));
  const since2023 = (id: number) => rows(({ teamId, year }) => teamId === id && year >= 2023);
  return [
    ok("ohio-state-since-2023", { team: "Ohio State", minYear: 2023, maxYear: 2024 }, since2023(194)),
    ok("arizona-state-since-2023", { team: "Arizona State", minYear: 2023, maxYear: 2024 }, since2023(9)),
    ok(
      "1921",
      { year: 1921 },
      rows(({ year }) => year === 1921),
    ),
    ok(
      "before-his-first-game",
      { coachId: TONY_GIBSON },
      rows(({ coachId }) => coachId === TONY_GIBSON),
    ),
  ];
}

/** The recordings of the tag `coaches`. */
export function coachesRecordings(world: World): NamedRecording[] {
  return [...coachRecordings(world), ...coachSeasonRecordings(world)];
}
