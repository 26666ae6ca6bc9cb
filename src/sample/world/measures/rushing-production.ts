import type { RushingProduction } from "../../../document/schema.js";
import { count, rate, ratio, round, roundOrNull, sum } from "../numbers.js";
import type { Direction, Snap } from "../simulation/model.js";
import { efficiency, isRun, isRushingAttempt, runYards } from "./advanced-stats.js";

function measures(runs: readonly Snap[]) {
  const points = efficiency(runs);
  const yards = runYards(runs);
  return {
    successRate: round(points.successRate, 3),
    ppa: round(points.ppa, 3),
    totalPpa: round(points.totalPPA, 3),
    lineYards: round(yards.lineYards, 1),
    lineYardsTotal: yards.lineYardsTotal,
    secondLevelYards: round(yards.secondLevelYards, 1),
    secondLevelYardsTotal: yards.secondLevelYardsTotal,
    openFieldYards: round(yards.openFieldYards ?? 0, 1),
    openFieldYardsTotal: yards.openFieldYardsTotal,
    stuffRate: round(yards.stuffRate, 3),
    powerSuccess: round(yards.powerSuccess ?? 0, 3),
    explosiveness: round(points.explosiveness ?? 0, 3),
  };
}

function direction(runs: readonly Snap[]) {
  const yards = sum(runs, (run) => run.yards);
  return { carries: runs.length, yards, yardsPerCarry: round(rate(yards, runs.length), 1), ...measures(runs) };
}

/**
 * Returns a player's rushing production. It does not include touchdowns, which only rows about teams have. Rates and directions leave out sacks and
 * kneels.
 */
export function playerRushingProduction(plays: readonly Snap[]) {
  const attempts = plays.filter(isRushingAttempt);
  const runs = attempts.filter(isRun);
  const kneels = count(attempts, ({ kind }) => kind === "kneel");
  const yards = sum(attempts, (attempt) => attempt.yards);
  const toward = (wanted: Direction | null) => direction(runs.filter((run) => run.direction === wanted));
  return {
    attempts: attempts.length,
    rushingYardsAvailable: attempts.length,
    totalRushingYards: attempts.length === 0 ? null : yards,
    yardsPerCarry: roundOrNull(ratio(yards, attempts.length), 1),
    individualAttempts: attempts.length - kneels,
    unattributedAttempts: kneels,
    sacks: count(attempts, ({ kind }) => kind === "sack"),
    kneels,
    teamRushes: kneels,
    multiCarrierAttempts: 0,
    directionEligibleAttempts: runs.length,
    directionAvailableAttempts: count(runs, (run) => run.direction !== null),
    ...measures(runs),
    directions: { unknown: toward(null), right: toward("right"), middle: toward("middle"), left: toward("left") },
  };
}

/** Returns a team's rushing production. */
export function rushingProduction(plays: readonly Snap[]): RushingProduction {
  const attempts = plays.filter(isRushingAttempt);
  return {
    ...playerRushingProduction(plays),
    touchdownStatusAvailable: attempts.length,
    rushingTouchdowns: count(attempts, ({ touchdown }) => touchdown),
  };
}
