import type { AggregatedTeamRecruiting, Recruit } from "../../../../generated/schema.js";
import { hometownByName } from "../facts/hometowns.js";
import { detailsOfPlayer } from "../facts/player-details.js";
import { type RecruitFact, recruits } from "../facts/recruiting.js";
import { CURRENT_SEASON, conferenceOf, teams } from "../facts/teams.js";
import { group, present, rate, sum } from "../numbers.js";

/** A row of /recruiting/players. Height, weight and hometown are those of the later player. */
export function recruitRow(recruit: RecruitFact): Recruit {
  const details = recruit.athleteId === null ? null : detailsOfPlayer(recruit.athleteId);
  const town = details === null ? null : hometownByName(details.hometown);
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
    height: details?.height ?? null,
    weight: details?.weight ?? null,
    stars: recruit.stars,
    rating: recruit.rating,
    city: town?.city ?? null,
    stateProvince: town?.state ?? null,
    country: town?.country ?? null,
    hometownInfo: {
      latitude: town?.latitude ?? null,
      longitude: town?.longitude ?? null,
      fipsCode: town?.countyFips ?? null,
    },
  };
}

/** The position groups. A recruit without a position is in a group whose name is null. */
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

/** The type of counts: text, as observed, or numbers, as the service declares. */
type CountType = "text" | "number";

/** A quotient with sixteen decimals, like the service's, which a double cannot represent. */
function sixteenDecimals(part: number, whole: number): string {
  const unit = 10n ** 16n;
  const value = whole === 0 ? 0n : (2n * BigInt(part) * unit + BigInt(whole)) / (2n * BigInt(whole));
  return `${value / unit}.${String(value % unit).padStart(16, "0")}`;
}

function aggregate(name: string | null, own: readonly RecruitFact[], countType: CountType) {
  const rated = present(own.map(({ rating }) => rating));
  const starred = present(own.map(({ stars }) => stars));
  const total = sum(rated, (rating) => rating);
  const stars = sum(starred, (each) => each);
  return {
    positionGroup: name,
    averageRating: rate(total, rated.length),
    totalRating: total,
    commits: countType === "text" ? String(own.length) : own.length,
    averageStars: countType === "text" ? sixteenDecimals(stars, starred.length) : rate(stars, starred.length),
  };
}

/** The rows of /recruiting/groups for a team: by position group, then for all positions. */
export function recruitingGroups(school: string, countType: CountType): AggregatedTeamRecruiting[] {
  const own = recruits.filter(({ committedTo, type }) => committedTo === school && type === "HighSchool");
  const team = teams.find((each) => each.school === school);
  const conference = team === undefined ? null : conferenceOf(team.id, CURRENT_SEASON);
  const groups = group(own, ({ position }) => (position === null ? null : (groupNames[position] ?? null)));
  return [...groups, [ALL, own] as const].map(([name, members]) => ({
    team: school,
    conference: conference?.name ?? "",
    ...aggregate(name, members, countType),
  }));
}
