import { styleText } from "node:util";
import type { Column } from "../../document/columns.js";
import { plain } from "../terminal-text.js";
import { headlineOf } from "./cells.js";
import { type Section, sectionsOf } from "./sections.js";
import { renderRecord, renderTable, type TableOptions } from "./table.js";

function heading(title: string, { color }: TableOptions): string {
  const text = plain(title);
  return color ? styleText("underline", text, { validateStream: false }) : text;
}

function renderSection({ title, record, rows, columns, shape }: Section, options: TableOptions): string {
  const { text } = record
    ? renderRecord(rows[0], columns, options)
    : renderTable(rows, columns, { ...options, headline: headlineOf(columns, shape) });
  return title === "" ? text : `${heading(title, options)}\n${text}`;
}

/** A response rendered as tables. */
export interface Tables {
  readonly text: string;
  /** Columns with values that are not shown. */
  readonly hidden: readonly string[];
  /** Columns that are not shown because no row has a value. */
  readonly empty: readonly string[];
}

/**
 * Renders a response: a list as a table of its default columns, a single object or row as its fields. `shape` is the name of the rows'
 * schema.
 */
export function tablesOf(
  rows: readonly unknown[],
  columns: readonly Column[],
  shape: string | undefined,
  options: TableOptions,
): Tables {
  const [first] = rows;
  if (first === undefined) return { text: "", hidden: [], empty: [] };
  // With a field per line, only empty fields are hidden.
  if (rows.length === 1 && !options.chosen && columns.length > 1) {
    const { hidden, empty } = renderRecord(first, columns, options);
    const sections = sectionsOf(first, columns).map((section) => renderSection(section, options));
    return { text: `${sections.join("\n\n")}\n`, hidden, empty };
  }
  const { text, hidden, empty } = renderTable(rows, columns, { ...options, headline: headlineOf(columns, shape) });
  return { text: `${text}\n`, hidden, empty };
}
