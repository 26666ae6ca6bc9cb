/** When the quota of the month resets that contains `now`: the first of the next month, 00:00 UTC, ms since 1970. */
export function resetAfter(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
