import type { DrivePlan } from "./model.js";

/** When a drive begins and ends, in seconds since the half began. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const QUARTER = 900;

/** Shares out seconds among drives by their number of plays, so that they add up exactly. */
function share(seconds: number, weights: readonly number[], from: number): Span[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const start = from + Math.round((seconds * before) / total);
    before += weight;
    return { start, end: from + Math.round((seconds * before) / total) };
  });
}

/**
 * The times of all drives. The first drive of the second and fourth quarter may already begin in the quarter before,
 * as drives do; overtimes have no clock.
 */
export function timeDrives(plans: readonly DrivePlan[], playCounts: readonly number[]): Span[] {
  const weightOf = (index: number): number => (playCounts[index] ?? 1) + 0.4;
  const ofPeriod = (period: number): number[] =>
    plans.flatMap((plan, index) => (plan.period === period ? [index] : []));
  const spans: Span[] = plans.map(() => ({ start: 0, end: 0 }));
  for (const [early, late] of [
    [1, 2],
    [3, 4],
  ] as const) {
    const [across] = ofPeriod(late);
    const carried = across === undefined ? 0 : Math.floor((playCounts[across] ?? 0) / 2) * 28;
    const place = (indexes: readonly number[], parts: readonly Span[]): void => {
      indexes.forEach((index, position) => {
        spans[index] = parts[position] ?? { start: 0, end: 0 };
      });
    };
    place(ofPeriod(early), share(QUARTER - carried, ofPeriod(early).map(weightOf), 0));
    place(ofPeriod(late), share(QUARTER, ofPeriod(late).map(weightOf), QUARTER));
    const late0 = across === undefined ? undefined : spans[across];
    if (across !== undefined && late0 !== undefined) spans[across] = { start: QUARTER - carried, end: late0.end };
  }
  return spans;
}

/** The period and the seconds left in it, so many seconds into a half that begins with the period `firstPeriod`. */
export function clockAt(second: number, firstPeriod: number): { period: number; clock: number } {
  if (firstPeriod > 4) return { period: firstPeriod, clock: 0 };
  const quarter = second >= QUARTER ? 1 : 0;
  return { period: firstPeriod + quarter, clock: Math.max(0, QUARTER * (quarter + 1) - second) };
}
