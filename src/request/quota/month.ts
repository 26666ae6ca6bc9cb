import type { Clock } from "../../injected.js";

const dayMs = 24 * 3_600_000;

/** The largest error of our clock that is corrected, ms. A `Date` further away belongs to a stored response, or our clock is simply wrong. */
const maxSkew = 5 * 60_000;

/** The first of the month after `now`, 00:00 UTC: when the quota resets. */
export function nextReset(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** Months by the service's clock, which may differ from ours. */
export function monthClock(clock: Clock) {
  let skew = 0;
  let reset = 0;
  const endOf = (ms: number): number => {
    if (!(ms < reset && ms >= reset - 28 * dayMs)) reset = nextReset(ms).getTime();
    return reset;
  };
  return {
    /** The service's wall-clock time, ms since 1970. */
    now: () => clock.now() + skew,
    /** The end of the month in which a request was sent at `at`, by our clock. */
    resetOf: (at: number) => endOf(at + skew),
    /** Learns from a response's `Date` how far our clock is off; only within a day of the turn of a month, where it matters. */
    align(headers: Headers, sentAt: number): void {
      if (endOf(sentAt - dayMs) > sentAt + dayMs) return;
      const date = Date.parse(headers.get("date") ?? "");
      if (!(Math.abs(date - sentAt) < maxSkew)) return;
      // `Date` has whole seconds: it means any time up to the next one.
      skew = Math.min(0, date + 999 - sentAt) || Math.max(0, date - clock.now());
    },
  };
}
