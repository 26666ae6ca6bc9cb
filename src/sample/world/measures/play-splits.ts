import { mapValues } from "../computed.js";
import { count, ratio, round, roundOrNull } from "../numbers.js";
import { isPassingDown } from "../simulation/expected-points.js";
import type { Play, Snap, SnapTest } from "../simulation/model.js";
import { efficiencies, isCounted, isDropback, isRun } from "./advanced-stats.js";

/** The splits of a player's season by kind of play, by down, and by standard and passing downs. */
export const splits = {
  all: () => true,
  pass: isDropback,
  rush: isRun,
  firstDown: ({ down }) => down === 1,
  secondDown: ({ down }) => down === 2,
  thirdDown: ({ down }) => down === 3,
  standardDowns: ({ down, distance }) => !isPassingDown(down, distance),
  passingDowns: ({ down, distance }) => isPassingDown(down, distance),
} satisfies Record<string, SnapTest>;

export type PlaySplit = keyof typeof splits;

/** Returns predicted points added by split, per play or in total. The value is null for a split without plays. */
export function ppaBySplit(all: readonly Snap[], measure: "average" | "total"): Record<PlaySplit, number | null> {
  return mapValues(efficiencies(all, splits), ({ plays, ppa, totalPPA }) =>
    plays === 0 ? null : round(measure === "average" ? ppa : totalPPA, 3),
  );
}

/** Returns the number of counted plays by split. */
export function countsBySplit(all: readonly Snap[]): Record<PlaySplit, number> {
  const counted = all.filter(isCounted);
  return mapValues(splits, (test: SnapTest) => count(counted, test));
}

/** Returns a player's share of the team's plays, by split. The share is null for a split in which the player has no plays. */
export function usageBySplit(all: readonly Snap[], team: Record<PlaySplit, number>): Record<PlaySplit, number | null> {
  return mapValues(countsBySplit(all), (own, split) => (own === 0 ? null : roundOrNull(ratio(own, team[split]), 3)));
}

/** A measure of plays. It is null if there are no plays. */
export type Measure = (plays: readonly Play[]) => number | null;

export const periods = { quarter1: 1, quarter2: 2, quarter3: 3, quarter4: 4 };

export const inPeriod = (plays: readonly Play[], period: number) => plays.filter((play) => play.period === period);

/** Returns a measure by quarter. It is null for a quarter without plays. Overtime counts only in the total. */
export function byQuarter(plays: readonly Play[], measure: Measure) {
  return mapValues(periods, (period) => {
    const own = inPeriod(plays, period);
    return own.length === 0 ? null : measure(own);
  });
}

/** Returns a measure of all plays, and by quarter. */
export function quarters(plays: readonly Play[], measure: Measure) {
  return { total: measure(plays) ?? 0, ...byQuarter(plays, measure) };
}
