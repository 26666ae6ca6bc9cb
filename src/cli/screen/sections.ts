import type { Column } from "../../document/columns.js";
import { isObject } from "../../document/json.js";
import { headlineOf } from "./cells.js";
import { columnsOfShape, extraColumns, fieldName, valueAt } from "./columns.js";
import { headlineTable } from "./elements.js";

/** A part of an object: its own fields (`rows` is then that object alone, `record` is true), or one of its lists of objects. */
export interface Section {
  /** Where the part is in the object: `teams`, `teams 1 of 2 · players`. Empty for the object itself. */
  readonly title: string;
  readonly record: boolean;
  readonly rows: readonly unknown[];
  readonly columns: readonly Column[];
  /** The default columns. Undefined where the document names none. */
  readonly headline?: readonly Column[] | undefined;
}

function isRows(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

/** The parts of an object: its fields, then each of its lists of objects. Rows that contain lists become parts one by one. */
function sectionsOf(value: unknown, columns: readonly Column[], title = ""): Section[] {
  const lists = columns.filter((column) => isRows(valueAt(value, column)));
  const fields = columns.filter((column) => !lists.includes(column));
  const sections: Section[] = fields.length === 0 ? [] : [{ title, record: true, rows: [value], columns: fields }];
  for (const list of lists) {
    const found = valueAt(value, list);
    const rows = isRows(found) ? found : [];
    const known = list.shape === undefined ? [] : columnsOfShape(list.shape);
    const inner = [...known, ...extraColumns(rows, known)];
    const name = title === "" ? fieldName(list) : `${title} · ${fieldName(list)}`;
    if (inner.some((column) => rows.some((row) => isRows(valueAt(row, column))))) {
      for (const [index, row] of rows.entries()) {
        sections.push(...sectionsOf(row, inner, `${name} ${index + 1} of ${rows.length}`));
      }
    } else sections.push({ title: name, record: false, rows, columns: inner, headline: headlineOf(inner, list.shape) });
  }
  return sections;
}

/** The parts of a response: those of a single object or row, else one table of its default columns. `steps` as in {@link headlineTable}. */
export function partsOf(
  rows: readonly unknown[],
  columns: readonly Column[],
  shape: string | undefined,
  steps?: readonly (readonly string[])[],
): Section[] {
  if (rows.length === 1 && steps === undefined && columns.length > 1) return sectionsOf(rows[0], columns);
  return [{ title: "", record: false, ...headlineTable(rows, columns, shape, steps) }];
}
