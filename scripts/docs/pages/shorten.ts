/** A response shortened for a page. `note` says what was left out; undefined where it is complete. */
export interface Shortened {
  value: unknown;
  note: string | undefined;
}

const rows = 2;
const scalars = 8;

function cut(value: unknown, keep: number): unknown {
  if (Array.isArray(value)) {
    const limit = value.some((item) => typeof item === "object" && item !== null) ? keep : scalars;
    return value.slice(0, limit).map((item) => cut(item, 1));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part, 1)]));
}

/**
 * Shortens arrays: two rows of a response (one if a row is long), one of a list inside a row, eight of plain values. The result is
 * still a valid response of the operation: only rows are dropped, never keys.
 */
export function shorten(body: unknown): Shortened {
  const short = cut(body, rows);
  const value = Array.isArray(short) && JSON.stringify(short).length > 2_000 ? cut(body, 1) : short;
  if (JSON.stringify(value) === JSON.stringify(body)) return { value, note: undefined };
  const whole = !Array.isArray(body) || !Array.isArray(value) || body.length === value.length;
  if (whole) return { value, note: "lists in it cut short" };
  const listsToo = JSON.stringify(value) !== JSON.stringify(body.slice(0, value.length));
  const shown = `${value.length} of ${body.length} rows`;
  return { value, note: listsToo ? `${shown}, lists in them cut short` : shown };
}
