import { guard } from "../../src/cache/guard.js";
import type { Store } from "../../src/injected.js";

/** A clock that stands still until `pass` moves it. */
export function fakeClock() {
  let now = 0;
  const timers = new Set<{ at: number; task: () => void }>();
  return {
    timers,
    monotonic: () => now,
    after(ms: number, task: () => void) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms: number) {
      now += ms;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.task();
      }
    },
  };
}

/** A guarded store, its clock, and the errors that onCacheError received. */
export function guarded(members: Partial<Store>, cacheTimeoutMs?: number) {
  const clock = fakeClock();
  const errors: unknown[] = [];
  const store: Store = { get: () => undefined, set: () => undefined, delete: () => undefined, ...members };
  return { clock, errors, cache: guard(store, { clock, cacheTimeoutMs, onCacheError: (error) => errors.push(error) }) };
}
