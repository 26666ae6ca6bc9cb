import type { RushingDirectionProduction, RushingProduction } from "../../../generated/schema.js";
import { count, rate, ratio, round, roundOrNull, sum } from "../numbers.js";
import type { Direction, Play } from "../simulation/model.js";
import { efficiency, isRun, runYards } from "./advanced.js";

type Measures = Omit<RushingDirectionProduction, "carries" | "yards" | "yardsPerCarry">;
/** What a player's row has of the block: whether a run was a touchdown is told of teams only. */
export type PlayerRushing = Omit<RushingProduction, "touchdownStatusAvailable" | "rushingTouchdowns">;

/** The service counts sacks and kneels as runs; its rates and directions leave them out. */
export const isRushingAttempt = (play: Play): boolean => isRun(play) || play.kind === "sack" || play.kind === "kneel";

function measures(runs: readonly Play[]): Measures {
  const worth = efficiency(runs);
  const yards = runYards(runs);
  return {
    successRate: round(worth.successRate, 3),
    ppa: round(worth.ppa, 3),
    totalPpa: round(worth.totalPPA, 3),
    lineYards: round(yards.lineYards, 1),
    lineYardsTotal: yards.lineYardsTotal,
    secondLevelYards: round(yards.secondLevelYards, 1),
    secondLevelYardsTotal: yards.secondLevelYardsTotal,
    openFieldYards: round(yards.openFieldYards ?? 0, 1),
    openFieldYardsTotal: yards.openFieldYardsTotal,
    stuffRate: round(yards.stuffRate, 3),
    powerSuccess: round(yards.powerSuccess ?? 0, 3),
    explosiveness: round(worth.explosiveness ?? 0, 3),
  };
}

function direction(runs: readonly Play[]): RushingDirectionProduction {
  const yards = sum(runs, (run) => run.yards);
  return { carries: runs.length, yards, yardsPerCarry: round(rate(yards, runs.length), 1), ...measures(runs) };
}

/** The rushing block of some plays, as a player's row has it. */
export function playerRushing(plays: readonly Play[]): PlayerRushing {
  const attempts = plays.filter(isRushingAttempt);
  const runs = attempts.filter(isRun);
  const kneels = count(attempts, ({ kind }) => kind === "kneel");
  const yards = sum(attempts, (attempt) => attempt.yards);
  const towards = (wanted: Direction | null): RushingDirectionProduction =>
    direction(runs.filter((run) => run.direction === wanted));
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
    directions: {
      unknown: towards(null),
      right: towards("right"),
      middle: towards("middle"),
      left: towards("left"),
    },
  };
}

/** The rushing block of a team's plays. */
export function rushingProduction(plays: readonly Play[]): RushingProduction {
  const attempts = plays.filter(isRushingAttempt);
  return {
    ...playerRushing(plays),
    touchdownStatusAvailable: attempts.length,
    rushingTouchdowns: count(attempts, ({ touchdown }) => touchdown),
  };
}
