import { cellsOf, cellText, nothing } from "../../../src/cli/screen/cells.js";
import {
  extraColumns,
  fieldName,
  isNumeric,
  rowShapeOf,
  screenColumns,
  valueAt,
} from "../../../src/cli/screen/columns.js";
import { partsOf, type Section } from "../../../src/cli/screen/elements.js";
import type { Column } from "../../../src/document/columns.js";
import type { Path } from "../../../src/types.js";
import { element, scrolling } from "./dom.js";

/** A text with more characters than this is wrapped. */
const longText = 40;

/** Returns the columns with a value in at least one row, or all columns if there are none. */
function filled(columns: readonly Column[], rows: readonly unknown[]): readonly Column[] {
  const full = columns.filter((column) => rows.some((row) => cellText(valueAt(row, column)) !== nothing));
  return full.length === 0 ? columns : full;
}

function rowsTable(rows: readonly unknown[], columns: readonly Column[]): HTMLTableElement {
  const shown = filled(columns, rows).map((column) => ({
    column,
    cells: cellsOf(column, rows),
    kind: isNumeric(column) ? "number" : undefined,
  }));
  const head = shown.map(({ column, kind }) => element("th", { scope: "col", class: kind }, fieldName(column)));
  const cell = (text: string, kind: string | undefined) =>
    element("td", { class: text.length > longText ? "long" : kind }, text);
  const body = rows.map((_, index) =>
    element("tr", {}, ...shown.map(({ cells, kind }) => cell(cells[index]?.trimEnd() ?? "", kind))),
  );
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
}

/** Creates a table for one row, with one line per field. */
function recordTable(row: unknown, columns: readonly Column[]): HTMLTableElement {
  const lines = filled(columns, [row]).map((column) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, fieldName(column)),
      element("td", {}, cellText(valueAt(row, column), column.shape)),
    ),
  );
  return element("table", { class: "form-record" }, element("tbody", {}, ...lines));
}

function drawn({ title, record, rows, columns, headline = columns }: Section, all: boolean): HTMLElement {
  const chosen = all ? columns : headline;
  const table = record ? recordTable(rows[0], columns) : rowsTable(rows, chosen);
  if (title !== "") table.prepend(element("caption", {}, title));
  return scrolling(title === "" ? "Data" : title, table);
}

/**
 * Creates tables of a response's rows, with the same columns as in the `cfb` command. A list shows its default columns or all columns. A single row
 * has one line per field, and a separate table for each of its lists.
 */
export function tablesOf(path: Path, rows: readonly unknown[], all: boolean): HTMLElement[] {
  const known = screenColumns(path);
  const columns = [...known, ...extraColumns(rows, known)];
  const parts = partsOf(rows, columns, rowShapeOf(path));
  // If all columns are chosen, shows the rows themselves. The default columns can belong to a list in the rows.
  if (all && rows.length !== 1) return [drawn({ title: "", record: false, rows, columns }, all)];
  return parts.map((part) => drawn(part, all));
}
