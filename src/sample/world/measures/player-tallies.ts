import { count, round, sum } from "../numbers.js";
import type { Snap } from "../simulation/model.js";
import { efficiency, isTackleForLoss } from "./advanced-stats.js";

const zero = {
  number: 0,
  made: 0,
  yards: 0,
  touchdowns: 0,
  long: 0,
  lost: 0,
  solo: 0,
  sacks: 0,
  losses: 0,
  deflected: 0,
  hurries: 0,
  recovered: 0,
  extraMade: 0,
  extraAttempted: 0,
  touchbacks: 0,
  inside20: 0,
  /** A passer's rating, 0 to 100, made up from the predicted points added per pass. */
  rating: 0,
};

/** A player's counts in one category. Counts that do not belong to the category are 0. */
export type Tally = Readonly<typeof zero>;

const longest = (plays: readonly Snap[], yards: (play: Snap) => number): number =>
  plays.reduce((most, play) => Math.max(most, yards(play)), 0);

export function tallyGains(plays: readonly Snap[]): Tally {
  return {
    ...zero,
    number: plays.length,
    yards: sum(plays, ({ yards }) => yards),
    touchdowns: count(plays, ({ touchdown }) => touchdown),
    long: longest(plays, ({ yards }) => yards),
  };
}

export function tallyPasses(plays: readonly Snap[]): Tally {
  const completed = plays.filter(({ outcome }) => outcome === "completion");
  return {
    ...tallyGains(completed),
    number: plays.length,
    made: completed.length,
    lost: count(plays, ({ turnover }) => turnover === "interception"),
    rating: round(100 / (1 + Math.exp(-3 * efficiency(plays).ppa)), 1),
  };
}

/** Returns a defender's tackles and breakups. `hurried` contains the plays on which the defender hurried the passer. */
export function tallyDefense(plays: readonly Snap[], hurried: readonly Snap[]): Tally {
  const tackles = plays.filter(({ outcome }) => outcome === null || outcome === "completion");
  return {
    ...zero,
    number: tackles.length,
    solo: count(tackles, ({ solo }) => solo),
    sacks: count(tackles, ({ kind }) => kind === "sack"),
    losses: count(tackles, isTackleForLoss),
    deflected: count(plays, ({ brokenUp }) => brokenUp),
    touchdowns: count(plays, ({ returnTouchdown }) => returnTouchdown),
    hurries: hurried.length,
  };
}

export function tallyKicks(plays: readonly Snap[], extra: { made: number; attempted: number }): Tally {
  const good = plays.filter(({ kickGood }) => kickGood === true);
  return {
    ...zero,
    number: plays.length,
    made: good.length,
    long: longest(good, ({ kickYards }) => kickYards ?? 0),
    extraMade: extra.made,
    extraAttempted: extra.attempted,
  };
}

/** Returns the counts for returned kicks or interceptions. */
export function tallyReturns(plays: readonly Snap[]): Tally {
  const yards = (play: Snap): number => play.returnYards ?? 0;
  return {
    ...zero,
    number: plays.length,
    yards: sum(plays, yards),
    long: longest(plays, yards),
    touchdowns: count(plays, ({ returnTouchdown }) => returnTouchdown),
  };
}

export function tallyPunts(plays: readonly Snap[]): Tally {
  const yards = (play: Snap): number => play.kickYards ?? 0;
  const landing = (play: Snap): number => play.yardsToGoal - yards(play);
  return {
    ...zero,
    number: plays.length,
    yards: sum(plays, yards),
    long: longest(plays, yards),
    touchbacks: count(plays, (play) => landing(play) <= 0),
    inside20: count(plays, (play) => landing(play) > 0 && landing(play) < 20),
  };
}

/** Returns a player's own fumbles, and those that the player recovered. */
export function tallyFumbles(plays: readonly Snap[], recovered: readonly Snap[]): Tally {
  const lost = count(plays, ({ turnover }) => turnover === "fumble");
  return { ...zero, number: plays.length, lost, recovered: recovered.length };
}
