import type { PassingLocations, PassingProduction } from "../../../document/schema.js";
import { mapValues } from "../computed.js";
import { count, mean, present, rate, ratio, round, roundOrNull, total } from "../numbers.js";
import type { Snap } from "../simulation/model.js";

const isEligible = (play: Snap): boolean => play.wasted === null;

/** Returns a pass's location, or `unknown` if its depth or direction is unknown. */
export function locationOf({ depth, direction }: Snap): keyof PassingLocations {
  return depth === null || direction === null ? "unknown" : `${depth} ${direction}`;
}

/** Returns the sum. Without values, returns null instead of 0. */
const totalOrNull = (values: readonly number[]): number | null => (values.length === 0 ? null : total(values));
const average = (values: readonly number[]): number | null => roundOrNull(ratio(total(values), values.length), 1);

function counts(attempts: readonly Snap[]) {
  const eligible = attempts.filter(isEligible);
  const successful = eligible.filter(({ success }) => success === true);
  const air = present(attempts.map(({ airYards }) => airYards));
  const yards = attempts.map((play) => play.yards);
  const afterCatch = attempts.flatMap(({ outcome, airYards, yards: gained }) =>
    outcome === "completion" && airYards !== null ? [gained - airYards] : [],
  );
  const points = present(eligible.map(({ ppa }) => ppa));
  const successPoints = present(successful.map(({ ppa }) => ppa));
  const completions = count(attempts, ({ outcome }) => outcome === "completion");
  return {
    attempts: attempts.length,
    completions,
    incompletions: count(attempts, ({ outcome }) => outcome === "incompletion"),
    interceptions: count(attempts, ({ outcome }) => outcome === "interception"),
    completionRate: roundOrNull(ratio(completions, attempts.length), 3),
    airYardsAttemptsAvailable: air.length,
    totalAirYards: totalOrNull(air),
    averageDepthOfTarget: average(air),
    totalYardsAttemptsAvailable: yards.length,
    totalYards: totalOrNull(yards),
    yardsAfterCatchAttemptsAvailable: afterCatch.length,
    totalYardsAfterCatch: totalOrNull(afterCatch),
    averageYardsAfterCatch: average(afterCatch),
    successRate: round(rate(successful.length, eligible.length), 3),
    ppa: round(mean(points), 3),
    totalPpa: round(total(points), 3),
    explosiveness: round(mean(successPoints), 3),
    ppaAttemptsAvailable: points.length,
    successAttemptsAvailable: count(eligible, ({ success }) => success !== null),
    successfulAttempts: successful.length,
    successfulPpaAttemptsAvailable: successPoints.length,
  };
}

/** Returns the passing production of these plays. The total uses every attempt. The figures by location use only eligible attempts. */
export function passingProduction(plays: readonly Snap[]): PassingProduction {
  const attempts = plays.filter(({ kind }) => kind === "pass");
  const eligible = attempts.filter(isEligible);
  const at = (name: keyof PassingLocations): Snap[] => eligible.filter((play) => locationOf(play) === name);
  const passesAt = {
    "short left": at("short left"),
    "short middle": at("short middle"),
    "short right": at("short right"),
    "deep left": at("deep left"),
    "deep middle": at("deep middle"),
    "deep right": at("deep right"),
    unknown: at("unknown"),
  } satisfies Record<keyof PassingLocations, Snap[]>;
  return {
    ...counts(attempts),
    locationEligibleAttempts: eligible.length,
    locationAvailableAttempts: count(eligible, (play) => locationOf(play) !== "unknown"),
    locations: mapValues(passesAt, (passes) => {
      const all = counts(passes);
      const yardsPerAttempt = roundOrNull(ratio(all.totalYards ?? 0, all.totalYardsAttemptsAvailable), 1);
      return { ...all, yardsPerAttempt, airYardsPerAttempt: all.averageDepthOfTarget };
    }),
  };
}
