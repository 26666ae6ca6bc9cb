import type { ParsedResponse } from "./layer.js";

/** Whether another attempt may succeed after a status. After the monthly 429, which only its text identifies, it may not. */
export const isTransient = (status: number): boolean => [429, 500, 502, 503, 504].includes(status);

/** Whether a 429 is the monthly one, after which waiting is useless before the first of the next month. */
export const isMonthlyLimit = ({ response, text }: ParsedResponse): boolean =>
  response.status === 429 && /monthly call quota/i.test(text);
