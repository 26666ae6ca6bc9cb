import { sum } from "../numbers.js";
import type { Drive, Play, Side } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";

/** A game after some of its plays. `next` is the next play; null right after the opening kickoff. */
export interface GameState {
  readonly game: WorldGame;
  readonly plays: readonly Play[];
  readonly next: Play | null;
}

/** The moment of the recorded scoreboard: the next play of the Peach Bowl is the first that meets this condition. */
export const isScoreboardPlay = ({ period, clock, kind, down }: Play): boolean =>
  period === 3 && clock < 600 && down > 1 && (kind === "rush" || kind === "pass");

/** A side's points by period before a play: those of the completed drives. */
export function lineScoresAt(drives: readonly Drive[], play: Play, side: Side): number[] {
  const completed = drives.filter(({ number, id }) => id !== play.driveId && number < driveNumber(drives, play));
  return Array.from({ length: play.period }, (_, index) => {
    const ofPeriod = completed.filter(({ plan }) => plan.period === index + 1);
    const scored = sum(
      ofPeriod.filter((drive) => drive.side === side),
      ({ points }) => points,
    );
    const safeties = ofPeriod.filter((drive) => drive.side !== side && drive.plan.result === "safety").length;
    return scored + 2 * safeties;
  });
}

function driveNumber(drives: readonly Drive[], play: Play): number {
  return drives.find(({ id }) => id === play.driveId)?.number ?? 0;
}
