/** A team's place in a poll; null where the archives have no such number, or a team only received votes. */
export interface Place {
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
  readonly poll: "AP Top 25" | "Playoff Committee Rankings";
  /** Told of the committee's rankings only. */
  readonly isFinal: boolean | null;
  readonly places: readonly Place[];
}

/** A ranked team that plays in no game of the world. */
export interface RankedElsewhere {
  readonly id: number;
  readonly school: string;
  readonly conference: string | null;
}

/** The committee votes otherwise: its rankings count neither votes nor points. */
const committee = (schools: string): Place[] =>
  schools.split(", ").map((school, index) => ({ rank: index + 1, school, firstPlaceVotes: 0, points: 0 }));

const ranked = (
  votes: Readonly<Record<string, number>>,
  points: readonly (number | null)[],
  schools: string,
): Place[] =>
  schools.split(", ").map((school, index) => ({
    rank: index + 1,
    school,
    firstPlaceVotes: votes[school] ?? (points[index] === null ? null : 0),
    points: points[index] ?? null,
  }));

/** The polls. Places are those of the time; points of the last poll of 2024 are made up, but add up to what 56 voters give. */
export const polls: readonly PollFact[] = [
  {
    // Only ten teams were ranked in those years, before the bowls.
    season: 1966,
    seasonType: "regular",
    week: 13,
    poll: "AP Top 25",
    isFinal: null,
    places: ranked(
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
    places: committee(
      "Oregon, Texas, Penn State, Notre Dame, Georgia, Ohio State, Tennessee, SMU, Indiana, Boise State, Alabama, Miami, Ole Miss, South Carolina, Arizona State, Iowa State, Clemson, BYU, Missouri, UNLV, Illinois, Syracuse, Colorado, Army, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "regular",
    week: 16,
    poll: "Playoff Committee Rankings",
    isFinal: true,
    places: committee(
      "Oregon, Georgia, Texas, Penn State, Notre Dame, Ohio State, Tennessee, Indiana, Boise State, SMU, Alabama, Arizona State, Miami, Ole Miss, South Carolina, Clemson, BYU, Iowa State, Missouri, Illinois, Syracuse, Army, Colorado, UNLV, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "postseason",
    week: 1,
    poll: "AP Top 25",
    isFinal: null,
    places: [
      ...ranked(
        { "Ohio State": 56 },
        [
          1400, 1338, 1256, 1212, 1181, 1116, 1060, 990, 894, 880, 822, 780, 768, 650, 640, 560, 470, 440, 436, 380,
          300, 190, 150, 120, 90,
        ],
        "Ohio State, Notre Dame, Oregon, Texas, Penn State, Georgia, Arizona State, Boise State, Tennessee, Indiana, Ole Miss, SMU, BYU, Clemson, Iowa State, Illinois, Alabama, Miami, South Carolina, Syracuse, Army, Missouri, UNLV, Memphis, Colorado",
      ),
      // It received votes, and not enough of them.
      { rank: null, school: "Louisville", firstPlaceVotes: 0, points: 77 },
    ],
  },
];

const elsewhere2024: readonly RankedElsewhere[] = [
  { id: 333, school: "Alabama", conference: "SEC" },
  { id: 145, school: "Ole Miss", conference: "SEC" },
  { id: 2579, school: "South Carolina", conference: "SEC" },
  { id: 142, school: "Missouri", conference: "SEC" },
  { id: 66, school: "Iowa State", conference: "Big 12" },
  { id: 252, school: "BYU", conference: "Big 12" },
  { id: 38, school: "Colorado", conference: "Big 12" },
  { id: 356, school: "Illinois", conference: "Big Ten" },
  { id: 183, school: "Syracuse", conference: "ACC" },
  { id: 97, school: "Louisville", conference: "ACC" },
  { id: 349, school: "Army", conference: "American Athletic" },
  { id: 235, school: "Memphis", conference: "American Athletic" },
  { id: 2439, school: "UNLV", conference: "Mountain West" },
];

const elsewhere1966: readonly RankedElsewhere[] = [
  { id: 127, school: "Michigan State", conference: "Big Ten" },
  { id: 333, school: "Alabama", conference: "SEC" },
  { id: 26, school: "UCLA", conference: "Pac-12" },
  { id: 2509, school: "Purdue", conference: "Big Ten" },
  { id: 59, school: "Georgia Tech", conference: null },
];

/** What the world's own table of teams does not tell of the teams ranked in a season. */
export const rankedElsewhere: Readonly<Record<number, readonly RankedElsewhere[]>> = {
  1966: elsewhere1966,
  2024: elsewhere2024,
};
