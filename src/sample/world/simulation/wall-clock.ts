import type { GameFact } from "../facts/game.js";
import { SECONDS_PER_PERIOD } from "./model.js";

/** Real seconds for each second on the clock, at halftime, and for each overtime. A game without overtime takes three and a half hours. */
const PACE = 3.1;
const HALFTIME = 1200;
const OVERTIME = 900;
const REGULATION = 4 * SECONDS_PER_PERIOD * PACE + HALFTIME;

/** The real seconds from kickoff to a clock in regulation, or to a share of an overtime, which has no clock. */
export function secondsFromKickoff(period: number, clock: number, overtimeShare = 0): number {
  if (period > 4) return REGULATION + (period - 5 + overtimeShare) * OVERTIME;
  return (period * SECONDS_PER_PERIOD - clock) * PACE + (period > 2 ? HALFTIME : 0);
}

/** When a game ends, milliseconds since 1970. It is known without a simulation. */
export function endOf({ start, overtimeFirst }: GameFact): number {
  return Date.parse(start) + (REGULATION + overtimeFirst.length * OVERTIME) * 1000;
}
