/** Time and randomness, replaceable in tests. Limits, pauses and durations use `monotonic`; seasons and months use `now`. */
export interface Clock {
  /** Wall-clock time, ms since 1970. */
  now(): number;
  /** Time that never goes back, ms since an arbitrary moment. */
  monotonic(): number;
  /** Runs `task` after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** The longest delay of a timer, ms. A timer with a longer delay fires at once. */
const maxDelay = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => globalThis.performance?.now() ?? Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, Math.min(ms, maxDelay));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
