import { type DraftTeam, draftPositions, draftTeamByCode } from "./draft-teams.js";
import { playerById } from "./players.js";

/** A pick in an NFL draft. All picks are real except those of invented players. Only invented players have a grade, which is made up. */
export interface DraftPickFact {
  readonly year: number;
  readonly round: number;
  readonly pick: number;
  readonly overall: number;
  readonly team: DraftTeam;
  readonly name: string;
  readonly position: string;
  readonly collegeId: number;
  /** The player's id, if the pick is invented. Otherwise, null. */
  readonly athleteId: string | null;
  readonly prospect: Prospect | null;
}

/** How a player was rated before the draft. */
export interface Prospect {
  readonly ranking: number;
  readonly positionRanking: number;
  readonly grade: number;
}

type Entry = readonly [
  round: number,
  pick: number,
  overall: number,
  team: string,
  name: string,
  position: string,
  collegeId: number,
];

type DraftDay = readonly [firstRound: number, start: string];

/** The days of each draft, each with its first round and the time at which it began. */
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

/** Every pick of Ohio State in 2025. For other teams and years, there are only some players from games in the sample world. */
const entries: Readonly<Record<number, readonly Entry[]>> = {
  1977: [[1, 2, 2, "dal", "Tony Dorsett", "RB", 221]],
  2002: [
    [1, 14, 14, "nyg", "Jeremy Shockey", "TE", 2390],
    [1, 24, 24, "bal", "Ed Reed", "S", 2390],
    [2, 19, 51, "den", "Clinton Portis", "RB", 2390],
    [3, 30, 95, "lar", "Eric Crouch", "WR", 158],
  ],
  2025: [
    [1, 3, 3, "nyg", "Abdul Carter", "EDGE", 213],
    [1, 6, 6, "lv", "Ashton Jeanty", "RB", 68],
    [1, 14, 14, "ind", "Tyler Warren", "TE", 213],
    [1, 15, 15, "atl", "Jalon Walker", "LB", 61],
    [1, 19, 19, "tb", "Emeka Egbuka", "WR", 194],
    [1, 20, 20, "den", "Jahdae Barron", "CB", 251],
    [1, 23, 23, "gb", "Matthew Golden", "WR", 251],
    [1, 24, 24, "min", "Donovan Jackson", "OG", 194],
    [1, 28, 28, "det", "Tyleik Williams", "DT", 194],
    [1, 32, 32, "kc", "Josh Simmons", "OT", 194],
    [2, 4, 36, "cle", "Quinshon Judkins", "RB", 194],
    [2, 6, 38, "ne", "TreVeyon Henderson", "RB", 194],
    [2, 13, 45, "ind", "JT Tuimoloau", "EDGE", 194],
    [4, 3, 105, "nyg", "Cam Skattebo", "RB", 9],
    [4, 13, 115, "ari", "Cody Simon", "LB", 194],
    [4, 20, 122, "car", "Lathan Ransom", "S", 194],
    [4, 21, 123, "pit", "Jack Sawyer", "EDGE", 194],
    [5, 10, 148, "lar", "Ty Hamilton", "DT", 194],
    [5, 32, 170, "buf", "Jordan Hancock", "CB", 194],
    [5, 36, 174, "ari", "Denzel Burke", "CB", 194],
    [6, 9, 185, "pit", "Will Howard", "QB", 194],
    [6, 13, 189, "ind", "Riley Leonard", "QB", 87],
    [7, 11, 227, "sf", "Kurtis Rourke", "QB", 84],
    [7, 15, 231, "mia", "Quinn Ewers", "QB", 251],
  ],
};

const realPicks: readonly DraftPickFact[] = Object.entries(entries).flatMap(([year, own]) =>
  own.map(([round, pick, overall, team, name, position, collegeId]) => ({
    year: Number(year),
    round,
    pick,
    overall,
    team: draftTeamByCode(team),
    name,
    position: draftPositions[position] ?? position,
    collegeId,
    athleteId: null,
    prospect: null,
  })),
);

/** Players of the sample world. Their picks follow the last real pick of 2025, the 257th. */
const inventedPicks = [
  ["9000062", "sf", { ranking: 274, positionRanking: 17, grade: 57 }],
  ["9000079", "sf", { ranking: 291, positionRanking: 31, grade: 54 }],
] as const;

/** Every pick, sorted by year. */
export const draftPicks: readonly DraftPickFact[] = [
  ...realPicks,
  ...inventedPicks.map(([athleteId, team, prospect], index): DraftPickFact => {
    const { name, position, teamId } = playerById(athleteId);
    return {
      ...{ year: 2025, round: 7, pick: 42 + index, overall: 258 + index },
      ...{ team: draftTeamByCode(team), name, position: draftPositions[position] ?? position },
      ...{ collegeId: teamId, athleteId, prospect },
    };
  }),
];
