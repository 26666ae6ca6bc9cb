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

/** Longer strings wrap. */
const longText = 40;

/** The columns that have a value in some row. If no column has one, all columns. */
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

/** A single row, with one field per line. */
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
 * A response's rows as tables, with the same columns as in the `cfb` command. A list has its default columns or all of them. A single row has a
 * line per field, and a table for each list in it.
 */
export function tablesOf(path: Path, rows: readonly unknown[], all: boolean): HTMLElement[] {
  const known = screenColumns(path);
  const columns = [...known, ...extraColumns(rows, known)];
  const parts = partsOf(rows, columns, rowShapeOf(path));
  // All columns are those of the rows themselves, while the default columns may lead into a list.
  if (all && rows.length !== 1) return [drawn({ title: "", record: false, rows, columns }, all)];
  return parts.map((part) => drawn(part, all));
}
