import { polls2025 } from "./polls-2025.js";
import { teamByAbbreviation } from "./teams.js";

/** A team in a poll. A number is null where the archives lack it; the rank also for a team that only received votes. */
export interface PollEntry {
  readonly rank: number | null;
  readonly school: string;
  readonly firstPlaceVotes: number | null;
  readonly points: number | null;
}

/** One poll of one week. */
export interface PollFact {
  readonly season: number;
  readonly seasonType: "regular" | "postseason";
  readonly week: number;
  readonly poll: "AP Top 25" | "Coaches Poll" | "Playoff Committee Rankings";
  /** Null except for the committee's rankings. */
  readonly isFinal: boolean | null;
  readonly entries: readonly PollEntry[];
}

/** The committee's rankings have no first-place votes and no points. */
const committee = (schools: string): PollEntry[] =>
  schools.split(", ").map((school, index) => ({ rank: index + 1, school, firstPlaceVotes: 0, points: 0 }));

const ranked = (
  votes: Readonly<Record<string, number>>,
  points: readonly (number | null)[],
  schools: string,
): PollEntry[] =>
  schools.split(", ").map((school, index) => ({
    rank: index + 1,
    school,
    firstPlaceVotes: votes[school] ?? (points[index] === null ? null : 0),
    points: points[index] ?? null,
  }));

/** The votes of 66 voters for the teams of a poll of 2025: made up, like the points. */
const FIRST_PLACE_VOTES = [52, 11, 3];

function pollOf2025(line: string): PollFact {
  const [poll, week, ...abbreviations] = line.split(" ");
  const isFinal = week === "final";
  const common = {
    season: 2025,
    week: isFinal ? 1 : Number(week),
    seasonType: isFinal ? "postseason" : "regular",
  } as const;
  const schools = abbreviations.map((abbreviation) => teamByAbbreviation(abbreviation).school);
  if (poll === "CFP") {
    const entries = committee(schools.join(", "));
    return { ...common, poll: "Playoff Committee Rankings", isFinal: common.week === 16, entries };
  }
  const entries = schools.map((school, index) => ({
    rank: index + 1,
    school,
    firstPlaceVotes: isFinal ? (index === 0 ? 66 : 0) : (FIRST_PLACE_VOTES[index] ?? 0),
    points: Math.round(1630 - 62.5 * index - (index * index) / 10) + (isFinal && index === 0 ? 20 : 0),
  }));
  return { ...common, poll: "AP Top 25", isFinal: null, entries };
}

/** The poll of the coaches: made up from that of the AP, in which some neighbors are exchanged. */
function coachesPollOf(ap: PollFact): PollFact {
  const schools = ap.entries.map(({ school }) => school);
  for (let at = ap.week % 3; at < schools.length - 1; at += 6)
    schools.splice(at, 2, ...schools.slice(at, at + 2).reverse());
  const entries = ap.entries.map((entry, index) => ({ ...entry, school: schools[index] ?? entry.school }));
  return { ...ap, poll: "Coaches Poll", entries };
}

/** The polls. Ranks before 2025 are real. Points of the last poll of 2024 are made up; their sum is what 56 voters give. */
export const polls: readonly PollFact[] = [
  {
    // In those years the poll ranked ten teams, before the bowl games.
    season: 1966,
    seasonType: "regular",
    week: 13,
    poll: "AP Top 25",
    isFinal: null,
    entries: ranked(
      { "Notre Dame": 41, "Michigan State": 8, Alabama: 7 },
      [506, 471, 428, null, null, null, null, null, null, null],
      "Notre Dame, Michigan State, Alabama, Georgia, UCLA, Nebraska, Purdue, Georgia Tech, Miami, SMU",
    ),
  },
  {
    season: 2024,
    seasonType: "regular",
    week: 15,
    poll: "Playoff Committee Rankings",
    isFinal: false,
    entries: committee(
      "Oregon, Texas, Penn State, Notre Dame, Georgia, Ohio State, Tennessee, SMU, Indiana, Boise State, Alabama, Miami, Ole Miss, South Carolina, Arizona State, Iowa State, Clemson, BYU, Missouri, UNLV, Illinois, Syracuse, Colorado, Army, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "regular",
    week: 16,
    poll: "Playoff Committee Rankings",
    isFinal: true,
    entries: committee(
      "Oregon, Georgia, Texas, Penn State, Notre Dame, Ohio State, Tennessee, Indiana, Boise State, SMU, Alabama, Arizona State, Miami, Ole Miss, South Carolina, Clemson, BYU, Iowa State, Missouri, Illinois, Syracuse, Army, Colorado, UNLV, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "postseason",
    week: 1,
    poll: "AP Top 25",
    isFinal: null,
    entries: [
      ...ranked(
        { "Ohio State": 56 },
        [
          1400, 1338, 1256, 1212, 1181, 1116, 1060, 990, 894, 880, 822, 780, 768, 650, 640, 560, 470, 440, 436, 380,
          300, 190, 150, 120, 90,
        ],
        "Ohio State, Notre Dame, Oregon, Texas, Penn State, Georgia, Arizona State, Boise State, Tennessee, Indiana, Ole Miss, SMU, BYU, Clemson, Iowa State, Illinois, Alabama, Miami, South Carolina, Syracuse, Army, Missouri, UNLV, Memphis, Colorado",
      ),
      // Received votes, but not enough for a rank.
      { rank: null, school: "Louisville", firstPlaceVotes: 0, points: 77 },
    ],
  },
  ...polls2025
    .trimStart()
    .split("\n")
    .map(pollOf2025)
    .flatMap((each) => (each.poll === "AP Top 25" ? [each, coachesPollOf(each)] : [each])),
];

/** The rank of a school in a poll; null where it is not ranked. */
export function rankIn({ entries }: PollFact, school: string): number | null {
  return entries.find((entry) => entry.school === school)?.rank ?? null;
}
