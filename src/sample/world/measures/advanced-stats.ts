import { mapValues } from "../computed.js";
import { clamp, count, rate, ratio, roundOrNull, sum, total } from "../numbers.js";
import { expectedPoints } from "../simulation/expected-points.js";
import type { Possession, Snap, SnapTest } from "../simulation/model.js";

/** Whether a play counts for measures. Runs and passes do. Kneels, spikes, kicks and penalties do not. */
export const isCounted = (play: Snap): boolean => play.ppa !== null;
export const isRun = (play: Snap): boolean => play.kind === "rush";
export const isDropback = (play: Snap): boolean => play.kind === "pass" || play.kind === "sack";
/** Whether a play is a rushing attempt. As in college statistics, the service counts sacks and kneels as rushing attempts. */
export const isRushingAttempt = (play: Snap): boolean => isRun(play) || play.kind === "sack" || play.kind === "kneel";
export const isTackleForLoss = (play: Snap): boolean => play.kind === "sack" || (isRun(play) && play.yards < 0);

/**
 * Returns the predicted points added, success and explosiveness of several groups of plays. Explosiveness is null if none of the plays was
 * successful. Each group has a test that decides whether a play belongs to it. One loop runs all tests, because reading a season's many plays once
 * for each group would be slow.
 */
export function efficiencies<Name extends string>(all: readonly Snap[], tests: Readonly<Record<Name, SnapTest>>) {
  const sums = mapValues(tests, (test: SnapTest) => ({ test, plays: 0, points: 0, successes: 0, successPoints: 0 }));
  const own = Object.values<(typeof sums)[Name]>(sums);
  for (const play of all) {
    if (play.ppa === null) continue;
    for (const each of own) {
      if (!each.test(play)) continue;
      each.plays += 1;
      each.points += play.ppa;
      if (play.success !== true) continue;
      each.successes += 1;
      each.successPoints += play.ppa;
    }
  }
  return mapValues(sums, ({ plays, points, successes, successPoints }: (typeof sums)[Name]) => ({
    plays,
    ppa: rate(points, plays),
    totalPPA: points,
    successRate: rate(successes, plays),
    explosiveness: ratio(successPoints, successes),
  }));
}

const everyPlay = { every: () => true };

/** Returns the efficiency of all counted plays. */
export const efficiency = (all: readonly Snap[]) => efficiencies(all, everyPlay).every;

/**
 * Returns a run's line yards. Losses count 1.2 times, the first four yards count in full, and the next six count half. The result is rounded, so that
 * sums agree in every row.
 */
const lineYardsOf = (yards: number): number =>
  yards < 0 ? Math.round(1.2 * yards) : Math.round(Math.min(yards, 4) + clamp(yards - 4, 0, 6) / 2);

/** Whether a play is third or fourth down with at most two yards to go, or has at most two yards to the goal. */
const isPowerRun = ({ down, distance, yardsToGoal }: Snap): boolean => (down >= 3 && distance <= 2) || yardsToGoal <= 2;

/** Returns the yards of the runs among these plays, split by distance from the line of scrimmage. */
export function runYards(all: readonly Snap[]) {
  let [runs, line, second, open, stuffed, power, converted] = [0, 0, 0, 0, 0, 0, 0];
  for (const play of all) {
    if (!isRun(play)) continue;
    runs += 1;
    line += lineYardsOf(play.yards);
    second += clamp(play.yards - 5, 0, 5);
    open += Math.max(play.yards - 10, 0);
    if (play.yards <= 0) stuffed += 1;
    if (isPowerRun(play)) power += 1;
    if (isPowerRun(play) && play.firstDown) converted += 1;
  }
  return {
    lineYardsTotal: line,
    secondLevelYardsTotal: second,
    openFieldYardsTotal: open,
    lineYards: rate(line, runs),
    secondLevelYards: rate(second, runs),
    openFieldYards: ratio(open, runs),
    stuffRate: rate(stuffed, runs),
    powerSuccess: ratio(converted, power),
    powerRushAttempts: power,
  };
}

/** Returns the havoc in the plays that a defense faced. It has the havoc by the front seven, by the defensive backs, and in total. */
export function havocOf(all: readonly Snap[]) {
  const plays = all.filter(isCounted);
  const front = count(plays, ({ havoc }) => havoc === "front");
  const back = count(plays, ({ havoc }) => havoc === "back");
  return { plays: plays.length, front, back, total: front + back };
}

/** Returns havoc as a share of the plays, or null if there are no plays. */
export function havocRates(all: readonly Snap[]) {
  const { plays, front, back, total } = havocOf(all);
  return mapValues({ total, frontSeven: front, db: back }, (part) => roundOrNull(ratio(part, plays), 3));
}

/** Returns the average start of drives, and its predicted points. */
export function fieldPosition(drives: readonly Pick<Possession, "startYardsToGoal">[]) {
  const starts = drives.map(({ startYardsToGoal }) => startYardsToGoal);
  const points = starts.map((start) => expectedPoints(1, Math.min(10, start), start));
  return {
    averageStart: roundOrNull(ratio(total(starts), starts.length), 1),
    predictedPoints: roundOrNull(ratio(total(points), points.length), 3),
  };
}

/** Returns the number of drives with a scoring opportunity, and their points. */
export function scoringOpportunities(drives: readonly Pick<Possession, "scoringOpportunity" | "points">[]) {
  const reached = drives.filter(({ scoringOpportunity }) => scoringOpportunity);
  const points = sum(reached, (drive) => drive.points);
  return { total: reached.length, points, perOpportunity: rate(points, reached.length) };
}
