import type { Column } from "../../document/columns.js";
import { headlineFields } from "../../document/fields.js";
import { isObject } from "../../document/json.js";
import { recordsOf } from "../../tables/table.js";
import { headlineOf } from "./cells.js";
import { columnsNamed, columnsOfShape, extraColumns, fieldName, valueAt, withValue } from "./columns.js";

/** The keys that lead to a list, one step per nested list, as in `Table` of src/tables. */
type Steps = readonly (readonly string[])[];

/**
 * Returns a row for each element of a list. The row is a copy of the element's parent, in which the element replaces the list. The key `number` has
 * the element's number.
 */
export function elementRows(rows: readonly unknown[], steps: Steps, number?: string, keepsEmpty = false): unknown[] {
  const { levels, numbers, length } = recordsOf(rows, { steps }, keepsEmpty);
  return Array.from({ length }, (_, index) => {
    const around = levels.map((level) => level[index] ?? null);
    const row = steps.reduceRight((element, step, depth) => withValue(around[depth], step, element), around.at(-1));
    return number === undefined ? row : withValue(row, [number], numbers[index]);
  });
}

/** Adapts a column of `Table` to {@link elementRows}. The adapted column's keys lead from the parent to the value. */
export function inRow(column: Column, steps: Steps): Column {
  if (column.depth < 0) return { ...column, keys: [column.name], marks: [false] };
  const above = steps.slice(0, column.depth).flat();
  return { ...column, keys: [...above, ...column.keys], marks: [...above.map(() => false), ...column.marks] };
}

const isAt = (column: Column, step: readonly string[] | undefined) => fieldName(column) === step?.join(".");

/** Returns the columns of {@link elementRows}. The elements' columns replace the list's column. */
function elementColumns(columns: readonly Column[], [step, ...inner]: Steps): Column[] {
  return columns.flatMap((column) => {
    if (!isAt(column, step)) return [column];
    const { fields, items, ...list } = column;
    if (fields === undefined) return [{ ...list, type: items ?? "JSON" }];
    const own = elementColumns(fields, inner).filter(({ half }) => half !== "text");
    return own.map((field) => ({ ...field, name: `${list.name}_${field.name}`, keys: [...list.keys, ...field.keys] }));
  });
}

/**
 * Returns the names of the default columns of {@link elementRows}. If the parent's headline contains the list, the elements' headline replaces the
 * list.
 */
function headlineNames(columns: readonly Column[], shape = "", [step, ...inner]: Steps): readonly string[] | undefined {
  const names = headlineFields(shape);
  if (step === undefined) return names;
  const list = columns.find((column) => isAt(column, step));
  const at = step.join(".");
  if (names?.some((name) => name.startsWith(`${at}.`))) return names;
  const below = headlineNames(list?.fields ?? [], list?.shape, inner);
  const elements = below?.map((name) => `${at}.${name}`) ?? [at];
  if (names === undefined) return below && elements;
  // If the headline does not contain the list, the list's columns follow the first two, which identify the parent.
  const start = names.includes(at) ? names.indexOf(at) : 2;
  return [...names.slice(0, start), ...elements, ...names.slice(start).filter((name) => name !== at)];
}

/** Returns the keys that lead to the list whose elements the default columns show. Returns an empty list if they do not show any elements. */
export function headlineSteps(columns: readonly Column[], shape: string | undefined): Steps {
  const own = headlineNames(columns, shape, []);
  const list = columns.find((column) => own?.some((name) => name.startsWith(`${fieldName(column)}.`)));
  return list === undefined ? [] : [list.keys];
}

/**
 * Returns rows with all of their columns and the default columns. If the rows are already a list's elements, `steps` lead to that list. Without
 * `steps`, the elements of the list in the default columns replace the rows.
 */
export function headlineTable(rows: readonly unknown[], columns: readonly Column[], shape?: string, steps?: Steps) {
  const through = steps ?? headlineSteps(columns, shape);
  const all = elementColumns(columns, through);
  const headline = columnsNamed(all, headlineNames(columns, shape, through));
  return { rows: steps ? rows : elementRows(rows, through, undefined, true), columns: all, headline };
}

/**
 * A part of an object. It is one of the object's lists of objects or, if `record` is true, the object's fields. In that case, `rows` contains only
 * the object.
 */
export interface Section {
  /** The part's position in the object, such as `teams` or `teams 1 of 2 · players`. Empty for the object itself. */
  readonly title: string;
  readonly record: boolean;
  readonly rows: readonly unknown[];
  readonly columns: readonly Column[];
  /** The default columns. Undefined if the document does not name any. */
  readonly headline?: readonly Column[] | undefined;
}

function isRows(value: unknown): value is readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

/** Returns an object's parts: its fields, followed by each of its lists of objects. Rows that contain lists become separate parts. */
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

/**
 * Returns a response's parts. A single object or row has several parts. Any other response is one table with the default columns. `steps` has the
 * same meaning as in {@link headlineTable}.
 */
export function partsOf(
  rows: readonly unknown[],
  columns: readonly Column[],
  shape: string | undefined,
  steps?: readonly (readonly string[])[],
): Section[] {
  if (rows.length === 1 && steps === undefined && columns.length > 1) return sectionsOf(rows[0], columns);
  return [{ title: "", record: false, ...headlineTable(rows, columns, shape, steps) }];
}
