import { isPassingDown } from "./expected-points.js";
import type { Depth, Tempo } from "./model.js";
import type { Situation } from "./play-draft.js";
import type { Random } from "./random.js";

/**
 * What happens to the ball on a snap. The outcome is drawn before the snap's players, so a drive can cheaply reject outcomes that do not lead to its
 * result.
 */
export interface Outcome {
  kind: "rush" | "pass" | "sack" | "penalty";
  yards: number;
  /** Whether a pass was caught, and how far it was thrown. */
  caught: boolean;
  depth: Depth;
  airYards: number;
  wasted: "spike" | "throwaway" | null;
  /** The side that committed a foul, and the foul's full yards. Near a goal line, the penalty is shorter. */
  penaltyOn: "offense" | "defense" | null;
  foulYards: 5 | 10 | 15;
  /** Whether the foul gives a first down. */
  automatic: boolean;
}

/** Returns an outcome with only a kind and yards. Callers set the other members. */
export const outcomeOf = (kind: Outcome["kind"], yards: number): Outcome => ({
  kind,
  yards,
  caught: false,
  depth: "short",
  airYards: 0,
  wasted: null,
  penaltyOn: null,
  foulYards: 5,
  automatic: false,
});

/** Draws a number of yards with this mean. A few plays exceed the mean by far. */
const exponential = (mean: number, random: Random): number => -mean * Math.log(1 - random.next());

/**
 * Returns a gain in yards. A gain of more than 22 yards becomes longer, because the ball is past the last defenders. In a game, about six plays gain
 * 30 yards or more. In every second game, a play gains 60.
 */
const gainOf = (yards: number): number => Math.round(yards > 22 ? 22 + 2.2 * (yards - 22) : yards);

/**
 * Draws the yards of a run. The sum of three random numbers is nearly normally distributed. Most runs gain one to five yards, a tenth lose yards, and
 * an eighth gain ten or more.
 */
function rushYards(random: Random): number {
  const usual = 3 + 6.5 * (random.next() + random.next() + random.next() - 1.5);
  // `| 0` turns -0 into 0. If one of the yards were -0, V8 would store the yards of all plays, and values computed from them, as objects.
  return gainOf(random.chance(0.22) ? usual + exponential(9, random) : usual) | 0;
}

/** Draws a pass whose result is not decided yet. */
export function throwOf({ yardsToGoal }: Situation, random: Random): Outcome {
  const outcome = outcomeOf("pass", 0);
  if (random.chance(0.23)) outcome.depth = "deep";
  const air =
    outcome.depth === "short" ? random.between(-3, 14) : 15 + Math.round(Math.min(24, exponential(8, random)));
  outcome.airYards = Math.min(air, yardsToGoal);
  return outcome;
}

function pass(situation: Situation, tempo: Tempo, random: Random): Outcome {
  const outcome = throwOf(situation, random);
  const isShort = outcome.depth === "short";
  if (tempo === "hurry" && situation.down < 3 && random.chance(0.05)) outcome.wasted = "spike";
  else if (random.chance(0.04)) outcome.wasted = "throwaway";
  else if (random.chance(isShort ? 0.68 : 0.41)) {
    outcome.caught = true;
    outcome.yards = gainOf(outcome.airYards + exponential(isShort ? 3.6 : 2.8, random));
  }
  return outcome;
}

const foulSizes = [
  [5, 44],
  [10, 32],
  [15, 24],
] as const;

/** Draws a penalty. Near a goal line, a foul costs half the distance to that goal line. */
function penalty({ yardsToGoal }: Situation, random: Random): Outcome {
  const outcome = outcomeOf("penalty", 0);
  outcome.foulYards = random.weighted(foulSizes);
  outcome.penaltyOn = random.chance(0.53) ? "offense" : "defense";
  const isOffense = outcome.penaltyOn === "offense";
  const yards = Math.min(outcome.foulYards, Math.floor((isOffense ? 100 - yardsToGoal : yardsToGoal) / 2));
  outcome.automatic = !isOffense && outcome.foulYards > 5;
  outcome.yards = isOffense ? 0 - yards : yards;
  return outcome;
}

/** Returns how often a side passes. The side passes more if it needs many yards or has little time, and less near the goal. */
function passShare({ down, distance, yardsToGoal }: Situation, tempo: Tempo): number {
  if (tempo === "hurry") return 0.82;
  const usual = isPassingDown(down, distance) ? (down === 3 ? 0.8 : 0.56) : distance <= 2 ? 0.22 : 0.44;
  return usual * (tempo === "slow" ? 0.55 : 1) * (yardsToGoal <= 10 ? 0.95 : 1);
}

/** Draws a penalty. Returns null for most snaps. */
export function drawPenalty(situation: Situation, random: Random): Outcome | null {
  return random.chance(0.1) ? penalty(situation, random) : null;
}

/** Draws a run, a pass or a sack. */
export function drawOutcome(situation: Situation, tempo: Tempo, random: Random): Outcome {
  const most = situation.yardsToGoal - 99;
  if (!random.chance(passShare(situation, tempo))) return outcomeOf("rush", Math.max(most, rushYards(random)));
  if (random.chance(0.08)) return outcomeOf("sack", Math.max(most, -random.between(2, 10)));
  return pass(situation, tempo, random);
}
