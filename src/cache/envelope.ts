import type { Staleness } from "../request/layer.js";

/** What an entry of a store holds. Times are ms since 1970. */
export interface Envelope {
  /** The JSON of the body. */
  readonly text: string;
  /** When it was stored. */
  readonly storedAt: number;
  /** Until when it is fresh. After that it only replaces an error. */
  readonly freshUntil: number;
}

/** The longest time for which a response is stored, ms. */
export const yearMs = 365 * 24 * 3_600_000;

/** How far the clock of another machine with the same store may be ahead, ms. */
const clockSkewMs = 60_000;

/** A time in an entry has 16 digits, so that it is found without a search: every cached call reads both. */
const width = 16;

const timeText = (ms: number): string => `${Math.min(Math.max(0, Math.round(ms)), 10 ** 15)}`.padStart(width, "0");

/** Reads the time at a position; NaN where there is none. */
function timeAt(value: string, start: number): number {
  let ms = 0;
  for (let at = start; at < start + width; at++) {
    const digit = value.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    ms = ms * 10 + digit;
  }
  return ms;
}

/** The value of an entry: both times on the first line, then the body. No JSON of a list or an object begins with a digit. */
export const seal = (text: string, storedAt: number, freshUntil: number): string =>
  `${timeText(storedAt)} ${timeText(freshUntil)}\n${text}`;

/** Reads the value of an entry; undefined for a text that is none. */
export function unseal(value: string): Envelope | undefined {
  const storedAt = timeAt(value, 0);
  const freshUntil = timeAt(value, width + 1);
  if (!(storedAt >= 0 && freshUntil >= 0)) return undefined;
  return { text: value.slice(2 * width + 2), storedAt, freshUntil };
}

/**
 * What a response may be used for: any call while `fresh`, and in the time after that, `stale`, only a call that fails. Nothing is used for longer than
 * {@link yearMs}, because a store such as a `Map` deletes nothing by itself.
 */
export function stateOf({ storedAt, freshUntil }: Envelope, now: number, staleMs: number) {
  // A clock that was wrong stored what is of the future, so its age is unknown.
  if (storedAt > now + clockSkewMs || now >= storedAt + yearMs) return "expired";
  if (now < freshUntil) return "fresh";
  return now < freshUntil + staleMs ? "stale" : "expired";
}

/** Describes data that replaces an error, for a result. */
export function staleness(error: unknown, storedAt: number, now: number): Staleness {
  const stored = new Date(storedAt).toISOString();
  const message = `The data was stored at ${stored} and is past its time. It replaces an error. ${error}`;
  return { stale: true, ageMs: Math.max(0, now - storedAt), notices: [{ kind: "stale", message }] };
}
