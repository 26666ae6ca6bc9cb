import type { Quarters } from "../../../generated/schema.js";
import type { Play } from "../simulation/model.js";

/** A measure of some plays; null where it needs plays and there are none. */
export type Measure = (plays: readonly Play[]) => number | null;

/** The four quarters of a measure. Overtime counts in the total only. */
export function byQuarter(plays: readonly Play[], measure: Measure): Omit<Quarters, "total"> {
  const quarter = (period: number): number | null => {
    const own = plays.filter((play) => play.period === period);
    return own.length === 0 ? null : measure(own);
  };
  return { quarter1: quarter(1), quarter2: quarter(2), quarter3: quarter(3), quarter4: quarter(4) };
}

/** A measure over all plays and by quarter. */
export function quarters(plays: readonly Play[], measure: Measure): Quarters {
  return { total: measure(plays) ?? 0, ...byQuarter(plays, measure) };
}

/** The same with every number null: what old box scores have instead. */
export const noQuarters = { total: null, quarter1: null, quarter2: null, quarter3: null, quarter4: null } as const;
