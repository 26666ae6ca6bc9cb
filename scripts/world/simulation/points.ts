/** Points that the side with the ball can expect on a first down there: about 6 at the goal, 1 from its own 25. */
export function expectedPoints(down: number, distance: number, yardsToGoal: number): number {
  const onFirstDown = 6.2 * Math.exp(-yardsToGoal / 48) - 0.4;
  const behind = Math.min(distance, 20);
  if (down <= 1) return onFirstDown - 0.03 * (behind - Math.min(10, yardsToGoal));
  if (down === 2) return onFirstDown - 0.35 - 0.05 * (behind - 7);
  if (down === 3) return onFirstDown - 0.85 - 0.07 * (behind - 5);
  return onFirstDown - 1.7 - 0.05 * (behind - 3);
}

/** The worth of handing the ball over with the opponent that far from their goal. */
export function turnoverPoints(opponentYardsToGoal: number): number {
  return -expectedPoints(1, 10, Math.min(99, Math.max(1, opponentYardsToGoal)));
}

/** The usual rule: half the distance on first down, seven tenths on second, all of it after that. */
export function isSuccessful(down: number, distance: number, yards: number): boolean {
  const share = down === 1 ? 0.5 : down === 2 ? 0.7 : 1;
  return yards >= distance * share;
}

/** Second and eight or more, third or fourth and five or more. */
export function isPassingDown(down: number, distance: number): boolean {
  return (down === 2 && distance >= 8) || (down >= 3 && distance >= 5);
}
