import { UsageError } from "../../session/exit.js";

const timePattern = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const FASTEST = 100_000;

/**
 * Parses `--now`: a day, or a time with its zone, so that it means the same on every machine. Returns milliseconds since 1970. Throws a
 * {@link UsageError} for any other text.
 */
export function readTime(text: string): number {
  const [, year, month, day] = timePattern.exec(text) ?? [];
  const time = Date.parse(text);
  // Date.parse takes February 30 for March 2.
  const exists = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (exists && !Number.isNaN(time)) return time;
  throw new UsageError(`--now ${text}: give a day, 2025-01-21, or a time with its zone, 2025-01-21T02:00Z`);
}

/** Parses `--speed`: how many seconds of the sample world pass in one second. Throws a {@link UsageError} for any other text. */
export function readSpeed(text: string): number {
  const speed = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (speed <= FASTEST) return speed;
  throw new UsageError(
    `--speed ${text}: takes a number from 0 to ${FASTEST}, such as 60 for a minute of a game in each second; 0 stops the clock`,
  );
}

/**
 * A clock that starts at a time and runs `speed` times as fast as real time. It follows `elapsed`, monotonic milliseconds, so that a change
 * of the machine's time does not move it.
 */
export function clockFrom(start: number, speed: number, elapsed = () => performance.now()): () => number {
  const origin = elapsed();
  return () => start + (elapsed() - origin) * speed;
}
