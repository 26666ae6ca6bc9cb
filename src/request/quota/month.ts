/** The month that was computed last, ms since 1970. Most calls are of one month. */
const month = { start: 0, end: 0 };

/** When the quota of the month resets that contains `now`: the first of the next month, 00:00 UTC, ms since 1970. */
export function resetAfter(now: number): number {
  if (now < month.start || now >= month.end) {
    const date = new Date(now);
    month.start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
    month.end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  return month.end;
}
