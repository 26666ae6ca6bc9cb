import { cut } from "../query/redact.js";
import { numberOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { type Form, type FormChoice, formOf, valueIn } from "./forms.js";

/** The rows and columns of a response that `get_data` shows, and their order. */
export interface View extends FormChoice {
  /** The column to sort by, with `-` before it for descending order. */
  readonly sort?: string;
  /** The values that rows must have, by column. A string such as `>=30` is a limit. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** A response's rows in a view. */
export interface Viewed {
  readonly rows: readonly unknown[];
  /** How many rows there were before `where` filtered them. */
  readonly selectable: number;
  readonly columns: readonly string[];
  /** Why no rows are left although the response has some, or why the rows are not sorted. */
  readonly notice?: string | undefined;
}

interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Reads an order: a column, with a minus before it for descending order. */
const orderIn = (form: Form, text: string): Order => ({
  column: form.scalar(text.replace(/^-/, "")),
  isDescending: text.startsWith("-"),
});

/**
 * Returns the value that a row is sorted by: a number (strings of digits count as numbers) or a lower-case string. Returns undefined if the
 * value can't be sorted.
 */
function keyIn(row: unknown, { column }: Order): number | string | undefined {
  const value = valueIn(row, column.split("."));
  const number = numberOf(value);
  if (number !== undefined) return number;
  return typeof value === "string" || typeof value === "boolean" ? String(value).toLowerCase() : undefined;
}

function compared(one: number | string, other: number | string): number {
  // Numbers come before strings.
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Sorts rows by a column. Rows without a value come last in both directions. Rows with equal values keep their order. */
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

/** How many values a message lists. */
const namedValues = 10;

/** Says that no row has the wanted values, and which values rows have. */
function unmatched(rows: readonly unknown[], wanted: readonly (readonly [name: string, value: unknown])[]): string {
  const parts = wanted.map(([name, value]) => {
    const values = [...new Set(rows.map((row) => cut(JSON.stringify(valueIn(row, name.split("."))))))];
    const more = values.length > namedValues ? " …" : "";
    return `${name} ${cut(JSON.stringify(value))} (rows have ${values.slice(0, namedValues).join(", ")}${more})`;
  });
  return `No rows: none of the ${rows.length} rows has ${parts.join(" and ")}.`;
}

/** Returns a function that reads an operation's rows in a view. Throws an error with the remedy if the view does not fit the operation. */
export function viewReader(path: Path, view: View): (sentRows: readonly unknown[]) => Viewed {
  const form = formOf(path, view);
  const { columns = [], sort, where = {} } = view;
  const chosen = columns.map((name) => form.column(name));
  const wanted = Object.entries(where).map(([name, value]) => {
    if (!isScalar(value)) throw new Error(`\`where\` takes a string, number, boolean or null for ${name}.`);
    return [form.scalar(name), value] as const;
  });
  const order = sort === undefined ? undefined : orderIn(form, sort.trim());
  /** Says why no row is left, or why the rows are not sorted. */
  const noticeOf = (sentRows: readonly unknown[], all: readonly unknown[], left: readonly unknown[]) => {
    if (all.length === 0) return sentRows.length > 0 && form.empty ? `No rows: ${form.empty}` : undefined;
    if (left.length === 0) return unmatched(all, wanted);
    const isOrdered = !order || left.some((row) => keyIn(row, order) !== undefined);
    return isOrdered ? undefined : `No row has a value in ${order.column}, so the rows are not sorted.`;
  };
  return (sentRows) => {
    const all = form.read(sentRows);
    const left = all.filter((row) => wanted.every(([name, value]) => fits(valueIn(row, name.split(".")), value)));
    const rows = order ? sorted(left, order) : left;
    // Rows include the columns that they are sorted and filtered by.
    const shown = [...form.standard(rows), ...wanted.map(([name]) => name), ...(order ? [order.column] : [])];
    const notice = noticeOf(sentRows, all, left);
    return { rows, selectable: all.length, columns: chosen.length > 0 ? chosen : [...new Set(shown)], notice };
  };
}
