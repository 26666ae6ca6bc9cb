import type { DrivePlan } from "./model.js";
import type { Random } from "./random.js";

/** A score, with the result of its drive and the try after a touchdown. */
export type PlannedScore = Pick<DrivePlan, "result" | "conversion">;

/** The points of each kind of score, and how many of these scores a side usually has in a quarter. */
const usual = [
  [7, 0.8],
  [3, 0.3],
  [6, 0.05],
  [8, 0.03],
  [2, 0.015],
] as const;

type Points = (typeof usual)[number][0];
type Way = readonly [parts: readonly Points[], weight: number];

/** Returns the ways to divide points into scores. Uses the kinds of scores in `usual` from index `kind` on. */
function waysFrom(points: number, kind: number): Way[] {
  const entry = usual[kind];
  if (entry === undefined) return points === 0 ? [[[], 1]] : [];
  const [part, mean] = entry;
  const ways: Way[] = [];
  let weight = 1;
  // Two safeties are enough for any points that other scores leave.
  const most = Math.min(points / part, part === 2 ? 2 : points);
  for (let count = 0; count <= most; count += 1) {
    if (count > 0) weight *= mean / count;
    for (const [others, other] of waysFrom(points - count * part, kind + 1)) {
      ways.push([[...Array<Points>(count).fill(part), ...others], weight * other]);
    }
  }
  return ways;
}

const waysByPoints = new Map<number, readonly Way[]>();

/**
 * Draws a side's scores in a period. In overtime, a side has at most one score. Scores exist for every number of points except 1. The most likely
 * scores are drawn most often.
 */
export function scoresOf(points: number, period: number, random: Random): PlannedScore[] {
  const ways = waysByPoints.get(points) ?? waysFrom(points, 0);
  if (ways.length === 0) throw new Error(`No scores add up to ${points} points.`);
  waysByPoints.set(points, ways);
  const drawn = period > 4 ? ways.filter(([parts]) => parts.length <= 1) : ways;
  return random.weighted(drawn).map((part): PlannedScore => {
    if (part === 2) return { result: "safety", conversion: null };
    if (part === 3) return { result: "field_goal", conversion: null };
    if (part === 7) return { result: "touchdown", conversion: "kick" };
    if (part === 8) return { result: "touchdown", conversion: "two_points" };
    // From the second overtime on, a side goes for two points.
    const kicks = random.chance(0.75) && period <= 5;
    return { result: "touchdown", conversion: kicks ? "missed_kick" : "failed_two_points" };
  });
}
