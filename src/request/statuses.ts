import type { ParsedResponse } from "./layer.js";

/** Whether another attempt may succeed after a status. After the monthly 429, which only its text identifies, it may not. */
export const isTransient = (status: number): boolean => [429, 500, 502, 503, 504].includes(status);

/** Whether a 429 is the monthly one, after which waiting is useless before the first of the next month. */
export const isMonthlyLimit = ({ response, text }: ParsedResponse): boolean =>
  response.status === 429 && /monthly call quota/i.test(text);

/** Whether a 429 says that the service has too many requests of the account on the path. It costs nothing, and passes when one of them ends. */
export const isBusy = ({ response, text }: ParsedResponse): boolean =>
  response.status === 429 && /too many concurrent requests/i.test(text);

/** Dates in HTTP (RFC 9110, 5.6.7) begin with a day and contain a time; `Date` accepts more. */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** Parses a date as HTTP writes it, ms since 1970; NaN if it is not one. */
function parseDate(value: string): number {
  // The oldest of the three formats names no zone and means UTC; `Date` would read local time.
  return httpDate.test(value) ? Date.parse(value.endsWith("GMT") ? value : `${value} GMT`) : Number.NaN;
}

/**
 * What a `Retry-After` says to wait, ms. A date counts from the response's `Date`, else from `now`. Undefined if it is missing, invalid, 0, or a date
 * that has passed.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1000
    : parseDate(value) - (parseDate(headers.get("date") ?? "") || now);
  return ms > 0 ? ms : undefined;
}
