import type { Clock } from "../fetch/clock.js";
import type { sleep } from "../fetch/waiting.js";

/** How often the clocks are read during a pause, ms. */
const stepMs = 1_000;

/** A moment on both clocks. */
export interface Moment {
  readonly wall: number;
  readonly monotonic: number;
}

export const momentOf = (clock: Clock): Moment => ({ wall: clock.now(), monotonic: clock.monotonic() });

/**
 * Waits until `ms` have passed since `start` on either clock. While a machine sleeps, timers and the monotonic clock may stop; the wall clock then
 * says that it is late. The wall clock may be set back; the monotonic one is not. Throws the signal's reason where it aborts.
 */
export async function pause(
  clock: Clock,
  wait: typeof sleep,
  start: Moment,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const now = momentOf(clock);
    const left = ms - Math.max(now.wall - start.wall, now.monotonic - start.monotonic);
    if (!(left > 0)) return;
    await wait(clock, Math.min(left, stepMs), signal);
  }
}
