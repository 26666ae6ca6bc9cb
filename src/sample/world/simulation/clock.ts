import { type DrivePlan, SECONDS_PER_PERIOD } from "./model.js";

/** The start and end of a drive, in seconds since the start of the half. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Divides seconds among drives by weight. The parts add up exactly. */
function divide(seconds: number, weights: readonly number[], from: number): Span[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const start = from + Math.round((seconds * before) / total);
    before += weight;
    return { start, end: from + Math.round((seconds * before) / total) };
  });
}

/**
 * The times of all drives. The first drive of the second and of the fourth quarter can begin in the quarter before. Overtime has no
 * clock.
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
    const assign = (indexes: readonly number[], parts: readonly Span[]): void => {
      indexes.forEach((index, position) => {
        spans[index] = parts[position] ?? { start: 0, end: 0 };
      });
    };
    assign(ofPeriod(early), divide(SECONDS_PER_PERIOD - carried, ofPeriod(early).map(weightOf), 0));
    assign(ofPeriod(late), divide(SECONDS_PER_PERIOD, ofPeriod(late).map(weightOf), SECONDS_PER_PERIOD));
    const acrossSpan = across === undefined ? undefined : spans[across];
    if (across !== undefined && acrossSpan !== undefined) {
      spans[across] = { start: SECONDS_PER_PERIOD - carried, end: acrossSpan.end };
    }
  }
  return spans;
}

/** The period and the seconds left in it, at a second of the half that begins with the period `firstPeriod`. */
export function clockAt(second: number, firstPeriod: number): { period: number; clock: number } {
  if (firstPeriod > 4) return { period: firstPeriod, clock: 0 };
  const quarter = second >= SECONDS_PER_PERIOD ? 1 : 0;
  return { period: firstPeriod + quarter, clock: Math.max(0, SECONDS_PER_PERIOD * (quarter + 1) - second) };
}
