import type { Clock } from "../injected.js";

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
