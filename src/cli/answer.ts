import { styleText } from "node:util";
import { isObject } from "../contract/values.js";
import type { Column } from "./columns.js";
import { plain, wrapped } from "./plain.js";
import { extraColumns, valueAt } from "./rows.js";
import { renderTable, type TableOptions } from "./table.js";

/** Whether a value is a list of objects, which is a table of its own. */
function isRows(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function heading(title: string, { color }: TableOptions): string {
  const text = plain(title);
  return color ? styleText("underline", text, { validateStream: false }) : text;
}

/** Names with those of one nested object together, which can be chosen together: `offense.… (37)`. */
function grouped(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = name.slice(0, name.indexOf("."));
    groups.set(group || name, [...(groups.get(group || name) ?? []), name]);
  }
  return [...groups]
    .flatMap(([group, members]) => (members.length > 4 ? [`${group}.… (${members.length})`] : members))
    .join(", ");
}

/** One object: its fields, then a table for each list of objects in it; lists of what has lists again are written one by one. */
function sections(value: unknown, columns: readonly Column[], options: TableOptions, title = ""): string[] {
  const lists = columns.filter((column) => isRows(valueAt(value, column)));
  const fields = columns.filter((column) => !lists.includes(column));
  const head = title === "" ? [] : [heading(title, options)];
  const parts: string[] = [];
  if (fields.length > 0)
    parts.push([...head, renderTable([value], fields, { ...options, record: true }).text].join("\n"));
  for (const list of lists) {
    const found = valueAt(value, list);
    const rows = isRows(found) ? found : [];
    const inner = extraColumns(rows, []).map(typedBy(rows));
    const name = title === "" ? list.name : `${title} · ${list.name}`;
    if (inner.some((column) => rows.some((row) => isRows(valueAt(row, column))))) {
      for (const [index, row] of rows.entries()) {
        parts.push(...sections(row, inner, options, `${name} ${index + 1} of ${rows.length}`));
      }
    } else {
      const { text, hidden } = renderTable(rows, inner, options);
      const more = hidden.length > 0 ? ` (${hidden.length} more: --format json)` : "";
      parts.push(`${heading(name, options)}${more}\n${text}`);
    }
  }
  return parts;
}

/** An answer as tables: a list is one, a single object or row is its fields. `notes` say what is not shown. */
export function answerTables(
  rows: readonly unknown[],
  columns: readonly Column[],
  options: TableOptions,
): { text: string; notes: readonly string[] } {
  const [first] = rows;
  if (first === undefined) return { text: "", notes: [] };
  const { text, hidden, empty } = renderTable(rows, columns, options);
  const notes: string[] = [];
  const note = (words: string, names: readonly string[]) => {
    if (names.length > 0) notes.push(wrapped(plain(`${words}: ${grouped(names)}`), options.width));
  };
  // A field a line, and nothing is hidden but what is empty.
  if (rows.length === 1 && !options.chosen && columns.length > 1) {
    note("Empty", empty);
    return { text: `${sections(first, columns, options).join("\n\n")}\n`, notes };
  }
  note(`${hidden.length} more for want of room, see --columns`, hidden);
  note("Empty in all rows", empty);
  return { text: `${text}\n`, notes };
}

/** A column known by its values alone, typed by them. */
function typedBy(rows: readonly unknown[]): (column: Column) => Column {
  return (column) => {
    const value = rows.map((row) => valueAt(row, column)).find((each) => each !== null && each !== undefined);
    const type = { number: "double", boolean: "boolean", string: "string" } as const;
    const kind = typeof value;
    return { ...column, type: kind === "number" || kind === "boolean" || kind === "string" ? type[kind] : "json" };
  };
}
