import type { Recruit } from "../../../document/schema.js";
import { lazy, once } from "../computed.js";
import { hasEveryTeam } from "../facts/coverage.js";
import type { RecruitFact } from "../facts/person.js";
import { detailsOfPlayer } from "../facts/players.js";
import { conferenceName, teams } from "../facts/teams.js";
import { recruitingClassesAt, recruitsAt } from "../measures/published.js";
import { compareName, group, mean, present, total } from "../numbers.js";
import type { SampleQuery, SomeSources, Sparse } from "../responses/source.js";
import { personFields } from "./headers.js";

/** Returns a row of /recruiting/players. Height, weight and hometown come from the player whom the recruit became. */
const recruitRow = once((recruit: RecruitFact): Sparse<Recruit> => {
  const details = recruit.athleteId === null ? null : detailsOfPlayer(recruit.athleteId);
  return { ...personFields(details), ...recruit, recruitType: recruit.type };
});

/** The position groups. Recruits without a position are in a group whose name is null. */
const groupNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Quarterback: ["PRO", "DUAL", "QB"],
    "Running Back": ["RB", "APB", "FB"],
    Receiver: ["WR", "TE"],
    "Offensive Line": ["OL", "OT", "OG", "OC", "IOL"],
    "Defensive Line": ["DL", "DE", "DT", "EDGE", "SDE", "WDE"],
    Linebacker: ["LB", "ILB", "OLB"],
    "Defensive Back": ["DB", "CB", "S"],
    "Special Teams": ["K", "P", "LS"],
  }).flatMap(([name, positions]) => positions.map((position) => [position, name])),
);

/** Returns a quotient with sixteen decimals, as in the service. A double can't represent it. */
function sixteenDecimals(part: number, whole: number): string {
  const unit = 10n ** 16n;
  const value = whole === 0 ? 0n : (2n * BigInt(part) * unit + BigInt(whole)) / (2n * BigInt(whole));
  return `${value / unit}.${String(value % unit).padStart(16, "0")}`;
}

/** Returns a group's counts and averages. The service sends the counts as strings. */
function aggregate(own: readonly RecruitFact[]) {
  const rated = present(own.map(({ rating }) => rating));
  const starred = present(own.map(({ stars }) => stars));
  return {
    averageRating: mean(rated),
    totalRating: total(rated),
    commits: String(own.length),
    averageStars: sixteenDecimals(total(starred), starred.length),
  };
}

const byName = lazy(() => [...teams].sort((a, b) => compareName(a.school, b.school)));

/**
 * Returns the rows of /recruiting/groups, sorted by team and then by group. As in the service, each group appears twice, first with the rated
 * recruits and then with all recruits.
 */
function recruitingGroups(
  now: number,
  { recruitType, startYear = 0, endYear = new Date(now).getUTCFullYear() }: SampleQuery<"/recruiting/groups">,
) {
  const included = recruitsAt(now).filter(
    ({ type, year }) => type === recruitType && year >= startYear && year <= endYear,
  );
  const bySchool = group(included, ({ committedTo }) => committedTo);
  return byName().flatMap(({ id, school }) => {
    const own = bySchool.get(school) ?? [];
    const groups = [...group(own, ({ position }) => (position === null ? null : (groupNames[position] ?? null)))].sort(
      ([a], [b]) => (a === null ? 1 : b === null ? -1 : compareName(a, b)),
    );
    const rated = groups
      .map(([name, all]) => [name, all.filter(({ stars, rating }) => stars !== null && rating !== null)] as const)
      .filter(([, members]) => members.length > 0);
    const conference = conferenceName(id, endYear) ?? "";
    return [...rated, ...groups.map(([, all]) => ["All Positions", all] as const)].map(([name, members]) => ({
      team: school,
      conference,
      positionGroup: name,
      ...aggregate(members),
    }));
  });
}

export const recruitingSources = {
  "/recruiting/players": {
    isWhole: false,
    rows: ({ now }) => recruitsAt(now).map(recruitRow),
    seasonsAhead: 1,
    fields: { team: ["committedTo"], state: ["stateProvince"], classification: ["recruitType"] },
  },
  "/recruiting/teams": {
    isWhole: ({ year }) => hasEveryTeam(year),
    seasonsAhead: 1,
    rows: ({ now }) =>
      Object.entries(recruitingClassesAt(now)).flatMap(([year, classes]) =>
        classes.map(([team, rank, points]) => ({ year: Number(year), rank, team, points })),
      ),
  },
  "/recruiting/groups": {
    isWhole: false,
    rows: ({ now }, query) => recruitingGroups(now, query),
    uses: ["recruitType", "startYear", "endYear"],
  },
} satisfies SomeSources;
