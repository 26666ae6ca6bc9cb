import type { FieldGoalEP, PredictedPointsValue } from "../../../../document/schemas.js";
import { fieldGoalPoints } from "../../measures/kicking.js";
import { round } from "../../numbers.js";
import { expectedPoints } from "../../simulation/expected-points.js";
import { KICK_BEHIND_LINE } from "../../simulation/model.js";

/**
 * The rows of /ppa/predicted for a down and distance: the predicted points by yard line, counted from the offense's own goal, the far
 * one first. There is no row closer to the goal than the distance, and none for a down or distance that does not occur.
 */
export function predictedPoints(down: number, distance: number): PredictedPointsValue[] {
  if (down < 1 || down > 4 || distance < 1) return [];
  return Array.from({ length: Math.max(0, 100 - distance) }, (_, index) => ({
    yardLine: 100 - distance - index,
    predictedPoints: round(expectedPoints(down, distance, distance + index), 2),
  }));
}

/** The rows of /metrics/fg/ep. */
export function fieldGoalExpectedPoints(): FieldGoalEP[] {
  return Array.from({ length: 100 }, (_, yardsToGoal) => {
    const distance = yardsToGoal + KICK_BEHIND_LINE;
    return { yardsToGoal, distance, expectedPoints: fieldGoalPoints(distance) };
  });
}
