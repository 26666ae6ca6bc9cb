import { UsageError } from "../session/exit.js";
import type { Io } from "../session/io.js";

/** Returns a parser for an option's number. For any other text, the parser throws a {@link UsageError} that names the option and its bounds. */
export function wholeNumber(option: string, least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new UsageError(`${option} ${text}: takes a whole number ${bounds}`);
  };
}

export const maxCallsOption = [
  "-m, --max-calls <count>",
  "send at most this many metered calls",
  wholeNumber("--max-calls", 0),
] as const;

/** Returns a count with its noun, such as `1 call` or `2 calls`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Returns the first rows, and prints a note if there are more. Without a limit, returns all rows. */
export function firstRows(io: Io, rows: readonly unknown[], limit: number | undefined): readonly unknown[] {
  const first = rows.slice(0, limit);
  if (first.length < rows.length) io.note(`The first ${first.length} of ${rows.length} rows (--limit).`);
  return first;
}

/** Counts things by name, such as the values that do not fit each column. */
export class Counts extends Map<string, number> {
  add(name: string): void {
    this.set(name, (this.get(name) ?? 0) + 1);
  }

  /** Returns the counts in one line, or an empty list if nothing was counted. */
  lines(words: string, end = ""): string[] {
    const names = [...this].map(([name, count]) => `${name} (${count})`).join(", ");
    return this.size === 0 ? [] : [`${words}: ${names}.${end}`];
  }
}

export const misfitWords = "Values that do not fit the document's types, left empty";
