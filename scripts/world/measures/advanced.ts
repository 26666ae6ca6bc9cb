import { count, rate, ratio, roundOrNull, sum } from "../numbers.js";
import type { Drive, Play } from "../simulation/model.js";
import { expectedPoints } from "../simulation/points.js";

/** Whether measures count the play: a run or a pass, but no kneel, spike, kick or penalty. */
export const isCounted = (play: Play): boolean => play.ppa !== null;
export const isRun = (play: Play): boolean => play.kind === "rush";
export const isDropback = (play: Play): boolean => play.kind === "pass" || play.kind === "sack";

/** Success, value and explosiveness of some plays. */
export interface Efficiency {
  readonly plays: number;
  readonly ppa: number;
  readonly totalPPA: number;
  readonly successRate: number;
  /** Null when no play was successful. */
  readonly explosiveness: number | null;
}

/** The efficiency of the plays that measures count. */
export function efficiency(all: readonly Play[]): Efficiency {
  const plays = all.filter(isCounted);
  const successful = plays.filter(({ success }) => success === true);
  const points = (some: readonly Play[]): number => sum(some, ({ ppa }) => ppa ?? 0);
  return {
    plays: plays.length,
    ppa: rate(points(plays), plays.length),
    totalPPA: points(plays),
    successRate: rate(successful.length, plays.length),
    explosiveness: ratio(points(successful), successful.length),
  };
}

/** The yards of runs, divided by how far from the line they were gained. */
export interface RunYards {
  readonly lineYardsTotal: number;
  readonly secondLevelYardsTotal: number;
  readonly openFieldYardsTotal: number;
  readonly lineYards: number;
  readonly secondLevelYards: number;
  /** Null when there was no run. */
  readonly openFieldYards: number | null;
  readonly stuffRate: number;
  /** Null when there was no run with two yards or fewer to go where it matters. */
  readonly powerSuccess: number | null;
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Losses count 1.2 times, the first four yards whole, the next six half; whole yards, so that sums agree everywhere. */
const lineYardsOf = (yards: number): number =>
  yards < 0 ? Math.round(1.2 * yards) : Math.round(Math.min(yards, 4) + within(yards - 4, 0, 6) / 2);

/** Third or fourth down with at most two yards to go, or as close to the goal. */
const isPowerRun = ({ down, distance, yardsToGoal }: Play): boolean => (down >= 3 && distance <= 2) || yardsToGoal <= 2;

/** How far runs went. */
export function runYards(all: readonly Play[]): RunYards {
  const runs = all.filter(isRun);
  const power = runs.filter(isPowerRun);
  const line = sum(runs, ({ yards }) => lineYardsOf(yards));
  const second = sum(runs, ({ yards }) => within(yards - 5, 0, 5));
  const open = sum(runs, ({ yards }) => Math.max(yards - 10, 0));
  return {
    lineYardsTotal: line,
    secondLevelYardsTotal: second,
    openFieldYardsTotal: open,
    lineYards: rate(line, runs.length),
    secondLevelYards: rate(second, runs.length),
    openFieldYards: ratio(open, runs.length),
    stuffRate: rate(
      count(runs, ({ yards }) => yards <= 0),
      runs.length,
    ),
    powerSuccess: ratio(
      count(power, ({ firstDown }) => firstDown),
      power.length,
    ),
  };
}

/** Havoc made of some plays: by the front seven, by the defensive backs, and both. */
export interface Havoc {
  readonly plays: number;
  readonly front: number;
  readonly back: number;
  readonly total: number;
}

/** The havoc that a defence made of the plays it faced. */
export function havocOf(all: readonly Play[]): Havoc {
  const plays = all.filter(isCounted);
  const front = count(plays, ({ havoc }) => havoc === "front");
  const back = count(plays, ({ havoc }) => havoc === "back");
  return { plays: plays.length, front, back, total: front + back };
}

/** Havoc as shares of the plays, null where there were none. */
export function havocRates(plays: readonly Play[]): {
  total: number | null;
  frontSeven: number | null;
  db: number | null;
} {
  const havoc = havocOf(plays);
  const share = (part: number): number | null => roundOrNull(ratio(part, havoc.plays), 3);
  return { total: share(havoc.total), frontSeven: share(havoc.front), db: share(havoc.back) };
}

/** Where drives began, and what that was worth. */
export function fieldPosition(drives: readonly Drive[]): {
  averageStart: number | null;
  predictedPoints: number | null;
} {
  const average = (value: (drive: Drive) => number): number | null => ratio(sum(drives, value), drives.length);
  return {
    averageStart: roundOrNull(
      average(({ startYardsToGoal }) => startYardsToGoal),
      1,
    ),
    predictedPoints: roundOrNull(
      average(({ startYardsToGoal }) => expectedPoints(1, Math.min(10, startYardsToGoal), startYardsToGoal)),
      3,
    ),
  };
}

/** Drives that came within forty yards of the goal, and the points they brought. */
export function opportunities(drives: readonly Drive[]): { total: number; points: number; perOpportunity: number } {
  const reached = drives.filter(({ opportunity }) => opportunity);
  const points = sum(reached, (drive) => drive.points);
  return { total: reached.length, points, perOpportunity: rate(points, reached.length) };
}
