import { clamp } from "../numbers.js";

/**
 * Returns the expected points of the side with the ball. On first down, they are about 6 at the goal line and 1 at the side's own 25. `distance` and
 * `yardsToGoal` are in yards. More than 20 yards to go count as 20.
 */
export function expectedPoints(down: number, distance: number, yardsToGoal: number): number {
  const onFirstDown = 6.2 * Math.exp(-yardsToGoal / 48) - 0.4;
  const behind = Math.min(distance, 20);
  if (down <= 1) return onFirstDown - 0.03 * (behind - Math.min(10, yardsToGoal));
  if (down === 2) return onFirstDown - 0.35 - 0.05 * (behind - 7);
  if (down === 3) return onFirstDown - 0.85 - 0.07 * (behind - 5);
  return onFirstDown - 1.7 - 0.05 * (behind - 3);
}

/** Returns the expected points after a turnover that leaves the opponent this far from the goal. */
export function turnoverPoints(opponentYardsToGoal: number): number {
  return -expectedPoints(1, 10, clamp(opponentYardsToGoal, 1, 99));
}

/** Whether a play gains half the distance on first down, 70 percent on second down, or all of it later. */
export function isSuccessful(down: number, distance: number, yards: number): boolean {
  const share = down === 1 ? 0.5 : down === 2 ? 0.7 : 1;
  return yards >= distance * share;
}

/** Whether it is second and 8 or more, or third or fourth and 5 or more. */
export function isPassingDown(down: number, distance: number): boolean {
  return (down === 2 && distance >= 8) || (down >= 3 && distance >= 5);
}
