import { styleText } from "node:util";
import { isObject } from "../../validate/values.js";
import { plain } from "../terminal-text.js";
import { headlineOf } from "./cells.js";
import { type Column, columnsOfShape } from "./columns.js";
import { extraColumns, valueAt } from "./rows.js";
import { renderRecord, renderTable, type TableOptions } from "./table.js";

/** Whether a value is a list of objects, which gets a table of its own. */
function isRows(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function heading(title: string, { color }: TableOptions): string {
  const text = plain(title);
  return color ? styleText("underline", text, { validateStream: false }) : text;
}

/** Types a column that is not in the document by its first value. */
function typedBy(rows: readonly unknown[]): (column: Column) => Column {
  return (column) => {
    const value = rows.map((row) => valueAt(row, column)).find((each) => each !== null && each !== undefined);
    const type = { number: "double", boolean: "boolean", string: "string" } as const;
    const kind = typeof value;
    return { ...column, type: kind === "number" || kind === "boolean" || kind === "string" ? type[kind] : "json" };
  };
}

/** The columns of a list inside a row: first those of the document, then those that only the rows have. */
function innerColumns(rows: readonly unknown[], shape: string | undefined): Column[] {
  const known = shape === undefined ? [] : columnsOfShape(shape);
  return [...known, ...extraColumns(rows, known).map(typedBy(rows))];
}

/** Renders one object: its fields, then a table for each of its lists of objects. Rows that contain lists are rendered one by one. */
function sections(value: unknown, columns: readonly Column[], options: TableOptions, title = ""): string[] {
  const lists = columns.filter((column) => isRows(valueAt(value, column)));
  const fields = columns.filter((column) => !lists.includes(column));
  const head = title === "" ? [] : [heading(title, options)];
  const parts: string[] = [];
  if (fields.length > 0) parts.push([...head, renderRecord(value, fields, options).text].join("\n"));
  for (const list of lists) {
    const found = valueAt(value, list);
    const rows = isRows(found) ? found : [];
    const inner = innerColumns(rows, list.rows);
    const name = title === "" ? list.name : `${title} · ${list.name}`;
    if (inner.some((column) => rows.some((row) => isRows(valueAt(row, column))))) {
      for (const [index, row] of rows.entries()) {
        parts.push(...sections(row, inner, options, `${name} ${index + 1} of ${rows.length}`));
      }
    } else {
      const { text } = renderTable(rows, inner, { ...options, headline: headlineOf(inner, list.rows) });
      parts.push(`${heading(name, options)}\n${text}`);
    }
  }
  return parts;
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
    return { text: `${sections(first, columns, options).join("\n\n")}\n`, hidden, empty };
  }
  const { text, hidden, empty } = renderTable(rows, columns, { ...options, headline: headlineOf(columns, shape) });
  return { text: `${text}\n`, hidden, empty };
}
