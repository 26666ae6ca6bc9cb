import type { GameFact } from "../facts/game.js";
import { type Conversion, type DrivePlan, type DriveResult, opposite, type Side, touchdownSide } from "./model.js";
import type { Random } from "./random.js";

type ScoringResult = { readonly result: DriveResult; readonly conversion: Conversion | null };

const touchdown = (conversion: Conversion): ScoringResult => ({ result: "touchdown", conversion });
const scores = {
  2: { result: "safety", conversion: null },
  3: { result: "field_goal", conversion: null },
  6: touchdown("failed_two_points"),
  7: touchdown("kick"),
  8: touchdown("two_points"),
} as const satisfies Record<number, ScoringResult>;

/** The scores that add up to the points of a side in one quarter. */
const scoresByPoints: Readonly<Record<number, readonly (keyof typeof scores)[]>> = {
  0: [],
  3: [3],
  5: [3, 2],
  6: [6],
  7: [7],
  8: [8],
  10: [7, 3],
  13: [7, 3, 3],
  14: [7, 7],
  16: [8, 8],
  20: [3, 7, 7, 3],
  21: [7, 7, 7],
  27: [7, 7, 7, 6],
};

function scoresOf(points: number): ScoringResult[] {
  const parts = scoresByPoints[points];
  if (parts === undefined) throw new Error(`No scores add up to ${points} points: add them to game-plan.ts.`);
  return parts.map((each) => scores[each]);
}

/** A number of different slots, in ascending order. */
function choose(amount: number, slots: readonly number[], random: Random): number[] {
  const left = [...slots];
  const chosen: number[] = [];
  while (chosen.length < amount) chosen.push(...left.splice(random.between(0, left.length - 1), 1));
  return chosen.sort((a, b) => a - b);
}

function scorelessResult(last: "end_of_half" | "end_of_game" | null, random: Random): DriveResult {
  if (last !== null) return last;
  return random.weighted([
    ["punt", 66],
    ["interception", 9],
    ["fumble", 5],
    ["downs", 10],
    ["missed_field_goal", 7],
  ] as const);
}

/** The drives of one quarter, in turns, with the points of both sides in it. */
function planQuarter(game: GameFact, period: number, first: Side, random: Random): DrivePlan[] {
  const events = {
    home: scoresOf(game.lineScores?.home[period - 1] ?? 0),
    away: scoresOf(game.lineScores?.away[period - 1] ?? 0),
  };
  // A safety is scored against the side with the ball, so it ends one of the other side's drives.
  const needed = (side: Side): ScoringResult[] => [
    ...events[side].filter(({ result }) => result !== "safety"),
    ...events[opposite(side)].filter(({ result }) => result === "safety"),
  ];
  const sideOf = (slot: number): Side => (slot % 2 === 0 ? first : opposite(first));
  let length = random.between(5, 6);
  const slotsOf = (side: Side): number[] =>
    Array.from({ length }, (_, slot) => slot).filter((slot) => sideOf(slot) === side);
  while ((["home", "away"] as const).some((side) => slotsOf(side).length < needed(side).length)) length += 1;

  const planned = new Map<number, ScoringResult>();
  for (const side of ["home", "away"] as const) {
    const wanted = needed(side);
    const slots = choose(wanted.length, slotsOf(side), random);
    wanted.forEach((score, index) => {
      const slot = slots[index];
      if (slot !== undefined) planned.set(slot, score);
    });
  }
  return Array.from({ length }, (_, slot) => {
    const last =
      slot < length - 1 ? null : period === 2 ? "end_of_half" : endsGame(game, period) ? "end_of_game" : null;
    const score = planned.get(slot) ?? { result: scorelessResult(last, random), conversion: null };
    return { side: sideOf(slot), period, ...score };
  });
}

function endsGame(game: GameFact, period: number): boolean {
  return period === (game.lineScores?.home.length ?? 4) || (period === 4 && game.overtimeFirst.length > 0);
}

/** A drive of each side from the 25, which ends with a score or an interception. */
function planOvertime(game: GameFact, period: number, first: Side): DrivePlan[] {
  return [first, opposite(first)].map((side) => {
    const [score] = scoresOf(game.lineScores?.[side][period - 1] ?? 0);
    return { side, period, ...(score ?? { result: "interception", conversion: null }) };
  });
}

/** How often a touchdown after such a drive of the opponent is its return, and how often one after a kickoff is that kickoff's. */
const RETURNED = { interception: 0.5, punt: 0.02, kickoff: 0.04 };

/** Whether a drive begins with a kickoff: the first one of a half, and one after a score. */
const kicksOff = (before: DrivePlan | undefined, period: number): boolean =>
  before === undefined ||
  (before.period === 2 && period === 3) ||
  before.result === "field_goal" ||
  touchdownSide(before) !== null;

/**
 * The plans with some touchdowns by returns: the return of a kickoff is a drive of its own; the return of an interception or a punt ends
 * the opponent's drive, and the drive that would have scored is left out. Both sides keep their points, and the turns their order.
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

/** The plans of all drives of a game. They give both sides their points of every period. */
export function planGame(game: GameFact, random: Random): DrivePlan[] {
  const opening: Side = random.chance(0.5) ? "home" : "away";
  const plans: DrivePlan[] = [];
  for (const period of [1, 2, 3, 4]) {
    // The side that kicked off to start the game has the ball first in the second half.
    const previous = plans.at(-1);
    const first =
      period === 1 || previous === undefined ? opening : period === 3 ? opposite(opening) : opposite(previous.side);
    plans.push(...planQuarter(game, period, first, random));
  }
  game.overtimeFirst.forEach((side, index) => {
    plans.push(...planOvertime(game, 5 + index, side));
  });
  return withReturns(plans, random);
}
