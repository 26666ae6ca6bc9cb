import type { AggregatedTeamRecruiting, Recruit, TeamRecruitingRanking } from "../../../generated/schema.js";
import { personOf } from "../facts/people.js";
import { classes, type RecruitFact, recruits } from "../facts/recruits.js";
import { conferenceOf, teams } from "../facts/teams.js";
import { townOf } from "../facts/towns.js";
import { group, present, rate, sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";
import { NOW } from "./teams.js";

/** A recruit as /recruiting/players has him; the body is that of the player he became. */
export function recruitRow(recruit: RecruitFact): Recruit {
  const person = recruit.athleteId === null ? null : personOf(recruit.athleteId);
  const town = person === null ? null : townOf(person.town);
  return {
    id: recruit.id,
    athleteId: recruit.athleteId,
    recruitType: recruit.type,
    year: recruit.year,
    ranking: recruit.ranking,
    name: recruit.name,
    school: recruit.school,
    committedTo: recruit.committedTo,
    position: recruit.position,
    height: person?.height ?? null,
    weight: person?.weight ?? null,
    stars: recruit.stars,
    rating: recruit.rating,
    city: town?.city ?? null,
    stateProvince: town?.state ?? null,
    country: town?.country ?? null,
    hometownInfo: {
      latitude: town?.latitude ?? null,
      longitude: town?.longitude ?? null,
      fipsCode: town?.county ?? null,
    },
  };
}

/** The groups of positions; a recruit without a position belongs to the group that has no name. */
const groupNames: Readonly<Record<string, string>> = {
  PRO: "Quarterback",
  QB: "Quarterback",
  RB: "Running Back",
  WR: "Receiver",
  DL: "Defensive Line",
  LB: "Linebacker",
  S: "Defensive Back",
  K: "Special Teams",
};

const ALL = "All Positions";

/** Whether counts come as text, as they did in every recording, or as the numbers that the service declares. */
type Form = "text" | "number";

/** A quotient as the service's database writes it: rounded to sixteen decimals, which a double does not hold. */
function sixteenDecimals(part: number, whole: number): string {
  const unit = 10n ** 16n;
  const value = whole === 0 ? 0n : (2n * BigInt(part) * unit + BigInt(whole)) / (2n * BigInt(whole));
  return `${value / unit}.${String(value % unit).padStart(16, "0")}`;
}

function aggregate(name: string | null, own: readonly RecruitFact[], form: Form) {
  const rated = present(own.map(({ rating }) => rating));
  const starred = present(own.map(({ stars }) => stars));
  const total = sum(rated, (rating) => rating);
  const stars = sum(starred, (each) => each);
  return {
    positionGroup: name,
    averageRating: rate(total, rated.length),
    totalRating: total,
    commits: form === "text" ? String(own.length) : own.length,
    averageStars: form === "text" ? sixteenDecimals(stars, starred.length) : rate(stars, starred.length),
  };
}

/** A team's recruits by group of positions, all of them last. */
export function recruitingGroups(school: string, form: Form): AggregatedTeamRecruiting[] {
  const own = recruits.filter(({ committedTo, type }) => committedTo === school && type === "HighSchool");
  const team = teams.find((each) => each.school === school);
  const conference = team === undefined ? null : conferenceOf(team.id, NOW);
  const groups = group(own, ({ position }) => (position === null ? null : (groupNames[position] ?? null)));
  return [...groups, [ALL, own] as const].map(([name, members]) => ({
    team: school,
    conference: conference?.name ?? "",
    ...aggregate(name, members, form),
  }));
}

/** Recordings of the operations on recruiting. */
export function recruitingCases(_world: readonly WorldGame[]): Case[] {
  const players = recorder<Recruit[]>("getRecruits", "/recruiting/players");
  const rankings = recorder<TeamRecruitingRanking[]>("getTeamRecruitingRankings", "/recruiting/teams");
  const groups = recorder<AggregatedTeamRecruiting[]>("getRecruitingGroups", "/recruiting/groups");
  const rows = (keep: (recruit: RecruitFact) => boolean): Recruit[] => recruits.filter(keep).map(recruitRow);
  const ofClass = (year: number) => (recruit: RecruitFact) => recruit.year === year && recruit.type === "HighSchool";
  return [
    ...[2020, 2021, 2022, 2023, 2024].map((year) => players.ok(String(year), { year }, rows(ofClass(year)))),
    players.ok(
      "junior-colleges-2021",
      { year: 2021, classification: "JUCO" },
      rows(({ year, type }) => year === 2021 && type === "JUCO"),
    ),
    ...Object.entries(classes).map(([year, ranked]) =>
      rankings.ok(
        year,
        { year: Number(year) },
        ranked.map(([team, rank, points]) => ({ year: Number(year), rank, team, points })),
      ),
    ),
    groups.ok("ohio-state", { team: "Ohio State" }, recruitingGroups("Ohio State", "text")),
    groups.ok("boise-state-numbers", { team: "Boise State" }, recruitingGroups("Boise State", "number")),
  ];
}
