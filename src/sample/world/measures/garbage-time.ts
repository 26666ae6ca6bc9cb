import type { Play } from "../simulation/model.js";

/** A test whether a play counts. */
export type PlayTest = (play: Play) => boolean;

/** Every play counts. */
export const everyPlay: PlayTest = () => true;

/** The plays that count when garbage time is excluded, or every play. */
export function countedPlays(excludeGarbageTime: boolean | undefined): PlayTest {
  return excludeGarbageTime ? ({ garbageTime }) => !garbageTime : everyPlay;
}

/** Like `countedPlays`; team PPA leaves out overtime with garbage time, as the service does. */
export function countedTeamPlays(excludeGarbageTime: boolean | undefined): PlayTest {
  return excludeGarbageTime ? ({ garbageTime, period }) => !garbageTime && period <= 4 : everyPlay;
}
