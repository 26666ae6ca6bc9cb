import type { CallError } from "../errors.js";
import type { Staleness } from "../request/parts.js";

/** Failures that say nothing about the call: the service cannot be reached, fails or is busy, or the quota is used up. */
const codes: readonly unknown[] = ["quota_exceeded", "connection", "timeout"] satisfies CallError["code"][];

/** Whether stored data past its time may replace an error. Any other error needs the attention of the caller. */
export function isReplaceable(error: unknown): boolean {
  const { code, status } = Object(error);
  return (
    codes.includes(code) || (code === "service" && typeof status === "number" && (status === 429 || status >= 500))
  );
}

/** Describes data that replaces an error, for a result. */
export function staleness(error: unknown, storedAt: number, now: number): Staleness {
  const stored = new Date(storedAt).toISOString();
  const message = `The data was stored at ${stored} and is past its time. It replaces an error. ${error}`;
  return { stale: true, ageMs: Math.max(0, now - storedAt), notices: [{ kind: "stale", message }] };
}
