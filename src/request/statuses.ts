import type { ParsedResponse } from "./layer.js";

/** Whether another attempt may succeed after a status. Also check {@link isMonthlyLimit}, because no attempt succeeds after a monthly 429. */
export const isTransient = (status: number): boolean => [429, 500, 502, 503, 504].includes(status);

/** Whether a 429 says that the month's quota is used up. Waiting then does not help before the first of the next month. */
export const isMonthlyLimit = ({ response, text }: ParsedResponse): boolean =>
  response.status === 429 && /monthly call quota/i.test(text);

/**
 * Whether a 429 says that the account has too many requests on the path. Such a 429 is free, and another attempt may succeed when one of these
 * requests ends.
 */
export const isBusy = ({ response, text }: ParsedResponse): boolean =>
  response.status === 429 && /too many concurrent requests/i.test(text);

/** HTTP dates (RFC 9110, 5.6.7) begin with a day and contain a time. `Date` also accepts other strings. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** Parses an HTTP date, in ms since 1970. Returns NaN if it is not one. */
function parseDate(value: string): number {
  // The oldest of the three formats has no time zone and means UTC, but `Date` would read it as local time.
  return httpDate.test(value) ? Date.parse(value.endsWith("GMT") ? value : `${value} GMT`) : Number.NaN;
}

/**
 * Returns how long a `Retry-After` says to wait, in ms. A date counts from the response's `Date`, or from `now` if there is none. Undefined if the
 * header is missing, invalid, 0, or a date in the past.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1000
    : parseDate(value) - (parseDate(headers.get("date") ?? "") || now);
  return ms > 0 ? ms : undefined;
}
