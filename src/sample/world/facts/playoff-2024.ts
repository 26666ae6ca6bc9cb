import type { BracketPosition, Broadcast, Odds } from "./game.js";

/** The facts that differ between the games of the twelve-team playoff. The better seed is always the home side. */
export interface PlayoffGameFact {
  readonly id: number;
  readonly randomSeed: number;
  readonly slot: string;
  readonly round: BracketPosition["round"];
  readonly bowl: string | null;
  readonly start: string;
  readonly venueId: number;
  /** The attendance. Null for some games, as in the service. */
  readonly attendance: number | null;
  readonly home: readonly [teamId: number, seed: number, ...lineScores: number[]];
  readonly away: readonly [teamId: number, seed: number, ...lineScores: number[]];
  readonly overtimeFirst?: readonly ("home" | "away")[];
  readonly odds: Odds;
  readonly broadcasts: readonly Broadcast[];
}

const on = (tv: string, ...web: string[]): Broadcast[] => [
  { type: "tv", outlet: tv },
  ...web.map((outlet): Broadcast => ({ type: "web", outlet })),
];

/** The eleven games of the 2024 playoff, sorted by kickoff. */
export const playoff2024: readonly PlayoffGameFact[] = [
  {
    id: 401677179,
    randomSeed: 402400004,
    slot: "FR3",
    round: "first_round",
    bowl: null,
    start: "2024-12-21T01:00:00.000Z",
    venueId: 3855,
    attendance: 77622,
    home: [87, 7, 7, 10, 3, 7],
    away: [84, 10, 0, 3, 0, 14],
    odds: { spread: -7, overUnder: 50.5, homeMoneyline: -278, awayMoneyline: 225 },
    broadcasts: [...on("ABC", "ESPN+"), ...on("ESPN")],
  },
  {
    id: 401677178,
    randomSeed: 402400003,
    slot: "FR2",
    round: "first_round",
    bowl: null,
    start: "2024-12-21T17:00:00.000Z",
    venueId: 3632,
    attendance: 106013,
    home: [213, 6, 14, 14, 7, 3],
    away: [2567, 11, 0, 0, 3, 7],
    odds: { spread: -9, overUnder: 53.5, homeMoneyline: -345, awayMoneyline: 275 },
    broadcasts: on("TNT", "Max"),
  },
  {
    id: 401677176,
    randomSeed: 402400002,
    slot: "FR1",
    round: "first_round",
    bowl: null,
    start: "2024-12-21T21:00:00.000Z",
    venueId: 3910,
    attendance: 101150,
    home: [251, 5, 14, 14, 3, 7],
    away: [228, 12, 7, 3, 7, 7],
    odds: { spread: -13.5, overUnder: 51.5, homeMoneyline: -535, awayMoneyline: 400 },
    broadcasts: on("TNT", "Max"),
  },
  {
    id: 401677177,
    randomSeed: 402400001,
    slot: "FR4",
    round: "first_round",
    bowl: null,
    start: "2024-12-22T01:00:00.000Z",
    venueId: 3861,
    attendance: 102819,
    home: [194, 8, 21, 0, 14, 7],
    away: [2633, 9, 0, 10, 0, 7],
    odds: { spread: -7, overUnder: 46.5, homeMoneyline: -270, awayMoneyline: 220 },
    broadcasts: [...on("ABC", "ESPN+"), ...on("ESPN")],
  },
  {
    id: 401677181,
    randomSeed: 402400007,
    slot: "QF4",
    round: "quarterfinal",
    bowl: "Fiesta Bowl",
    start: "2025-01-01T00:30:00.000Z",
    venueId: 3970,
    attendance: 63854,
    home: [68, 3, 0, 7, 7, 0],
    away: [213, 6, 14, 3, 7, 7],
    odds: { spread: 11, overUnder: 53.5, homeMoneyline: 330, awayMoneyline: -425 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677182,
    randomSeed: 402400006,
    slot: "QF2",
    round: "quarterfinal",
    bowl: "Peach Bowl",
    start: "2025-01-01T18:00:00.000Z",
    venueId: 5348,
    attendance: 71105,
    home: [9, 4, 3, 0, 5, 16, 7, 0],
    away: [251, 5, 14, 3, 7, 0, 7, 8],
    overtimeFirst: ["home", "away"],
    odds: { spread: 12.5, overUnder: 51.5, homeMoneyline: 390, awayMoneyline: -520 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677183,
    randomSeed: 402400005,
    slot: "QF1",
    round: "quarterfinal",
    bowl: "Rose Bowl",
    start: "2025-01-01T22:00:00.000Z",
    venueId: 1056,
    attendance: null,
    home: [2483, 1, 0, 8, 7, 6],
    away: [194, 8, 14, 20, 0, 7],
    odds: { spread: 2.5, overUnder: 55.5, homeMoneyline: 115, awayMoneyline: -135 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677184,
    randomSeed: 402400008,
    slot: "QF3",
    round: "quarterfinal",
    bowl: "Sugar Bowl",
    start: "2025-01-02T21:00:00.000Z",
    venueId: 3493,
    attendance: 57267,
    home: [61, 2, 0, 3, 7, 0],
    away: [87, 7, 0, 13, 7, 3],
    odds: { spread: -1, overUnder: 45.5, homeMoneyline: -115, awayMoneyline: -105 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677189,
    randomSeed: 402400010,
    slot: "SF2",
    round: "semifinal",
    bowl: "Orange Bowl",
    start: "2025-01-10T00:30:00.000Z",
    venueId: 3948,
    attendance: null,
    home: [213, 6, 3, 7, 0, 14],
    away: [87, 7, 0, 3, 14, 10],
    odds: { spread: 1.5, overUnder: 45.5, homeMoneyline: 105, awayMoneyline: -125 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677191,
    randomSeed: 402400009,
    slot: "SF1",
    round: "semifinal",
    bowl: "Cotton Bowl",
    start: "2025-01-11T00:30:00.000Z",
    venueId: 3687,
    attendance: 74527,
    home: [251, 5, 0, 7, 7, 0],
    away: [194, 8, 7, 7, 0, 14],
    odds: { spread: 6, overUnder: 53.5, homeMoneyline: 190, awayMoneyline: -230 },
    broadcasts: on("ESPN"),
  },
  {
    id: 401677192,
    randomSeed: 402400011,
    slot: "CH",
    round: "championship",
    bowl: "College Football Playoff National Championship",
    start: "2025-01-21T00:30:00.000Z",
    venueId: 5348,
    attendance: 77660,
    home: [87, 7, 7, 0, 8, 8],
    away: [194, 8, 7, 14, 10, 3],
    odds: { spread: 8, overUnder: 45.5, homeMoneyline: 265, awayMoneyline: -330 },
    broadcasts: on("ESPN", "ESPN+"),
  },
];
