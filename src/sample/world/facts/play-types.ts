/** A type of play. The service finds a type by its abbreviation; a type without one cannot be requested. */
export interface PlayTypeFact {
  readonly id: number;
  readonly text: string;
  readonly abbreviation: string | null;
}

const types = [
  [2, "End Period", "EP"],
  [3, "Pass Incompletion", null],
  [4, "Pass Completion", null],
  [5, "Rush", "RUSH"],
  [6, "Pass Interception", "INT"],
  [7, "Sack", null],
  [8, "Penalty", "PEN"],
  [9, "Fumble Recovery (Own)", "FRO"],
  [12, "Kickoff Return (Offense)", "KOR"],
  [13, "Kickoff Return (Defense)", null],
  [14, "Punt Return", "PR"],
  [15, "Two Point Pass", "2PP"],
  [16, "Two Point Rush", "2PR"],
  [17, "Blocked Punt", "BP"],
  [18, "Blocked Field Goal", "BFG"],
  [20, "Safety", "SF"],
  [21, "Timeout", "TO"],
  [24, "Pass Reception", "REC"],
  [26, "Pass Interception Return", "INTR"],
  [29, "Fumble Recovery (Opponent)", "FR"],
  [32, "Kickoff Return Touchdown", "KRTD"],
  [34, "Punt Return Touchdown", "PRTD"],
  [36, "Interception Return Touchdown", "INTTD"],
  [37, "Blocked Punt Touchdown", "BPTD"],
  [38, "Blocked Field Goal Touchdown", "BFGTD"],
  [39, "Fumble Return Touchdown", "FRTD"],
  [40, "Missed Field Goal Return", "MFGR"],
  [41, "Missed Field Goal Return Touchdown", "MFGTD"],
  [43, "Blocked PAT", null],
  [51, "Pass", "PASS"],
  [52, "Punt", "PUNT"],
  [53, "Kickoff", "K"],
  [57, "Defensive 2pt Conversion", "D2P"],
  [59, "Field Goal Good", "FG"],
  [60, "Field Goal Missed", "FGM"],
  [61, "Extra Point Good", "XP"],
  [62, "Extra Point Missed", "XPM"],
  [65, "End of Half", "EH"],
  [66, "End of Game", "EG"],
  [67, "Passing Touchdown", "PTD"],
  [68, "Rushing Touchdown", "RTD"],
  [70, "Coin Toss", null],
  [78, "Start of Period", null],
  [79, "End of Regulation", "ER"],
  [999, "Uncategorized", null],
] as const satisfies readonly (readonly [number, string, string | null])[];

export type PlayTypeText = (typeof types)[number][1];

/** The types of plays, by id. The service has a few more. */
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

/** The statistics that a player can have on a play. The ids count from 1. */
export const playStatTypes: readonly { readonly id: number; readonly name: PlayStatName }[] = statNames.map(
  (name, index) => ({ id: index + 1, name }),
);
