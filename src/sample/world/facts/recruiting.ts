import { players } from "./players.js";

/** A recruit, as recruiting services rate a player before college. */
export interface RecruitFact {
  readonly id: string;
  readonly name: string;
  /** Null for a recruit who is no player of the sample world. */
  readonly athleteId: string | null;
  readonly type: "HighSchool" | "JUCO";
  readonly year: number;
  readonly position: string | null;
  readonly school: string | null;
  readonly committedTo: string | null;
  readonly ranking: number | null;
  readonly stars: number | null;
  readonly rating: number | null;
}

type Entry = readonly [
  name: string,
  year: number,
  position: string | null,
  school: string | null,
  committedTo: string | null,
  ranking: number | null,
  stars: number | null,
  rating: number | null,
  type?: "JUCO",
];

/** Schools and commitments are real; rankings and ratings are close to the published ones. The players named Sample are made up. */
const entries: readonly Entry[] = [
  ["Will Howard", 2020, "PRO", "Downingtown West", "Kansas State", 918, 3, 0.8571],
  ["TreVeyon Henderson", 2021, "RB", "Hopewell", "Ohio State", 22, 5, 0.9911],
  ["Jeremiah Smith", 2024, "WR", "Chaminade-Madonna Prep", "Ohio State", 1, 5, 0.9994],
  ["Jayden Fielding", 2022, "K", "Marcus", "Ohio State", null, null, null],
  ["Quinshon Judkins", 2022, "RB", "Pike Road", "Ole Miss", 414, 3, 0.8895],
  ["Emeka Egbuka", 2021, "WR", "Steilacoom", "Ohio State", 9, 5, 0.9936],
  ["Jack Sawyer", 2021, "DL", "Pickerington North", "Ohio State", 4, 5, 0.9979],
  ["Cody Simon", 2020, "LB", "St. Peter's Prep", "Ohio State", 59, 4, 0.9602],
  ["Caleb Downs", 2023, "S", "Mill Creek", "Alabama", 8, 5, 0.9963],
  ["Carnell Tate", 2023, "WR", "IMG Academy", "Ohio State", 50, 4, 0.9719],
  ["Quinn Ewers", 2021, "QB", "Southlake Carroll", "Ohio State", 1, 5, 0.9999],
  ["Matthew Golden", 2022, "WR", "Klein Cain", "Houston", 296, 4, 0.9021],
  ["Drew Allar", 2022, "QB", "Medina", "Penn State", 11, 5, 0.9899],
  ["Cade Klubnik", 2022, "QB", "Westlake", "Clemson", 6, 5, 0.9934],
  ["Nico Iamaleava", 2023, "QB", "Warren", "Tennessee", 2, 5, 0.9985],
  ["Maddux Madsen", 2021, "QB", "American Fork", "Boise State", 1341, 3, 0.8414],
  ["Ashton Jeanty", 2022, "RB", "Lone Star", "Boise State", 1036, 3, 0.8593],
  ["Ty Benefield", 2023, "S", "Crespi", "Boise State", 1312, 3, 0.8492],
  ["Sam Sample", 2022, null, null, "Boise State", 2988, 2, 0.7667],
  ["Jo Sample", 2021, "WR", null, null, null, null, null, "JUCO"],
];

/** Every recruit. */
export const recruits: readonly RecruitFact[] = entries.map(
  ([name, year, position, school, committedTo, ranking, stars, rating, type], index): RecruitFact => ({
    id: String(9_100_001 + index),
    name,
    athleteId: players.find((player) => player.name === name)?.id ?? null,
    type: type ?? "HighSchool",
    year,
    position,
    school,
    committedTo,
    ranking,
    stars,
    rating,
  }),
);

/** The rank and the points of recruiting classes by year, close to the published ones. Missing ranks belong to other teams. */
export const recruitingClasses: Readonly<
  Record<number, readonly (readonly [team: string, rank: number, points: number])[]>
> = {
  2023: [
    ["Georgia", 2, 316.34],
    ["Texas", 3, 298.67],
    ["Ohio State", 5, 293.72],
    ["Oregon", 9, 280.91],
    ["Tennessee", 10, 276.55],
    ["Clemson", 11, 273.04],
    ["Notre Dame", 12, 271.8],
    ["Penn State", 14, 262.29],
  ],
  2024: [
    ["Georgia", 1, 320.15],
    ["Oregon", 3, 300.48],
    ["Ohio State", 5, 295.91],
    ["Texas", 6, 294.4],
    ["Notre Dame", 11, 265.73],
    ["Clemson", 12, 262.83],
    ["Tennessee", 13, 260.17],
    ["Penn State", 15, 255.66],
    ["Arizona State", 43, 196.02],
    ["Indiana", 47, 190.26],
    ["SMU", 60, 180.94],
    ["Boise State", 64, 176],
  ],
};

/** The talent of rosters by season, close to the published values. */
export const rosterTalent: Readonly<Record<number, readonly (readonly [team: string, talent: number])[]>> = {
  2023: [["Ohio State", 974.1]],
  2024: [
    ["Georgia", 991.16],
    ["Ohio State", 960.89],
    ["Texas", 921.28],
    ["Oregon", 893.74],
    ["Notre Dame", 866.17],
    ["Clemson", 858.95],
    ["Penn State", 840.18],
    ["Tennessee", 834.6],
    ["SMU", 700.05],
    ["Indiana", 631.48],
    ["Arizona State", 628.33],
    ["Boise State", 588],
  ],
};
