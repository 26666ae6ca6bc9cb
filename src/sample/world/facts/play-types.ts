/** A type of play. The service finds types by abbreviation, so a type without an abbreviation can't be requested. */
export interface PlayTypeFact {
  readonly id: number;
  readonly text: string;
  readonly abbreviation: string | null;
}

const types = [
  [5, "Rush", "RUSH"],
  [24, "Pass Reception", "REC"],
  [3, "Pass Incompletion", null],
  [53, "Kickoff", "K"],
  [52, "Punt", "PUNT"],
  [8, "Penalty", "PEN"],
  [21, "Timeout", "TO"],
  [7, "Sack", null],
  [68, "Rushing Touchdown", "TD"],
  [67, "Passing Touchdown", "TD"],
  [2, "End Period", "EP"],
  [59, "Field Goal Good", "FG"],
  [26, "Pass Interception Return", "INTR"],
  [65, "End of Half", "EH"],
  [9, "Fumble Recovery (Own)", null],
  [29, "Fumble Recovery (Opponent)", null],
  [60, "Field Goal Missed", "FGM"],
  [12, "Kickoff Return (Offense)", null],
  [36, "Interception Return Touchdown", "TD"],
  [18, "Blocked Field Goal", "BFG"],
  [17, "Blocked Punt", "BP"],
  [20, "Safety", "SF"],
  [32, "Kickoff Return Touchdown", "TD"],
  [39, "Fumble Return Touchdown", "TD"],
  [999, "Uncategorized", null],
  [57, "Defensive 2pt Conversion", "D2P"],
  [37, "Blocked Punt Touchdown", null],
  [40, "Missed Field Goal Return", "AFG"],
  [34, "Punt Return Touchdown", "TD"],
  [70, "placeholder", "pla"],
  [41, "Missed Field Goal Return Touchdown", null],
  [16, "Two Point Rush", null],
  [66, "End of Game", "EG"],
  [63, "Interception", "INT"],
  [38, "Blocked Field Goal Touchdown", null],
  [51, "Pass", "PASS"],
  [56, "2pt Conversion", "2P"],
  [61, "Extra Point Good", "XP"],
  [62, "Extra Point Missed", "EPM"],
  [4, "Pass Completion", "PASS"],
  [6, "Pass Interception", "INT"],
  [78, "Offensive 1pt Safety", "SF"],
  [43, "Blocked PAT", null],
  [13, "Kickoff Return (Defense)", null],
  [14, "Punt Return", null],
  [15, "Two Point Pass", null],
  [79, "End of Regulation", "ER"],
  [800, "Start of Period", null],
  [69, "Fumble", "F"],
] as const satisfies readonly (readonly [number, string, string | null])[];

export type PlayTypeText = (typeof types)[number][1];

/** The play types, in the service's order. */
export const playTypes: readonly PlayTypeFact[] = types.map(([id, text, abbreviation]) => ({ id, text, abbreviation }));

const statNames = [
  "Incompletion",
  "Target",
  "Pass Breakup",
  "Completion",
  "Reception",
  "Tackle",
  "Rush",
  "Fumble",
  "Fumble Forced",
  "Fumble Recovered",
  "Sack Taken",
  "Sack",
  "Kickoff",
  "Onside Kick",
  "Kickoff Return",
  "Punt",
  "Punt Block",
  "FG Attempt Blocked",
  "Field Goal Block",
  "Interception Thrown",
  "Interception",
  "Touchdown",
  "Field Goal Attempt",
  "Field Goal Made",
  "Field Goal Missed",
  "QB Hurry",
] as const;

export type PlayStatName = (typeof statNames)[number];

/** The statistics that a player can have on a play. Ids count from 1. */
export const playStatTypes: readonly { readonly id: number; readonly name: PlayStatName }[] = statNames.map(
  (name, index) => ({ id: index + 1, name }),
);

/** The results of drives. /drives has the short form, and /live/plays the long one. */
export const driveResults = {
  touchdown: { short: "TD", long: "Touchdown" },
  field_goal: { short: "FG", long: "Field Goal" },
  missed_field_goal: { short: "MISSED FG", long: "Missed FG" },
  punt: { short: "PUNT", long: "Punt" },
  interception: { short: "INT", long: "Interception" },
  fumble: { short: "FUMBLE", long: "Fumble" },
  downs: { short: "DOWNS", long: "Downs" },
  safety: { short: "SF", long: "Safety" },
  interception_touchdown: { short: "INT TD", long: "Interception Touchdown" },
  punt_touchdown: { short: "PUNT TD", long: "Punt Touchdown" },
  kickoff_touchdown: { short: "TD", long: "Touchdown" },
  end_of_half: { short: "END OF HALF", long: "End of Half" },
  end_of_game: { short: "END OF GAME", long: "End of Game" },
} as const;

/** Each side's fouls, by yards. Common fouls appear several times. */
export const fouls = {
  offense: {
    5: ["False Start", "Delay of Game", "False Start", "Illegal Formation", "False Start"],
    10: ["Holding", "Holding", "Holding", "Holding", "Illegal Use of Hands"],
    15: ["Personal Foul", "Personal Foul", "Offensive Pass Interference", "Personal Foul"],
  },
  defense: {
    5: ["Offside", "Encroachment", "Offside", "Illegal Substitution", "Offside"],
    10: ["Holding", "Holding", "Illegal Use of Hands"],
    15: ["Pass Interference", "Personal Foul", "Pass Interference", "Roughing the Passer", "Pass Interference"],
  },
} as const;
