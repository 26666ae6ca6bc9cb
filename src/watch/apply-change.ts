import { keyValues } from "../document/json.js";
import type { Change } from "../results.js";

/**
 * Returns the rows after a change of {@link Client.watch}: a row that is `added` comes last, one that is `changed` keeps its position, one that is `gone` is
 * left out. Rows are the same by the `key` of the change, which is the `x-key` of the document, so that a change may be sent to a page as
 * JSON. The given list stays as it is. A change that is applied twice changes nothing more; one of a row that is not there adds it.
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
