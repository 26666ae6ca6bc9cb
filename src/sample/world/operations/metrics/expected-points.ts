import { fieldGoalPoints } from "../../measures/kicking.js";
import { round } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import { KICK_BEHIND_LINE } from "../../simulation/drive-course.js";
import { expectedPoints } from "../../simulation/expected-points.js";

/**
 * Returns the rows of /ppa/predicted for a down and distance. They have predicted points by yard line, highest first. Yard lines are counted from the
 * offense's own goal. There is no row for a yard line that is closer to the goal than the distance. A down or distance that does not occur has no
 * rows.
 */
function predictedPoints(down: number, distance: number) {
  if (down < 1 || down > 4 || distance < 1) return [];
  return Array.from({ length: Math.max(0, 100 - distance) }, (_, index) => ({
    yardLine: 100 - distance - index,
    predictedPoints: round(expectedPoints(down, distance, distance + index), 2),
  }));
}

const fieldGoals = Array.from({ length: 100 }, (_, yardsToGoal) => {
  const distance = yardsToGoal + KICK_BEHIND_LINE;
  return { yardsToGoal, distance, expectedPoints: fieldGoalPoints(distance) };
});

/** How the operations about expected points of situations and field goals respond. */
export const expectedPointsSources = {
  "/ppa/predicted": {
    // Both parameters are required, so 0 never stands for a missing one.
    rows: (_, { down = 0, distance = 0 }) => predictedPoints(down, distance),
    uses: ["down", "distance"],
  },
  "/metrics/fg/ep": { rows: () => fieldGoals },
} satisfies SomeSources;
