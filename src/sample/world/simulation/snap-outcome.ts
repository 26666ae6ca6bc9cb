import { isPassingDown } from "./expected-points.js";
import type { Depth, Tempo } from "./model.js";
import type { Situation } from "./play-draft.js";
import type { Random } from "./random.js";

/**
 * What a snap does to the ball. It is drawn before anything else about the snap, because a drive takes only snaps that lead to its result:
 * those that it does not take cost little.
 */
export interface Outcome {
  readonly kind: "rush" | "pass" | "sack" | "penalty";
  readonly yards: number;
  /** Of passes: whether it was caught, and how far it was thrown. */
  readonly caught: boolean;
  readonly depth: Depth;
  readonly airYards: number;
  readonly wasted: "spike" | "throwaway" | null;
  /** Of penalties: the side, and the yards before they are limited by the distance to the goal. */
  readonly penaltyOn: "offense" | "defense" | null;
  readonly foulYards: 5 | 10 | 15;
  /** Whether the foul gives a first down. */
  readonly automatic: boolean;
}

/** A run without a gain, from which the others are made. */
export const plainRun: Outcome = {
  kind: "rush",
  yards: 0,
  caught: false,
  depth: "short",
  airYards: 0,
  wasted: null,
  penaltyOn: null,
  foulYards: 5,
  automatic: false,
};

/** A number of yards around a mean that a few plays exceed by far. */
const exponential = (mean: number, random: Random): number => -mean * Math.log(1 - random.next());

/** The sum of three numbers is nearly normal: most runs gain two to five yards, a sixth of them nothing or less, a tenth ten or more. */
function rushYards(random: Random): number {
  const usual = 3.1 + 4.6 * (random.next() + random.next() + random.next() - 1.5);
  return Math.round(random.chance(0.2) ? usual + exponential(9, random) : usual);
}

/** A throw, before it is known whether it is caught. */
export function throwOf({ yardsToGoal }: Situation, random: Random): Pick<Outcome, "depth" | "airYards"> {
  const depth = random.chance(0.77) ? "short" : "deep";
  const air = depth === "short" ? random.between(-3, 14) : 15 + Math.round(Math.min(24, exponential(8, random)));
  return { depth, airYards: Math.min(air, yardsToGoal) };
}

function pass(situation: Situation, tempo: Tempo, random: Random): Outcome {
  const thrown = throwOf(situation, random);
  if (tempo === "hurry" && situation.down < 3 && random.chance(0.05))
    return { ...plainRun, kind: "pass", wasted: "spike" };
  if (random.chance(0.04)) return { ...plainRun, kind: "pass", ...thrown, wasted: "throwaway" };
  if (!random.chance(thrown.depth === "short" ? 0.71 : 0.42)) return { ...plainRun, kind: "pass", ...thrown };
  const after = Math.round(exponential(thrown.depth === "short" ? 4.6 : 3.5, random));
  return { ...plainRun, kind: "pass", ...thrown, caught: true, yards: thrown.airYards + after };
}

/** Near a goal line a foul costs half the distance to it. */
function penalty({ yardsToGoal }: Situation, random: Random): Outcome {
  const penaltyOn = random.chance(0.53) ? "offense" : "defense";
  const foulYards = random.weighted([
    [5, 44],
    [10, 32],
    [15, 24],
  ] as const);
  const room = penaltyOn === "offense" ? 100 - yardsToGoal : yardsToGoal;
  const yards = Math.min(foulYards, Math.floor(room / 2));
  const automatic = penaltyOn === "defense" && foulYards > 5;
  return {
    ...plainRun,
    kind: "penalty",
    penaltyOn,
    foulYards,
    automatic,
    yards: penaltyOn === "defense" ? yards : -yards,
  };
}

/** How often a side passes: more often where it is behind its downs or the clock, less often near the goal. */
function passShare({ down, distance, yardsToGoal }: Situation, tempo: Tempo): number {
  if (tempo === "hurry") return 0.82;
  const usual = isPassingDown(down, distance) ? (down === 3 ? 0.82 : 0.58) : distance <= 2 ? 0.25 : 0.45;
  return usual * (tempo === "slow" ? 0.55 : 1) * (yardsToGoal <= 5 ? 0.75 : 1);
}

/** A random snap from scrimmage: a run, a pass, a sack or a penalty. */
export function drawOutcome(situation: Situation, tempo: Tempo, random: Random): Outcome {
  if (random.chance(0.085)) return penalty(situation, random);
  const most = situation.yardsToGoal - 99;
  if (!random.chance(passShare(situation, tempo))) return { ...plainRun, yards: Math.max(most, rushYards(random)) };
  if (random.chance(0.06)) return { ...plainRun, kind: "sack", yards: Math.max(most, -random.between(2, 10)) };
  return pass(situation, tempo, random);
}
