import { isArray, keyValues, memberOf, rowsOf } from "../document/json.js";
import { rowKeys } from "../document/selection.js";
import type { Change } from "../results.js";
import type { Path } from "../types.js";

/** The rows to compare: of `/live/plays` the plays of all drives, in order. */
const comparedIn = (data: unknown): readonly unknown[] =>
  isArray(data) ? data : rowsOf(memberOf(data, "drives")).flatMap((drive) => rowsOf(memberOf(drive, "plays")));

/** The fields that identify a row of a path; undefined where its rows cannot be compared. */
export function keyFieldsOf(path: Path): readonly string[] | undefined {
  // Plays of a game in progress have an id; the response is one object, which has no `x-key`.
  return path === "/live/plays" ? ["id"] : rowKeys[path];
}

/** Returns a function that compares each response with the one before it: rows in their order, then those that are gone. */
export function comparison(key: readonly string[]): (data: unknown) => Change<unknown>[] {
  /** The rows of the last response as texts, because the caller may change the objects. */
  let last = new Map<string, string>();
  return (data) => {
    const current = new Map<string, string>();
    const changes: Change<unknown>[] = [];
    for (const row of comparedIn(data)) {
      const own = JSON.stringify(keyValues(row, key));
      // The document says that a key is unique. Of two rows with one key, the second would otherwise look like a change.
      if (current.has(own)) continue;
      const text = JSON.stringify(row);
      const before = last.get(own);
      current.set(own, text);
      if (before === undefined) changes.push({ type: "added", key, row });
      else if (before !== text) changes.push({ type: "changed", key, before: JSON.parse(before), after: row });
    }
    for (const [own, text] of last) if (!current.has(own)) changes.push({ type: "gone", key, row: JSON.parse(text) });
    last = current;
    return changes;
  };
}
