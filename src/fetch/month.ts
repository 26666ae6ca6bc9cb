import type { Clock } from "./clock.js";

const dayMs = 24 * 3_600_000;

/** The most that a clock is taken to be off, ms: a `Date` further away is that of a stored response, or our clock counts months of its own. */
const maxSkew = 5 * 60_000;

/** The first of the month after `now`, 00:00 UTC: when the quota returns. */
export function nextReset(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** Months as the service counts them, whose clock may differ from ours. */
export interface MonthClock {
  /** The service's wall-clock time, ms since 1970. */
  now(): number;
  /** The end of the month in which a request was sent at `at`, by our clock. */
  resetOf(at: number): number;
  /** Learns from a response's `Date` how far our clock is off, within a day of the turn of a month, where it matters. */
  align(headers: Headers, sentAt: number): void;
}

export function monthClock(clock: Clock): MonthClock {
  let skew = 0;
  /** The end of the month that was computed last. */
  let reset = 0;
  const endOf = (ms: number): number => {
    if (!(ms < reset && ms >= reset - 28 * dayMs)) reset = nextReset(ms).getTime();
    return reset;
  };
  return {
    now: () => clock.now() + skew,
    resetOf: (at) => endOf(at + skew),
    align(headers, sentAt) {
      const receivedAt = clock.now();
      if (endOf(sentAt - dayMs) === endOf(receivedAt + dayMs)) return;
      const date = Date.parse(headers.get("date") ?? "");
      if (!(Math.abs(date - sentAt) < maxSkew)) return;
      // `Date` has whole seconds: it means any time up to the next one.
      skew = Math.min(0, date + 999 - sentAt) || Math.max(0, date - receivedAt);
    },
  };
}
