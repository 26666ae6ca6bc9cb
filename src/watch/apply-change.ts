import { keyValues } from "../document/json.js";
import type { Change } from "../results.js";

/**
 * Returns the rows after a change of {@link Client.watch}. An `added` row comes last, a `changed` row stays at its position, and a `gone` row is left
 * out. To find a row, `applyChange` compares the fields in the change's `key`. A change contains everything that `applyChange` needs, so you can send
 * it to a page as JSON. The given list does not change. Applying a change twice has no further effect. If the list does not contain the changed row,
 * `applyChange` adds it.
 *
 * @example let games: WatchedRow<"/scoreboard">[] = []; for await (const change of cfb.watch("/scoreboard")) games = applyChange(games, change);
 */
export function applyChange<Row>(rows: readonly Row[], change: Change<Row>): Row[] {
  const { key } = change;
  const keyOf = (row: Row) => JSON.stringify(keyValues(row, key));
  const row = change.type === "changed" ? change.after : change.row;
  const changedKey = keyOf(row);
  if (change.type === "gone") return rows.filter((each) => keyOf(each) !== changedKey);
  const at = rows.findIndex((each) => keyOf(each) === changedKey);
  return at < 0 ? [...rows, row] : rows.map((each, index) => (index === at ? row : each));
}
