import type { DrivePlan } from "./model.js";
import type { Situation, SnapDraft } from "./play-draft.js";
import type { Random } from "./random.js";
import type { Outcome } from "./snap-outcome.js";

/**
 * How a drive reaches its planned result. Every series of downs except the last one leads to a first down. With a course, few attempts are needed
 * until a drive ends as planned, and its series look realistic for the result.
 */
export interface Course {
  /** The number of series before the last one. */
  readonly series: number;
  /** A series that begins within this many yards of the goal is the last one, too. */
  readonly near: number;
  /** The down of the last series on which a kick, a turnover or a safety ends the drive. 0 if none of them does. */
  readonly endDown: number;
  /** The maximum number of yards to go on the fourth down on which the last series fails. 0 if there is no maximum. */
  readonly short: number;
  /** How often the drive uses the better of two snaps. Drives that score gain more than other drives. */
  readonly lift: number;
  /** The maximum number of snaps. */
  readonly snaps: number;
}

/** The distance from the line of scrimmage to the holder of a kick, in yards. */
export const HOLDER_BEHIND_LINE = 7;

/** The yards of a kick in addition to the yards to the goal. They consist of the distance to the holder and the depth of the end zone. */
export const KICK_BEHIND_LINE = HOLDER_BEHIND_LINE + 10;

const course: Course = { series: Number.POSITIVE_INFINITY, near: 0, endDown: 0, short: 0, lift: 0, snaps: 22 };

/** Returns the share of field goals that succeed from this distance in yards. */
const goodShare = (yards: number): number => 1 / (1 + Math.exp((yards - 53) / 6));

/** Returns where the last series before a field goal begins, in yards from the goal. Teams attempt successful field goals from closer. */
function nearField(good: boolean, random: Random): number {
  for (;;) {
    const near = random.between(18, 50);
    const share = goodShare(near + 5);
    if (random.chance(good ? share : (1 - share) * 2)) return near;
  }
}

/** Draws the number of first downs before the last series. `share` is the probability of each further first down. */
function firstDowns(share: number, random: Random): number {
  let count = 0;
  while (count < 5 && random.chance(share)) count += 1;
  return count;
}

/** Draws the course of a drive. */
export function courseOf({ result, tempo, period }: DrivePlan, random: Random): Course {
  const hurried = tempo === "hurry";
  switch (result) {
    case "punt":
    case "punt_touchdown":
      return { ...course, series: firstDowns(0.36, random), near: 52, endDown: 4 };
    case "field_goal":
    case "missed_field_goal": {
      // Shortly before halftime, a side may kick before fourth down.
      const endDown = hurried && period === 2 ? random.between(2, 4) : 4;
      return { ...course, near: nearField(result === "field_goal", random), endDown, lift: 0.5 };
    }
    case "downs": {
      const short = random.weighted([
        [1, 30],
        [2, 25],
        [4, 25],
        [7, 15],
        [hurried ? 25 : 15, hurried ? 300 : 55],
      ]);
      return hurried
        ? { ...course, series: firstDowns(0.6, random), near: 15, short }
        : { ...course, near: random.between(25, 62), short, lift: 0.3 };
    }
    case "interception":
    case "interception_touchdown":
    case "fumble":
      return { ...course, series: firstDowns(0.45, random), near: 12, endDown: random.between(1, 3) };
    case "safety":
      return { ...course, series: 0, endDown: random.between(1, 3) };
    case "end_of_half":
    case "end_of_game":
      return { ...course, snaps: random.between(1, 5) };
    default:
      return { ...course, lift: 0.8 };
  }
}

/** Returns the situation after a snap if the drive continues. */
export function situationAfter(snap: SnapDraft): Situation {
  const yardsToGoal = snap.yardsToGoal - snap.yards;
  if (snap.firstDown) return { down: 1, distance: Math.min(10, yardsToGoal), yardsToGoal };
  const down = snap.kind === "penalty" ? snap.down : snap.down + 1;
  return { down, distance: snap.distance - snap.yards, yardsToGoal };
}

/** Returns how often a side goes for it on fourth down. */
function goShare(distance: number, yardsToGoal: number, hurried: boolean): number {
  if (hurried) return distance <= 10 ? 0.6 : 0.2;
  if (yardsToGoal > 65) return distance === 1 ? 0.15 : 0;
  return [0, 1, 0.75, 0.5, 0.3, 0.15][distance] ?? 0;
}

/**
 * Whether the drive accepts a snap. In the last series, it accepts snaps that lead to the planned end. In any other series, it accepts snaps that
 * continue the drive.
 */
export function fits(
  { down, distance, yardsToGoal }: Situation,
  { kind, yards, automatic }: Outcome,
  { result, tempo, period }: DrivePlan,
  { short }: Course,
  isLast: boolean,
  random: Random,
): boolean {
  const spot = yardsToGoal - yards;
  if (kind === "penalty") return yards !== 0 && down < 4 && !(isLast && (automatic || yards >= distance));
  if (spot <= 0) return result === "touchdown";
  if (spot >= 100) return false;
  const converts = yards >= distance;
  if (isLast) {
    if (converts) return false;
    return down !== 3 || short === 0 || distance - yards <= short;
  }
  // A side this close does not punt.
  if (result.startsWith("punt") && spot < 40) return false;
  if (down < 3 || converts) return true;
  return down === 3 && random.chance(goShare(distance - yards, spot, tempo === "hurry" && period === 4));
}
