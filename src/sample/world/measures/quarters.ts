import { mapValues } from "../fields.js";
import type { Play } from "../simulation/model.js";

/** A measure of some plays; null where plays are missing. */
export type Measure = (plays: readonly Play[]) => number | null;

export const periods = { quarter1: 1, quarter2: 2, quarter3: 3, quarter4: 4 };

export const inPeriod = (plays: readonly Play[], period: number) => plays.filter((play) => play.period === period);

/** A measure by quarter; null for a quarter without plays. Overtime counts only in the total. */
export function byQuarter(plays: readonly Play[], measure: Measure) {
  return mapValues(periods, (period) => {
    const own = inPeriod(plays, period);
    return own.length === 0 ? null : measure(own);
  });
}

/** A measure of all plays and by quarter. */
export function quarters(plays: readonly Play[], measure: Measure) {
  return { total: measure(plays) ?? 0, ...byQuarter(plays, measure) };
}
