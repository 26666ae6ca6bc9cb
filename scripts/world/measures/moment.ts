import { sum } from "../numbers.js";
import type { Drive, Play, Side } from "../simulation/model.js";

/** The next play of the Peach Bowl when the scoreboard was asked: the first of those that it holds for. */
export const isNow = ({ period, clock, kind, down }: Play): boolean =>
  period === 3 && clock < 600 && down > 1 && (kind === "rush" || kind === "pass");

/** A side's points by period up to a play: those of the drives that had ended by then. */
export function lineScoresAt(drives: readonly Drive[], play: Play, side: Side): number[] {
  const ended = drives.filter(({ number, id }) => id !== play.driveId && number < driveNumber(drives, play));
  return Array.from({ length: play.period }, (_, index) => {
    const within = ended.filter(({ plan }) => plan.period === index + 1);
    const scored = sum(
      within.filter((drive) => drive.side === side),
      ({ points }) => points,
    );
    const safeties = within.filter((drive) => drive.side !== side && drive.plan.result === "safety").length;
    return scored + 2 * safeties;
  });
}

function driveNumber(drives: readonly Drive[], play: Play): number {
  return drives.find(({ id }) => id === play.driveId)?.number ?? 0;
}
