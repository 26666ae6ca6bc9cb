import { count, round, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";
import type { TeamGame } from "../world.js";

/** From the line of scrimmage to the posts: the end zone, and the snap back to the holder. */
export const KICK_BEHIND = 17;
/** Nobody tries from further out. */
const OUT_OF_RANGE = 65;

/** Points that a try from this distance is worth on average: nearly all three from close by, none from out of range. */
export function fieldGoalPoints(distance: number): number {
  if (distance >= OUT_OF_RANGE) return 0;
  return round(2.864 / (1 + Math.exp((distance - 54) / 7)), 2);
}

/** A kicker from the street makes so much of what the average one does. */
const REPLACEMENT = 0.86;

/** Points that a team's kicker added above a replacement in these games, and his tries. */
export function kickerPaar(games: readonly TeamGame[]): { paar: number; attempts: number } {
  const tries: readonly Play[] = games.flatMap(({ offense }) =>
    offense.plays.filter(({ kind }) => kind === "field_goal"),
  );
  const scored = 3 * count(tries, ({ kickGood }) => kickGood === true);
  const expected = sum(tries, ({ yardsToGoal }) => REPLACEMENT * fieldGoalPoints(yardsToGoal + KICK_BEHIND));
  return { paar: round(scored - expected, 2), attempts: tries.length };
}
