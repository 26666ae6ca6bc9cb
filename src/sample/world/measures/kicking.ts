import { count, round, sum } from "../numbers.js";
import { KICK_BEHIND_LINE } from "../simulation/drive-course.js";
import { touchdownSide } from "../simulation/model.js";
import type { TeamGame } from "../simulation/team-games.js";

/** The distance in yards from which no field goal succeeds. */
const OUT_OF_RANGE = 65;

/** Returns the expected points of a field goal attempt from a distance in yards. */
export function fieldGoalPoints(distance: number): number {
  if (distance >= OUT_OF_RANGE) return 0;
  return round(2.864 / (1 + Math.exp((distance - 54) / 7)), 2);
}

/** A replacement kicker's points, as a share of the average kicker's. */
const REPLACEMENT = 0.86;

/**
 * Returns the points that a replacement kicker would score with a game's field goal attempts. The unit is a ten-thousandth of a point, so that the
 * integer sums are exact.
 */
export function replacementScore({ offense }: TeamGame): number {
  const kicks = offense.plays.filter(({ kind }) => kind === "field_goal");
  return Math.round(
    sum(kicks, ({ yardsToGoal }) => 1e4 * REPLACEMENT * fieldGoalPoints(yardsToGoal + KICK_BEHIND_LINE)),
  );
}

/** Returns the extra points kicked after a side's touchdowns, including those from returns. */
export function extraPoints(games: readonly TeamGame[]): { made: number; attempted: number } {
  const conversions = games.flatMap(({ side, offense, defense }) =>
    [...offense.drives, ...defense.drives].map(({ plan }) => (touchdownSide(plan) === side ? plan.conversion : null)),
  );
  const made = count(conversions, (conversion) => conversion === "kick");
  return { made, attempted: made + count(conversions, (conversion) => conversion === "missed_kick") };
}
