import type { PassingLocationProduction, PassingLocations, PassingProduction } from "../../../document/schemas.js";
import { count, present, rate, ratio, round, roundOrNull, sum } from "../numbers.js";
import type { Play } from "../simulation/model.js";

type Counts = Omit<PassingLocationProduction, "yardsPerAttempt" | "airYardsPerAttempt">;

const isEligible = (play: Play): boolean => play.wasted === null;

/** The location of a pass; `unknown` where depth or direction is unknown. */
export function locationOf({ depth, direction }: Play): keyof PassingLocations {
  return depth === null || direction === null ? "unknown" : `${depth} ${direction}`;
}

/** The sum; null, not 0, where no value is available. */
function total(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values, (value) => value);
}

function average(values: readonly number[], decimals: number): number | null {
  return roundOrNull(ratio(total(values) ?? 0, values.length), decimals);
}

function counts(attempts: readonly Play[]): Counts {
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
    totalAirYards: total(air),
    averageDepthOfTarget: average(air, 1),
    totalYardsAttemptsAvailable: yards.length,
    totalYards: total(yards),
    yardsAfterCatchAttemptsAvailable: afterCatch.length,
    totalYardsAfterCatch: total(afterCatch),
    averageYardsAfterCatch: average(afterCatch, 1),
    successRate: round(rate(successful.length, eligible.length), 3),
    ppa: round(rate(total(points) ?? 0, points.length), 3),
    totalPpa: round(total(points) ?? 0, 3),
    explosiveness: round(rate(total(successPoints) ?? 0, successPoints.length), 3),
    ppaAttemptsAvailable: points.length,
    successAttemptsAvailable: count(eligible, ({ success }) => success !== null),
    successfulAttempts: successful.length,
    successfulPpaAttemptsAvailable: successPoints.length,
  };
}

function location(attempts: readonly Play[]): PassingLocationProduction {
  const all = counts(attempts);
  return {
    ...all,
    yardsPerAttempt: roundOrNull(ratio(all.totalYards ?? 0, all.totalYardsAttemptsAvailable), 1),
    airYardsPerAttempt: all.averageDepthOfTarget,
  };
}

/** The passing production of some plays: overall from every attempt, by location from eligible attempts only. */
export function passingProduction(plays: readonly Play[]): PassingProduction {
  const attempts = plays.filter(({ kind }) => kind === "pass");
  const eligible = attempts.filter(isEligible);
  const at = (name: keyof PassingLocations): PassingLocationProduction =>
    location(eligible.filter((play) => locationOf(play) === name));
  return {
    ...counts(attempts),
    locationEligibleAttempts: eligible.length,
    locationAvailableAttempts: count(eligible, (play) => locationOf(play) !== "unknown"),
    locations: {
      "short left": at("short left"),
      "short middle": at("short middle"),
      "short right": at("short right"),
      "deep left": at("deep left"),
      "deep middle": at("deep middle"),
      "deep right": at("deep right"),
      unknown: at("unknown"),
    },
  };
}
