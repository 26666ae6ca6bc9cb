import type { GameFact } from "../facts/game.js";
import {
  addPoints,
  type DrivePlan,
  type DriveResult,
  opposite,
  type Score,
  SECONDS_PER_PERIOD,
  type Side,
  type Tempo,
  touchdownSide,
} from "./model.js";
import { type PlannedScore, scoresOf } from "./quarter-scores.js";
import { choices, type Random } from "./random.js";

/** The usual lengths of drives, in seconds. They differ for drives that score, drives that do not, and the last drive of a half. */
const SECONDS = { scoring: 190, scoreless: 130, last: 50 };

/** A period that is being planned, with the score at its start. */
interface Quarter {
  readonly game: GameFact;
  readonly period: number;
  readonly first: Side;
  readonly score: Score;
}

/** Chooses `amount` different slots, and returns them in ascending order. */
function choose(amount: number, slots: readonly number[], random: Random): number[] {
  const left = [...slots];
  const chosen: number[] = [];
  while (chosen.length < amount) chosen.push(...left.splice(random.between(0, left.length - 1), 1));
  return chosen.sort((a, b) => a - b);
}

/** Draws what each drive of a quarter scores. The sides take turns, and there are enough drives to fill the quarter. */
function drawSlots({ game, period, first }: Quarter, random: Random): (PlannedScore | null)[] {
  const events = {
    home: scoresOf(game.lineScores?.home[period - 1] ?? 0, period, random),
    away: scoresOf(game.lineScores?.away[period - 1] ?? 0, period, random),
  };
  // A safety ends a drive of the side that it is scored against.
  const neededBy = (side: Side): PlannedScore[] => [
    ...events[side].filter(({ result }) => result !== "safety"),
    ...events[opposite(side)].filter(({ result }) => result === "safety"),
  ];
  const needed = [neededBy(first), neededBy(opposite(first))];
  const most = (turn: number): number => needed[turn]?.length ?? 0;
  let length = period > 4 ? 2 : most(0) + most(1);
  if (period <= 4) {
    let seconds = SECONDS.scoring * length + random.between(-50, 50) + (period % 2 === 0 ? SECONDS.last : 0);
    for (; seconds < SECONDS_PER_PERIOD - SECONDS.scoreless / 2; seconds += SECONDS.scoreless) length += 1;
    length = Math.max(length, 2 * most(0) - 1, 2 * most(1));
  }
  const slots = Array<PlannedScore | null>(length).fill(null);
  needed.forEach((scores, turn) => {
    const own = [...slots.keys()].filter((slot) => slot % 2 === turn);
    const left = [...scores];
    for (const slot of choose(scores.length, own, random)) {
      slots[slot] = left.splice(random.between(0, left.length - 1), 1)[0] ?? null;
    }
  });
  return slots;
}

/** Returns a drive's tempo. `after` is the number of drives after it in the period, and `lead` is its side's lead. */
function tempoOf(period: number, after: number, lead: number): Tempo {
  if (period === 2) return after === 0 ? "hurry" : "normal";
  if (period !== 4) return "normal";
  if (lead < 0 && lead >= -24 && after <= 2) return "hurry";
  return lead > 0 && after <= 3 ? "slow" : "normal";
}

/** The results of drives without points, with their weights. They differ in overtime and for a side that is behind late in the game. */
const scoreless = {
  usual: choices({ punt: 60, interception: 9, fumble: 6, downs: 9, missed_field_goal: 3.5 }),
  behind: choices({ downs: 50, interception: 28, punt: 10, fumble: 8, missed_field_goal: 4 }),
  overtime: choices({ missed_field_goal: 35, interception: 30, downs: 25, fumble: 10 }),
};

function endsGame({ lineScores, overtimeFirst }: GameFact, period: number): boolean {
  return period === (lineScores?.home.length ?? 4) && (period > 4 || overtimeFirst.length === 0);
}

/** Plans a period's drives. The sides take turns and score their points in the period. Adds these points to the score. */
function planPeriod(quarter: Quarter, random: Random): DrivePlan[] {
  const { game, period, first, score } = quarter;
  const slots = drawSlots(quarter, random);
  return slots.map((planned, slot) => {
    const side = slot % 2 === 0 ? first : opposite(first);
    const tempo = tempoOf(period, slots.length - 1 - slot, score[side] - score[opposite(side)]);
    const drawn = (): DriveResult => {
      if (slot === slots.length - 1 && (period === 2 || period === 4)) {
        return endsGame(game, period) ? "end_of_game" : "end_of_half";
      }
      if (period > 4) return random.weighted(scoreless.overtime);
      // A punt can leave the other side at its own goal line.
      if (slots[slot + 1]?.result === "safety") return "punt";
      return random.weighted(period === 4 && tempo === "hurry" ? scoreless.behind : scoreless.usual);
    };
    const { result, conversion } = planned ?? { result: drawn(), conversion: null };
    const plan = { side, period, tempo, result, conversion };
    addPoints(score, plan);
    return plan;
  });
}

/**
 * How often a return replaces a drive that scores a touchdown. The return is that of the interception or punt that ended the opponent's drive, or of
 * the kickoff.
 */
const RETURNED = { interception: 0.4, punt: 0.025, kickoff: 0.025 };

/** Whether a drive begins with a kickoff. The first drive of a half does, and so does a drive after a touchdown or field goal. */
const kicksOff = (before: DrivePlan | undefined, period: number): boolean =>
  before === undefined ||
  (before.period === 2 && period === 3) ||
  before.result === "field_goal" ||
  touchdownSide(before) !== null;

/**
 * Replaces some touchdowns with returns. A kickoff's return is a separate drive. The return of an interception or a punt ends the opponent's drive,
 * and replaces the drive that would have scored. Both sides' points do not change, and the sides still take turns.
 */
function withReturns(plans: readonly DrivePlan[], random: Random): DrivePlan[] {
  const all: DrivePlan[] = [];
  for (const plan of plans) {
    const before = all.at(-1);
    const isPlain = plan.result === "touchdown" && plan.conversion === "kick" && plan.period <= 4;
    if (isPlain && kicksOff(before, plan.period) && random.chance(RETURNED.kickoff)) {
      all.push({ ...plan, result: "kickoff_touchdown" });
    } else if (
      isPlain &&
      before?.period === plan.period &&
      (before.result === "interception" || before.result === "punt") &&
      random.chance(RETURNED[before.result])
    ) {
      all.splice(-1, 1, { ...before, result: `${before.result}_touchdown`, conversion: plan.conversion });
    } else all.push(plan);
  }
  return all;
}

/** Plans all of a game's drives. In every period, both sides score the points in the game's line scores. */
export function planGame(game: GameFact, random: Random): DrivePlan[] {
  const opening: Side = random.chance(0.5) ? "home" : "away";
  const score: Score = { home: 0, away: 0 };
  const plans: DrivePlan[] = [];
  for (const period of [1, 2, 3, 4]) {
    // The side that kicked off to start the game has the ball first in the second half.
    const previous = plans.at(-1);
    const first =
      period === 1 || previous === undefined ? opening : period === 3 ? opposite(opening) : opposite(previous.side);
    plans.push(...planPeriod({ game, period, first, score }, random));
  }
  game.overtimeFirst.forEach((first, index) => {
    plans.push(...planPeriod({ game, period: 5 + index, first, score }, random));
  });
  return withReturns(plans, random);
}
