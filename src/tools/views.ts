import { cut } from "../query/redact.js";
import { numberOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { type Form, type FormChoice, formOf, valueIn } from "./forms.js";

/** Which rows and columns of a response `get_data` shows, in which order. */
export interface View extends FormChoice {
  /** A column. A minus before it means descending. */
  readonly sort?: string;
  /** The values that rows must have, by column. A string such as `>=30` is a limit. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** A response's rows in a view. */
export interface Viewed {
  readonly rows: readonly unknown[];
  /** The number of rows before `where`. */
  readonly selectable: number;
  readonly columns: readonly string[];
  /** Why no row of the response is left, or why rows are not sorted. */
  readonly notice?: string | undefined;
}

interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Parses an order: a column, with a minus before it for descending. */
const orderIn = (form: Form, text: string): Order => ({
  column: form.scalar(text.replace(/^-/, "")),
  isDescending: text.startsWith("-"),
});

/** What to sort a row by: a number (or a string that is one), or a text. Undefined if the value can't be sorted. */
function keyIn(row: unknown, { column }: Order): number | string | undefined {
  const value = valueIn(row, column.split("."));
  const number = numberOf(value);
  if (number !== undefined) return number;
  return typeof value === "string" || typeof value === "boolean" ? String(value).toLowerCase() : undefined;
}

function compared(one: number | string, other: number | string): number {
  // Numbers come before text.
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Sorts rows by a column. Rows without a value come last in either direction, and ties keep their order. */
function sorted(rows: readonly unknown[], order: Order): readonly unknown[] {
  const keyed = rows.map((row) => ({ row, key: keyIn(row, order) }));
  const ordered = keyed.flatMap(({ row, key }) => (key === undefined ? [] : [{ row, key }]));
  ordered.sort((one, other) => compared(one.key, other.key) * (order.isDescending ? -1 : 1));
  const rest = keyed.filter(({ key }) => key === undefined);
  return [...ordered, ...rest].map(({ row }) => row);
}

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** Whether a value equals the wanted one, or is within the wanted limit. */
function fits(value: unknown, wanted: Scalar): boolean {
  const [, sign, limit] = /^([<>]=?)\s*(-?\d+(?:\.\d+)?)$/.exec(`${wanted}`) ?? [];
  if (sign === undefined) return isScalar(value) && `${value}`.toLowerCase() === `${wanted}`.toLowerCase();
  const number = numberOf(value);
  if (number === undefined) return false;
  const difference = number - Number(limit);
  if (difference === 0) return sign.endsWith("=");
  return difference > 0 === sign.startsWith(">");
}

/** The number of values that a message lists. */
const namedValues = 10;

/** The message that no row has a value, with the values that rows do have. */
function unmatched(rows: readonly unknown[], wanted: readonly (readonly [name: string, value: unknown])[]): string {
  const parts = wanted.map(([name, value]) => {
    const values = [...new Set(rows.map((row) => cut(JSON.stringify(valueIn(row, name.split("."))))))];
    const more = values.length > namedValues ? " …" : "";
    return `${name} ${cut(JSON.stringify(value))} (rows have ${values.slice(0, namedValues).join(", ")}${more})`;
  });
  return `No rows: of ${rows.length}, none has ${parts.join(" and ")}.`;
}

/** Returns a function that reads an operation's rows in a view. If the view does not fit, throws an error that says what to do. */
export function viewReader(path: Path, view: View): (sentRows: readonly unknown[]) => Viewed {
  const form = formOf(path, view);
  const { columns = [], sort, where = {} } = view;
  const chosen = columns.map((name) => form.column(name));
  const wanted = Object.entries(where).map(([name, value]) => {
    if (!isScalar(value)) throw new Error(`\`where\` takes a string, number, boolean or null for ${name}.`);
    return [form.scalar(name), value] as const;
  });
  const order = sort === undefined ? undefined : orderIn(form, sort.trim());
  /** Why no row is left, or that rows can't be sorted. */
  const noticeOf = (sentRows: readonly unknown[], all: readonly unknown[], left: readonly unknown[]) => {
    if (all.length === 0) return sentRows.length > 0 && form.empty ? `No rows: ${form.empty}` : undefined;
    if (left.length === 0) return unmatched(all, wanted);
    const isOrdered = !order || left.some((row) => keyIn(row, order) !== undefined);
    return isOrdered ? undefined : `No row has a value of ${order.column}: the rows are not sorted.`;
  };
  return (sentRows) => {
    const all = form.read(sentRows);
    const left = all.filter((row) => wanted.every(([name, value]) => fits(valueIn(row, name.split(".")), value)));
    const rows = order ? sorted(left, order) : left;
    // The columns that rows are sorted and selected by are always shown.
    const shown = [...form.standard(rows), ...wanted.map(([name]) => name), ...(order ? [order.column] : [])];
    const notice = noticeOf(sentRows, all, left);
    return { rows, selectable: all.length, columns: chosen.length > 0 ? chosen : [...new Set(shown)], notice };
  };
}
