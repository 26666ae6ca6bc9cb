import { sum } from "../numbers.js";
import { clockAfter } from "../simulation/clock.js";
import { isSnap, type Play, pointsOf, type Side } from "../simulation/model.js";
import type { WorldGame } from "../simulation/world.js";
import { timeOfPlay } from "./play-fields.js";

/** A game in progress. `next` is the next play. It is null right after the opening kickoff, and after the last play. */
export interface GameState {
  /** The game as it will be when it is completed. */
  readonly game: WorldGame;
  readonly plays: readonly Play[];
  readonly next: Play | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const isKickoff = ({ kind }: Play): boolean => kind === "kickoff";

/**
 * Returns a game's state at the given time, in milliseconds since 1970. A play is known as soon as it starts. The opening kickoff is known as soon as
 * the game begins.
 */
export function gameStateAt(game: WorldGame, now: number): GameState {
  const all = game.playByPlay?.plays ?? [];
  const index = all.findIndex((play) => timeOfPlay(game, play) > now);
  const plays = index < 0 ? all : all.slice(0, index);
  const next = all.slice(plays.length).find(isSnap) ?? null;
  return { game, plays, next: plays.every(isKickoff) ? null : next, now };
}

/** Returns the period and the seconds left in it. Between plays, the clock keeps running, because it is not known when the next play begins. */
export const clockOf = ({ game, now }: GameState) => clockAfter(game, (now - Date.parse(game.start)) / 1000);

/** Returns the next snap from scrimmage. Returns null if a kickoff comes next, or if the game is over. */
export function nextSnap({ next }: GameState): Play | null {
  return next === null || isKickoff(next) ? null : next;
}

/** Returns a side's points by period, for completed drives. */
export function lineScoresSoFar(state: GameState, side: Side): number[] {
  const played = new Set(state.plays);
  const completed = (state.game.playByPlay?.drives ?? []).filter((drive) => played.has(drive.last));
  const periods = Math.max(clockOf(state).period, ...completed.map(({ plan }) => plan.period));
  return Array.from({ length: periods }, (_, index) =>
    sum(
      completed.filter(({ plan }) => plan.period === index + 1),
      ({ plan }) => pointsOf(plan)[side],
    ),
  );
}
