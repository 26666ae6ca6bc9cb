import { keyValues, rowKeys } from "../document/keys.js";
import type { Path } from "../types.js";

/** What identifies a row, as text; undefined where the row lacks a part of its key. */
function identity(row: unknown, key: readonly string[]): string | undefined {
  const values = keyValues(row, key);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/**
 * Returns a function that leaves out the rows that an earlier list had, by `x-key`. The key identifies a row within a response, so rows of one
 * list are never compared with each other.
 */
export function withoutRepeats(path: Path): (rows: readonly unknown[]) => unknown[] {
  const key = rowKeys[path];
  const known = new Set<string>();
  return (rows) => {
    if (key === undefined) return [...rows];
    const identities = rows.map((row) => identity(row, key));
    const fresh = rows.filter((_, index) => !known.has(identities[index] ?? ""));
    for (const each of identities) if (each !== undefined) known.add(each);
    return fresh;
  };
}
