/** The dates that HTTP allows (RFC 9110, 5.6.7) begin with a day and hold a time: anything else that Date would take is no date here. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/**
 * How long a `Retry-After` asks to wait, ms (RFC 9110, 10.2.3: seconds or an HTTP date). A past date is 0; undefined where there is none or
 * where it is neither.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  if (!httpDate.test(value)) return undefined;
  // The oldest of the three formats names no zone and means UTC; Date would take it for local time.
  const date = Date.parse(value.endsWith("GMT") ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
