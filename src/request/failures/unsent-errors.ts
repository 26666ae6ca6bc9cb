import { AuthenticationError, QuotaExceededError } from "../../errors.js";
import { pageAddress } from "../settings.js";

/** In a page, where everyone could read a key, the remedy is another one. */
const remedy = () =>
  pageAddress() === undefined
    ? "Get one at collegefootballdata.com and pass it as `apiKey`."
    : "In a page every visitor can read one: pass the `baseUrl` of your own server, which adds it, and `apiKey: null`.";

/** The error for a key that cannot be sent, which is not quoted. `bare`: the key without blanks and `Bearer`. */
export function keyError(bare: unknown): AuthenticationError {
  if (bare === "") return new AuthenticationError(`No API key: nothing was sent. ${remedy()}`);
  const problem =
    typeof bare === "string"
      ? "The API key holds a space or another character that no header takes: nothing was sent. Copy it again."
      : `\`apiKey\` takes a text or a function that gives one, not a ${typeof bare}: nothing was sent.`;
  return new AuthenticationError(problem);
}

/** The error where the month's calls are used up. */
export function exceeded(resetsAt: Date, facts?: object): QuotaExceededError {
  const date = resetsAt.toISOString().slice(0, 10);
  const message = `The month's call quota is used up; it returns on ${date} at 00:00 UTC.`;
  return new QuotaExceededError(message, { ...facts, resetsAt });
}

/** The error for a call that would cross `quotaFloor`. `left`: the calls that are left beside those in flight. */
export function belowFloor(left: number, floor: number, resetsAt: Date): QuotaExceededError {
  const message = `${Math.max(0, left)} calls are left of this month's quota and \`quotaFloor\` keeps ${floor}: nothing was sent.`;
  return new QuotaExceededError(message, { resetsAt });
}
