import type { Staleness } from "../request/layer.js";

/** What a store's entry contains. Times are in ms since 1970. */
export interface Envelope {
  /** The JSON of the body. */
  readonly text: string;
  /** What the sample service says about the response, in one line. Undefined for a response of the service. */
  readonly sampleNote?: string | undefined;
  /** When the response was stored. */
  readonly storedAt: number;
  /** When the response stops being fresh. After that, the response can only replace an error. */
  readonly freshUntil: number;
}

/** The maximum time for which a response is stored, in ms. */
export const yearMs = 365 * 24 * 3_600_000;

/** How far ahead the clock of another machine with the same store may be, in ms. */
const clockSkewMs = 60_000;

/** Times in an entry have 16 digits, so each is at a fixed position. Every cached call reads both times. */
const width = 16;

const timeText = (ms: number): string => `${Math.min(Math.max(0, Math.round(ms)), 10 ** 15)}`.padStart(width, "0");

/** Reads the time at a position. Returns NaN if there is none. */
function timeAt(value: string, start: number): number {
  let ms = 0;
  for (let at = start; at < start + width; at++) {
    const digit = value.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    ms = ms * 10 + digit;
  }
  return ms;
}

/**
 * Returns an entry's value. The first line contains both times and, for sample data, what the sample service says. The body follows. The JSON of a
 * list or an object never begins with a digit.
 */
export function seal({ text, sampleNote, storedAt, freshUntil }: Envelope): string {
  const note = sampleNote === undefined ? "" : ` ${sampleNote}`;
  return `${timeText(storedAt)} ${timeText(freshUntil)}${note}\n${text}`;
}

/** Reads the value of an entry. Returns undefined if the string is not an entry's value. */
export function unseal(value: string): Envelope | undefined {
  const storedAt = timeAt(value, 0);
  const freshUntil = timeAt(value, width + 1);
  if (!(storedAt >= 0 && freshUntil >= 0)) return undefined;
  const timesEnd = 2 * width + 1;
  const lineEnd = value.indexOf("\n", timesEnd);
  const isNoted = value[timesEnd] === " ";
  if (lineEnd === -1 || (lineEnd > timesEnd && !isNoted)) return undefined;
  const sampleNote = isNoted ? value.slice(timesEnd + 1, lineEnd) : undefined;
  return { text: value.slice(lineEnd + 1), sampleNote, storedAt, freshUntil };
}

/**
 * Returns what a response can be used for. A `fresh` response serves any call. A `stale` one serves only a call that fails. After {@link yearMs}, a
 * response is never used, because a store such as a `Map` does not delete anything by itself.
 */
export function stateOf({ storedAt, freshUntil }: Envelope, now: number, staleMs: number) {
  // If the time is in the future, the clock of the machine that wrote it is wrong, so the response's age is unknown.
  if (storedAt > now + clockSkewMs || now >= storedAt + yearMs) return "expired";
  if (now < freshUntil) return "fresh";
  return now < freshUntil + staleMs ? "stale" : "expired";
}

/** Describes stale data that replaces an error, for a result. */
export function staleness(error: unknown, storedAt: number, now: number): Staleness {
  const stored = new Date(storedAt).toISOString();
  const message = `The data was stored at ${stored} and has expired. The client returns it because of an error. ${error}`;
  return { stale: true, ageMs: Math.max(0, now - storedAt), notices: [{ kind: "stale", message }] };
}
