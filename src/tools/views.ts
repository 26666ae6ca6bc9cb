import { cut } from "../query/redact.js";
import { numberOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { type Form, type FormChoice, formOf, valueIn } from "./forms.js";

/** Which rows and columns of a response `get_data` shows, and in what order. */
export interface View extends FormChoice {
  /** A column, with `-` before it for descending. */
  readonly sort?: string;
  /** The values that rows must have, by column. A text such as `>=30` is a limit. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** The rows of a response in a view. */
export interface Viewed {
  readonly rows: readonly unknown[];
  /** How many rows there were before `where`. */
  readonly selectable: number;
  readonly columns: readonly string[];
  /** Why there are no rows although the response has some, or why they are not sorted. */
  readonly notice?: string | undefined;
}

interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The order that a text names: a column, with a minus before it for descending. */
const orderIn = (form: Form, text: string): Order => ({
  column: form.scalar(text.replace(/^-/, "")),
  isDescending: text.startsWith("-"),
});

/** What a row is sorted by: a number, also one that is text, or a text. Undefined if its value has no order. */
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

/** Rows in the order of a column. Those without a value come last, in either direction; those with the same value keep their order. */
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

/** Whether a value is the one that rows must have, or within the limit that they must keep. */
function fits(value: unknown, wanted: Scalar): boolean {
  const [, sign, limit] = /^([<>]=?)\s*(-?\d+(?:\.\d+)?)$/.exec(`${wanted}`) ?? [];
  if (sign === undefined) return isScalar(value) && `${value}`.toLowerCase() === `${wanted}`.toLowerCase();
  const number = numberOf(value);
  if (number === undefined) return false;
  const difference = number - Number(limit);
  if (difference === 0) return sign.endsWith("=");
  return difference > 0 === sign.startsWith(">");
}

/** How many values a message names. */
const namedValues = 10;

/** That no row has a value, with those that rows have. */
function unmatched(rows: readonly unknown[], wanted: readonly (readonly [name: string, value: unknown])[]): string {
  const parts = wanted.map(([name, value]) => {
    const values = [...new Set(rows.map((row) => cut(JSON.stringify(valueIn(row, name.split("."))))))];
    const more = values.length > namedValues ? " …" : "";
    return `${name} ${cut(JSON.stringify(value))} (rows have ${values.slice(0, namedValues).join(", ")}${more})`;
  });
  return `No rows: none of the ${rows.length} rows has ${parts.join(" and ")}.`;
}

/** What reads the rows of an operation in a view. Throws an error that names the remedy if the view does not fit the operation. */
export function viewReader(path: Path, view: View): (sentRows: readonly unknown[]) => Viewed {
  const form = formOf(path, view);
  const { columns = [], sort, where = {} } = view;
  const chosen = columns.map((name) => form.column(name));
  const wanted = Object.entries(where).map(([name, value]) => {
    if (!isScalar(value)) throw new Error(`\`where\` takes a string, number, boolean or null for ${name}.`);
    return [form.scalar(name), value] as const;
  });
  const order = sort === undefined ? undefined : orderIn(form, sort.trim());
  /** What rows do not say: why none is left, or that they have no order. */
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
    // What rows are sorted and selected by is shown as well.
    const shown = [...form.standard(rows), ...wanted.map(([name]) => name), ...(order ? [order.column] : [])];
    const notice = noticeOf(sentRows, all, left);
    return { rows, selectable: all.length, columns: chosen.length > 0 ? chosen : [...new Set(shown)], notice };
  };
}
