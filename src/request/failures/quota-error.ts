import { QuotaExceededError } from "../../errors.js";

/** The error where the month's calls are used up. */
export function exceeded(resetsAt: Date, facts?: object): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up; it returns on ${date} at 00:00 UTC.`;
  return new QuotaExceededError(message, { ...facts, resetsAt });
}

/** The error for a call that would cross `quotaFloor`. `left`: the calls that are left beside those in flight. */
export function belowFloor(left: number, floor: number, resetsAt: Date): QuotaExceededError {
  const message = `${Math.max(0, left)} calls are left of this month's quota and quotaFloor keeps ${floor}: nothing was sent.`;
  return new QuotaExceededError(message, { resetsAt });
}
