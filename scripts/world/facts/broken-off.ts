import type { Play } from "../simulation/model.js";
import { blankSnap } from "../simulation/snap.js";

const GAME = 402100101;

/**
 * The play-by-play of the game against a club breaks off after two plays of each side, and those could not be read: it
 * tells where the ball was and that it was thrown or carried, but not by whom, how far or when. Nothing is rated.
 */
function unread(drive: number, number: number, kind: "pass" | "rush", yardsToGoal: number): Play {
  const situation = { down: number, distance: 10, yardsToGoal };
  return {
    ...blankSnap(kind, situation),
    outcome: kind === "pass" ? "incompletion" : null,
    id: `${GAME}${String(drive).padStart(3, "0")}${String(number).padStart(3, "0")}`,
    gameId: GAME,
    driveId: `${GAME}${drive}`,
    number,
    side: drive === 1 ? "home" : "away",
    period: 1,
    clock: 900,
    homeScore: 0,
    awayScore: 0,
    passingDown: false,
    garbageTime: false,
  };
}

/** The game of which only these plays were kept. */
export const BROKEN_OFF_GAME = GAME;

/** Its plays, drive by drive: the home side's first. */
export const brokenOffDrives: readonly (readonly [Play, Play])[] = [
  [unread(1, 1, "pass", 75), unread(1, 2, "rush", 75)],
  [unread(2, 1, "pass", 68), unread(2, 2, "rush", 68)],
];
