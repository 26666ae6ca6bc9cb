import type { Quarters } from "../../../document/schemas.js";
import type { Play } from "../simulation/model.js";

/** A measure of some plays; null where plays are missing. */
export type Measure = (plays: readonly Play[]) => number | null;

/** A measure by quarter; null for a quarter without plays. Overtime counts only in the total. */
export function byQuarter(plays: readonly Play[], measure: Measure): Omit<Quarters, "total"> {
  const quarter = (period: number): number | null => {
    const own = plays.filter((play) => play.period === period);
    return own.length === 0 ? null : measure(own);
  };
  return { quarter1: quarter(1), quarter2: quarter(2), quarter3: quarter(3), quarter4: quarter(4) };
}

/** A measure of all plays and by quarter. */
export function quarters(plays: readonly Play[], measure: Measure): Quarters {
  return { total: measure(plays) ?? 0, ...byQuarter(plays, measure) };
}

/** Quarters without values, as in old box scores. */
export const noQuarters = { total: null, quarter1: null, quarter2: null, quarter3: null, quarter4: null } as const;
