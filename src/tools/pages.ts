import { isArray } from "../document/json.js";
import { rowsOf } from "../document/selection.js";
import type { Path } from "../types.js";
import { fieldsOf, valueIn } from "./forms.js";
import { fitting } from "./types.js";
import { type View, type Viewed, viewReader } from "./views.js";

/** A response that is read page by page. */
export interface PageRows extends Viewed {
  readonly path: Path;
  readonly query: Readonly<Record<string, unknown>>;
  /** The response, for reading it in other views. */
  readonly sent: unknown;
  readonly view: View;
}

/** The number of responses that cursors can refer to. */
const stored = 8;
/** The number of characters that a value in a row may always have. If there are few rows and columns, it may have more. */
const always = 1_500;
/** How many columns to list instead of a value that is too long. */
const named = 6;

/** Returns a function that reads a response in a view. Throws an error if the view does not fit the operation. */
export function pageReader(path: Path, query: PageRows["query"], view: View): (sent: unknown) => PageRows {
  const read = viewReader(path, view);
  return (sent) => ({ path, query, sent, view, ...read(rowsOf(path, sent)) });
}

/** Says how to read a column whose values are too long. Lists the first few columns below it. */
function narrower(path: Path, column: string): string {
  const inner = fieldsOf(path).filter((name) => name.startsWith(`${column}.`));
  if (inner.length === 0) return "choose fewer columns, or fewer rows with `limit`";
  return `choose columns below ${column}: ${inner.slice(0, named).join(", ")}${inner.length > named ? " …" : ""}`;
}

/** Returns a row's value in a column, and its length as JSON. */
function cellAt(row: unknown, column: string) {
  const value = valueIn(row, column.split(".")) ?? null;
  return { column, value, length: JSON.stringify(value).length };
}

/** Returns a value for a row. If the value is too long, returns a string that says how to read it. */
function shownCell({ column, value, length }: ReturnType<typeof cellAt>, path: Path, longest: number): unknown {
  if (length <= longest) return value;
  const count = isArray(value) ? `a list of ${value.length}, ` : "";
  return `(left out: ${count}${length} characters; ${narrower(path, column)})`;
}

/**
 * Returns the maximum length of values that are shown in full, so that all values together have at most `characters`. Long values may use the room
 * that short values leave.
 */
function roomFor(lengths: readonly number[], characters: number): number {
  let left = characters;
  for (const [index, length] of [...lengths].sort((a, b) => a - b).entries()) {
    const share = left / (lengths.length - index);
    if (length > share) return share - 1;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the values of at most `limit` rows, starting at `offset`. As lines of JSON, they have at most `characters`. */
export function pageOf({ path, rows, columns }: PageRows, offset: number, limit: number, characters: number) {
  const pageRows = rows.slice(offset, offset + limit);
  // A row without fields, for example a string, is a single value.
  if (columns.length === 0) {
    const values = pageRows.map((row) => [row]);
    return fitting(values, characters);
  }
  const cells = pageRows.map((row) => columns.map((column) => cellAt(row, column)));
  // A comma or a newline follows each value, and each row has two brackets.
  const lengths = cells.flat().map(({ length }) => length + 1);
  const longest = Math.max(always, roomFor(lengths, characters - 2 * cells.length));
  return fitting(
    cells.map((row) => row.map((cell) => shownCell(cell, path, longest))),
    characters,
  );
}

/** Numbers responses, so that a cursor such as `r2:50` finds its rows again without a call. Keeps the last {@link stored} responses. */
export function pageStore() {
  const responses = new Map<number, PageRows>();
  let last = 0;
  return {
    add(rows: PageRows): [id: number, rows: PageRows] {
      responses.set(++last, rows);
      responses.delete(last - stored);
      return [last, rows];
    },
    /** Returns a cursor's response and offset. Throws an error if the cursor is wrong or too old. */
    at(cursor: string): { readonly id: number; readonly rows: PageRows; readonly offset: number } {
      const [, id, offset] = /^r(\d+):(\d+)$/.exec(cursor) ?? [];
      const rows = responses.get(Number(id));
      if (rows === undefined || Number(offset) >= Math.max(rows.rows.length, Math.min(rows.selectable, 1))) {
        throw new Error(
          "This cursor is unknown or too old. Call get_data with path and query again, then use the new cursor.",
        );
      }
      return { id: Number(id), rows, offset: Number(offset) };
    },
  };
}
