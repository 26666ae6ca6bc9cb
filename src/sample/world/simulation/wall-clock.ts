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

/** The period and the seconds left in it, so many real seconds after the kickoff of a game with so many periods. Overtime has no clock. */
export function clockAfter(seconds: number, periods: number): { period: number; clock: number } {
  const half = 2 * SECONDS_PER_PERIOD * PACE;
  if (seconds >= REGULATION)
    return { period: Math.min(periods, 5 + Math.floor((seconds - REGULATION) / OVERTIME)), clock: 0 };
  const played = Math.round((seconds < half ? seconds : Math.max(half, seconds - HALFTIME)) / PACE);
  const period = Math.max(1, Math.ceil(played / SECONDS_PER_PERIOD));
  return { period, clock: period * SECONDS_PER_PERIOD - played };
}

/** When a game ends, milliseconds since 1970. It is known without a simulation. */
export function endOf({ start, overtimeFirst }: GameFact): number {
  return Date.parse(start) + (REGULATION + overtimeFirst.length * OVERTIME) * 1000;
}
