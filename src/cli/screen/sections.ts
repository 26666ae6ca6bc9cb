import type { Column } from "../../document/columns.js";
import { isObject } from "../../document/json.js";
import { columnsOfShape, extraColumns, fieldName, valueAt } from "./columns.js";

/** A part of an object: its own fields (`rows` is then that object alone, `record` is true), or one of its lists of objects. */
export interface Section {
  /** Where the part is in the object: `teams`, `teams 1 of 2 · players`. Empty for the object itself. */
  readonly title: string;
  readonly record: boolean;
  readonly rows: readonly unknown[];
  readonly columns: readonly Column[];
  /** The name of the rows' schema. Undefined where it is not known. */
  readonly shape?: string | undefined;
}

function isRows(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

/** The parts of an object: its fields, then each of its lists of objects. Rows that contain lists become parts one by one. */
export function sectionsOf(value: unknown, columns: readonly Column[], title = ""): Section[] {
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
    } else sections.push({ title: name, record: false, rows, columns: inner, shape: list.shape });
  }
  return sections;
}
