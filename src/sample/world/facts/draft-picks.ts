import { type DraftTeam, draftPositions, draftTeamByCode } from "./draft-teams.js";

/** A pick in an NFL draft. Picks are real; grades are made up. */
export interface DraftPickFact {
  readonly year: number;
  readonly round: number;
  readonly pick: number;
  readonly overall: number;
  readonly team: DraftTeam;
  readonly name: string;
  readonly position: string;
  readonly collegeId: number;
  /** The grade before the draft; null where there is none. */
  readonly grade: number | null;
}

type Entry = readonly [
  round: number,
  pick: number,
  overall: number,
  team: string,
  name: string,
  position: string,
  collegeId: number,
  grade?: number,
];

type DraftDay = readonly [firstRound: number, start: string];

/** The days of each draft: the first round of a day, and when the day began. */
export const draftDays: Readonly<Record<number, readonly DraftDay[]>> = {
  1977: [[1, "1977-05-03T14:00:00Z"]],
  2002: [
    [1, "2002-04-20T16:00:00Z"],
    [4, "2002-04-21T15:00:00Z"],
  ],
  2025: [
    [1, "2025-04-25T00:00:00Z"],
    [2, "2025-04-25T23:00:00Z"],
    [4, "2025-04-26T16:00:00Z"],
  ],
};

/** Every pick of Ohio State in 2025; otherwise only the players of the sample world. */
const entries: Readonly<Record<number, readonly Entry[]>> = {
  1977: [[1, 2, 2, "dal", "Tony Dorsett", "RB", 221]],
  2002: [
    [1, 14, 14, "nyg", "Jeremy Shockey", "TE", 2390],
    [1, 24, 24, "bal", "Ed Reed", "S", 2390],
    [2, 19, 51, "den", "Clinton Portis", "RB", 2390],
    [3, 30, 95, "lar", "Eric Crouch", "WR", 158],
  ],
  2025: [
    [1, 3, 3, "nyg", "Abdul Carter", "EDGE", 213, 95],
    [1, 6, 6, "lv", "Ashton Jeanty", "RB", 68, 94],
    [1, 14, 14, "ind", "Tyler Warren", "TE", 213, 92],
    [1, 15, 15, "atl", "Jalon Walker", "LB", 61, 91],
    [1, 19, 19, "tb", "Emeka Egbuka", "WR", 194, 90],
    [1, 20, 20, "den", "Jahdae Barron", "CB", 251, 90],
    [1, 23, 23, "gb", "Matthew Golden", "WR", 251, 89],
    [1, 24, 24, "min", "Donovan Jackson", "OG", 194, 88],
    [1, 28, 28, "det", "Tyleik Williams", "DT", 194, 86],
    [1, 32, 32, "kc", "Josh Simmons", "OT", 194, 88],
    [2, 4, 36, "cle", "Quinshon Judkins", "RB", 194, 87],
    [2, 6, 38, "ne", "TreVeyon Henderson", "RB", 194, 87],
    [2, 13, 45, "ind", "JT Tuimoloau", "EDGE", 194, 84],
    [4, 3, 105, "nyg", "Cam Skattebo", "RB", 9, 75],
    [4, 13, 115, "ari", "Cody Simon", "LB", 194, 66],
    [4, 20, 122, "car", "Lathan Ransom", "S", 194, 68],
    [4, 21, 123, "pit", "Jack Sawyer", "EDGE", 194, 77],
    [5, 10, 148, "lar", "Ty Hamilton", "DT", 194, 63],
    [5, 32, 170, "buf", "Jordan Hancock", "CB", 194, 60],
    [5, 36, 174, "ari", "Denzel Burke", "CB", 194, 65],
    [6, 9, 185, "pit", "Will Howard", "QB", 194, 62],
    [6, 13, 189, "ind", "Riley Leonard", "QB", 87, 50],
    [7, 11, 227, "sf", "Kurtis Rourke", "QB", 84, 38],
    [7, 15, 231, "mia", "Quinn Ewers", "QB", 251, 60],
  ],
};

/** Every pick, by year. */
export const draftPicks: readonly DraftPickFact[] = Object.entries(entries).flatMap(([year, own]) =>
  own.map(([round, pick, overall, team, name, position, collegeId, grade = null]) => ({
    year: Number(year),
    round,
    pick,
    overall,
    team: draftTeamByCode(team),
    name,
    position: draftPositions[position] ?? position,
    collegeId,
    grade,
  })),
);
