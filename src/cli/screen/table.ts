import type { Column } from "../../document/columns.js";
import { fieldName, isNumeric } from "./columns.js";
import { partsOf, type Section } from "./elements.js";
import { cutTo, headerLines, layOut, type Measured, measure, widthOf } from "./layout.js";
import { plain, styled, wrapped } from "./terminal-text.js";

export interface TableOptions {
  readonly width: number;
  readonly color: boolean;
  readonly headline?: readonly Column[] | undefined;
  /** Whether the user chose the columns. The table then shows all of them, and narrows them if needed. */
  readonly chosen?: boolean;
}

function draw({ columns, gap }: ReturnType<typeof layOut>, rowCount: number, options: TableOptions): string {
  const line = (texts: readonly string[], paint = (text: string) => text) =>
    columns
      .map(({ column, width }, index) => {
        const text = cutTo(texts[index] ?? "", width);
        const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
        return isNumeric(column) ? blanks + paint(text) : paint(text) + blanks;
      })
      .join(" ".repeat(gap))
      .trimEnd();
  const headers = columns.map(headerLines);
  const height = Math.max(...headers.map(({ length }) => length));
  return [
    ...Array.from({ length: height }, (_, row) => {
      // A header with fewer lines is aligned at the bottom.
      const texts = headers.map((lines) => lines[lines.length - height + row] ?? "");
      return line(texts, (text) => styled("bold", text, options.color));
    }),
    columns.map(({ width }) => "─".repeat(width)).join(" ".repeat(gap)),
    ...Array.from({ length: rowCount }, (_, row) => line(columns.map(({ cells }) => cells[row] ?? ""))),
  ].join("\n");
}

const fieldNames = (columns: readonly Measured[]): string[] => columns.map(({ column }) => fieldName(column));

/**
 * Renders rows as a table that fits its width. `hidden` names the columns that have values but do not fit. `empty` names the columns that it leaves
 * out because they do not have values.
 */
export function renderTable(rows: readonly unknown[], columns: readonly Column[], options: TableOptions) {
  const { chosen, headline, width } = options;
  const wanted = (headline && !chosen ? headline : columns).map((column) => measure(column, rows));
  const full = wanted.filter((each) => !each.empty);
  const all = chosen || full.length === 0;
  const layout = layOut(all ? wanted : full, width, chosen);
  const shown = fieldNames(layout.columns);
  const empty = all ? [] : fieldNames(wanted.filter((each) => each.empty));
  const hidden = columns.map(fieldName).filter((name) => !shown.includes(name) && !empty.includes(name));
  return { text: draw(layout, rows.length, options), hidden, empty };
}

/** Renders one row with a field per line. The fields of a nested object are below its name, so that their names are short. */
function renderRecord(row: unknown, columns: readonly Column[], options: TableOptions) {
  const all = columns.map((column) => measure(column, [row]));
  const full = all.filter((each) => !each.empty);
  const shown = full.length === 0 ? all : full;
  const fields = shown.map(({ column: { name, keys }, cells }) => {
    const group = plain(keys.slice(0, -1).join("."));
    return { group, name: `${group === "" ? "" : "  "}${plain(keys.at(-1) ?? name)}`, text: cells[0] ?? "" };
  });
  // If a name is too long to have its value next to it, the value is below the name.
  const room = Math.max(options.width - 14, 8);
  const longest = fields.reduce((most, { name }) => Math.max(most, Math.min(widthOf(name), room)), 0) + 2;
  const lines: string[] = [];
  let above = "";
  for (const { group, name, text } of fields) {
    if (group !== above && group !== "") lines.push(styled("bold", group, options.color));
    above = group;
    const value = wrapped(text, Math.max(options.width - longest, 10), "").replaceAll("\n", `\n${" ".repeat(longest)}`);
    const gap = widthOf(name) + 2 > longest ? `\n${" ".repeat(longest)}` : " ".repeat(longest - widthOf(name));
    lines.push(`${styled("bold", name, options.color)}${gap}${value}`.trimEnd());
  }
  const empty = full.length === 0 ? [] : fieldNames(all.filter((each) => each.empty));
  return { text: lines.join("\n"), hidden: [], empty };
}

/**
 * Renders a list as a table with its default columns. Renders a single object or row with one field per line. `steps` lead to the list whose elements
 * are the rows.
 */
export function tablesOf(
  rows: readonly unknown[],
  columns: readonly Column[],
  shape: string | undefined,
  options: TableOptions,
  steps?: readonly (readonly string[])[],
): ReturnType<typeof renderTable> {
  if (rows.length === 0) return { text: "", hidden: [], empty: [] };
  const whole: Section = { title: "", record: false, rows, columns };
  const parts = (options.chosen ? [whole] : partsOf(rows, columns, shape, steps)).map((part) => {
    const { title, record, rows: own, columns: inner, headline } = part;
    const drawn = record ? renderRecord(own[0], inner, options) : renderTable(own, inner, { ...options, headline });
    const head = title === "" ? "" : `${styled("underline", plain(title), options.color)}\n`;
    return { ...drawn, title, text: head + drawn.text };
  });
  // For an object, reports the hidden and empty columns of the object itself, not those of its lists.
  const own = parts.find(({ title }) => title === "");
  return { hidden: [], empty: [], ...own, text: `${parts.map(({ text }) => text).join("\n\n")}\n` };
}
