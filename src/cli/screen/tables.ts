import { styleText } from "node:util";
import type { Column } from "../../document/columns.js";
import { headlineOf } from "./cells.js";
import { elementRows, headlineTable } from "./elements.js";
import { type Section, sectionsOf } from "./sections.js";
import { type Rendered, renderRecord, renderTable, type TableOptions } from "./table.js";
import { plain } from "./terminal-text.js";

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

/**
 * Renders a response: a list as a table of its default columns, a single object or row as its fields. `shape` is the name of the rows'
 * schema. `steps` are the keys to a list of which there is a row for each element.
 */
export function tablesOf(
  rows: readonly unknown[],
  columns: readonly Column[],
  shape: string | undefined,
  options: TableOptions,
  steps?: readonly (readonly string[])[],
): Rendered {
  const number = columns.find(({ depth }) => depth < 0)?.name;
  const chosen = steps && options.chosen ? elementRows(rows, steps, number) : rows;
  const table = options.chosen
    ? { rows: chosen, columns, headline: undefined }
    : headlineTable(rows, columns, shape, steps);
  const [first] = table.rows;
  if (first === undefined) return { text: "", hidden: [], empty: [] };
  // With a field per line, only empty fields are hidden.
  if (rows.length === 1 && steps === undefined && !options.chosen && columns.length > 1) {
    const { hidden, empty } = renderRecord(rows[0], columns, options);
    const sections = sectionsOf(rows[0], columns).map((section) => renderSection(section, options));
    return { text: `${sections.join("\n\n")}\n`, hidden, empty };
  }
  const { text, hidden, empty } = renderTable(table.rows, table.columns, { ...options, headline: table.headline });
  return { text: `${text}\n`, hidden, empty };
}
