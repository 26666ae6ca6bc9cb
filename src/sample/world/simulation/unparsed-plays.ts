import type { GameFact } from "../facts/game.js";
import { type Play, SECONDS_PER_PERIOD } from "./model.js";
import { blankPlay } from "./play-draft.js";

/** The game of which only a few plays are recorded. */
export const UNPARSED_GAME = 402100101;

/**
 * A play whose description could not be parsed. Spot and kind are known; players, yards, clock and every measure are not. The
 * play-by-play data of this game ends after two such plays of each side.
 */
function unparsed(drive: number, number: number, kind: "pass" | "rush", yardsToGoal: number): Play {
  const situation = { down: number, distance: 10, yardsToGoal };
  return {
    ...blankPlay(kind, situation),
    outcome: kind === "pass" ? "incompletion" : null,
    id: `${UNPARSED_GAME}${String(drive).padStart(3, "0")}${String(number).padStart(3, "0")}`,
    gameId: UNPARSED_GAME,
    driveId: `${UNPARSED_GAME}${drive}`,
    number,
    side: drive === 1 ? "home" : "away",
    period: 1,
    clock: SECONDS_PER_PERIOD,
    homeScore: 0,
    awayScore: 0,
    passingDown: false,
    garbageTime: false,
  };
}

type UnparsedDrive = readonly [first: Play, last: Play];

/** The plays of that game by drive, the home side's drive first. */
const drives: readonly UnparsedDrive[] = [
  [unparsed(1, 1, "pass", 75), unparsed(1, 2, "rush", 75)],
  [unparsed(2, 1, "pass", 68), unparsed(2, 2, "rush", 68)],
];

/** The drives of a game whose plays could not be parsed; empty for every other game. */
export function unparsedDrivesOf({ id, points }: Pick<GameFact, "id" | "points">): readonly UnparsedDrive[] {
  return id === UNPARSED_GAME && points !== null ? drives : [];
}
