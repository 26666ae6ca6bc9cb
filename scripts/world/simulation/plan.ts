import type { GameFact } from "../facts/games.js";
import type { Random } from "../random.js";
import { type Conversion, type DrivePlan, type DriveResult, opposite, type Side } from "./model.js";

type Score = { readonly result: DriveResult; readonly conversion: Conversion | null };

const touchdown = (conversion: Conversion): Score => ({ result: "touchdown", conversion });
const scores = {
  2: { result: "safety", conversion: null },
  3: { result: "field_goal", conversion: null },
  6: touchdown("failed_two_points"),
  7: touchdown("kick"),
  8: touchdown("two_points"),
} as const satisfies Record<number, Score>;

/** The scores that make up the points of a side in one quarter. */
const makings: Readonly<Record<number, readonly (keyof typeof scores)[]>> = {
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

function scoresOf(points: number): Score[] {
  const making = makings[points];
  if (making === undefined) throw new Error(`Nobody knows how ${points} points were made: add it to plan.ts.`);
  return making.map((each) => scores[each]);
}

/** As many different whole numbers below `size`, in rising order. */
function choose(amount: number, places: readonly number[], random: Random): number[] {
  const left = [...places];
  const chosen: number[] = [];
  while (chosen.length < amount) chosen.push(...left.splice(random.between(0, left.length - 1), 1));
  return chosen.sort((a, b) => a - b);
}

function unscored(last: "end_of_half" | "end_of_game" | null, random: Random): DriveResult {
  if (last !== null) return last;
  return random.weighted([
    ["punt", 66],
    ["interception", 9],
    ["fumble", 5],
    ["downs", 10],
    ["missed_field_goal", 7],
  ] as const);
}

/** The drives of one quarter, by turns, so that both sides come to their points in it. */
function planQuarter(game: GameFact, period: number, first: Side, random: Random): DrivePlan[] {
  const events = {
    home: scoresOf(game.lineScores?.home[period - 1] ?? 0),
    away: scoresOf(game.lineScores?.away[period - 1] ?? 0),
  };
  // A safety is scored against the side with the ball, so it takes one of the other side's drives.
  const needed = (side: Side): Score[] => [
    ...events[side].filter(({ result }) => result !== "safety"),
    ...events[opposite(side)].filter(({ result }) => result === "safety"),
  ];
  const turn = (slot: number): Side => (slot % 2 === 0 ? first : opposite(first));
  let length = random.between(5, 6);
  const slotsOf = (side: Side): number[] =>
    Array.from({ length }, (_, slot) => slot).filter((slot) => turn(slot) === side);
  while ((["home", "away"] as const).some((side) => slotsOf(side).length < needed(side).length)) length += 1;

  const planned = new Map<number, Score>();
  for (const side of ["home", "away"] as const) {
    const wanted = needed(side);
    const slots = choose(wanted.length, slotsOf(side), random);
    wanted.forEach((score, index) => {
      const slot = slots[index];
      if (slot !== undefined) planned.set(slot, score);
    });
  }
  return Array.from({ length }, (_, slot) => {
    const last = slot < length - 1 ? null : period === 2 ? "end_of_half" : ends(game, period) ? "end_of_game" : null;
    const score = planned.get(slot) ?? { result: unscored(last, random), conversion: null };
    return { side: turn(slot), period, ...score };
  });
}

function ends(game: GameFact, period: number): boolean {
  return period === (game.lineScores?.home.length ?? 4) || (period === 4 && game.overtimeFirst.length > 0);
}

/** One drive each from the 25: with a score, or with the interception that ends the game. */
function planOvertime(game: GameFact, period: number, first: Side): DrivePlan[] {
  return [first, opposite(first)].map((side) => {
    const [score] = scoresOf(game.lineScores?.[side][period - 1] ?? 0);
    return { side, period, ...(score ?? { result: "interception", conversion: null }) };
  });
}

/** All drives of a game, settled so that the points of every period come out as they did. */
export function planGame(game: GameFact, random: Random): DrivePlan[] {
  const opening: Side = random.chance(0.5) ? "home" : "away";
  const plans: DrivePlan[] = [];
  for (const period of [1, 2, 3, 4]) {
    // Whoever kicked off at the start has the ball first after the half.
    const previous = plans.at(-1);
    const first =
      period === 1 || previous === undefined ? opening : period === 3 ? opposite(opening) : opposite(previous.side);
    plans.push(...planQuarter(game, period, first, random));
  }
  game.overtimeFirst.forEach((side, index) => {
    plans.push(...planOvertime(game, 5 + index, side));
  });
  return plans;
}
