import { cut } from "../query/redact.js";
import { numberOf, secondsOf } from "../tables/wide.js";
import type { Path } from "../types.js";
import { type Form, type FormChoice, formOf, valueIn } from "./forms.js";

/** The rows and columns of a response that `get_data` shows, and their order. */
export interface View extends FormChoice {
  /** The columns to sort by, separated by commas, each with `-` before it for descending order. */
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
  /** Why no rows are left although the response has some, why the rows are not sorted, or which columns the names of the view do not mean. */
  readonly notices: readonly string[];
}

interface Order {
  readonly column: string;
  readonly isDescending: boolean;
}

/** Reads the orders of a `sort`: columns, each with a minus before it for descending order. */
const ordersIn = (form: Form, sort: string): readonly Order[] =>
  sort.split(",").map((part) => {
    const text = part.trim();
    return { column: form.scalar(text.replace("-", "").trim()), isDescending: text.startsWith("-") };
  });

/**
 * Returns the value that a row is sorted by: a number (for a string of digits or a game clock, too) or a lower-case string. Returns undefined if the
 * value can't be sorted.
 */
function keyIn(row: unknown, { column }: Order): number | string | undefined {
  const value = valueIn(row, column.split("."));
  const number = secondsOf(value);
  if (number !== undefined) return number;
  return typeof value === "string" || typeof value === "boolean" ? String(value).toLowerCase() : undefined;
}

/** Compares two values in a direction. A missing value comes last in both directions. */
function compared(one: ReturnType<typeof keyIn>, other: ReturnType<typeof keyIn>, isDescending: boolean): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  // Numbers come before strings.
  const order = typeof one === typeof other ? orderOf(one, other) : typeof one === "number" ? -1 : 1;
  return isDescending ? -order : order;
}

/** Returns 1 if a value is greater than another value of its type, -1 if it is less, and 0 if they are equal. */
function orderOf(one: number | string, other: number | string): number {
  return Number(one > other) - Number(one < other);
}

/** Sorts rows by the first order. If their values are equal, sorts them by the next order. Rows that are equal in all orders keep their places. */
function sorted(rows: readonly unknown[], orders: readonly Order[]): readonly unknown[] {
  const keyed = rows.map((row) => ({ row, keys: orders.map((order) => keyIn(row, order)) }));
  keyed.sort((one, other) => {
    const differences = orders.map(({ isDescending }, at) => compared(one.keys[at], other.keys[at], isDescending));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
  return keyed.map(({ row }) => row);
}

type Scalar = string | number | boolean | null;

function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/**
 * Returns a function that says whether a value equals the wanted one, or is within the wanted limit. Throws an error for an operator that `where` does
 * not have, because no row could equal such a value.
 */
function conditionOf(name: string, wanted: unknown): (value: unknown) => boolean {
  if (!isScalar(wanted)) throw new Error(`\`where\` takes a string, number, boolean or null for ${name}.`);
  const text = `${wanted}`;
  // An operator with a number, or with the beginning of an ISO date and time in UTC.
  const limit = /^[<>]=?\s*(?:(-?\d+(?:\.\d+)?)|(\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z?)?)?))$/.exec(
    text,
  );
  if (limit !== null) {
    const [, number, date] = limit;
    return (value) => {
      const order =
        number === undefined ? dateOrder(value, `${date}`) : (numberOf(value) ?? Number.NaN) - Number(number);
      return (text.startsWith(">") ? order > 0 : order < 0) || (text.includes("=") && order === 0);
    };
  }
  // Other operators that models write, such as `!=5`, `5..7`, `*State*` and `Iowa|Rutgers`.
  if (/^[<>=!~*%]|\*$|\||^-?\d+(?:\.\d+)?\s*\.\./.test(text))
    throw new Error(
      `\`where\` takes a whole value for ${name}, or one of <, <=, > and >= with a number or a date (such as ">=2025-11-01"), not ${cut(JSON.stringify(wanted))}.`,
    );
  return (value) => isScalar(value) && `${value}`.toLowerCase() === text.toLowerCase();
}

/** Compares an ISO date with a date or its beginning. A day contains all its times. Returns NaN if the value is not a date. */
function dateOrder(value: unknown, limit: string): number {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return Number.NaN;
  const beginning = limit.replace("Z", "");
  return orderOf(value.slice(0, beginning.length), beginning);
}

/** How many values a message lists. */
const namedValues = 10;

/** Says that no row has the wanted values, and which values rows have. */
function unmatched(rows: readonly unknown[], wanted: readonly { column: string; value: unknown }[]): string {
  const parts = wanted.map(({ column, value }) => {
    const values = [...new Set(rows.map((row) => cut(JSON.stringify(valueIn(row, column.split("."))))))];
    const more = values.length > namedValues ? " …" : "";
    return `${column} ${cut(JSON.stringify(value))} (rows have ${values.slice(0, namedValues).join(", ")}${more})`;
  });
  return `No rows: none of the ${rows.length} rows has ${parts.join(" and ")}.`;
}

/** Returns a function that reads an operation's rows in a view. Throws an error with the remedy if the view does not fit the operation. */
export function viewReader(path: Path, view: View): (sentRows: readonly unknown[]) => Viewed {
  const form = formOf(path, view);
  const { columns = [], sort, where = {} } = view;
  const chosen = columns.map((name) => form.column(name));
  const wanted = Object.entries(where).map(([name, value]) => {
    return { column: form.scalar(name), value, fits: conditionOf(name, value) };
  });
  const orders = sort === undefined ? [] : ordersIn(form, sort);
  const used = [...wanted, ...orders].map(({ column }) => column);
  const ofRows = [...new Set([...chosen, ...used])].flatMap((column) => {
    const inner = form.ofElements?.(column);
    return inner === undefined
      ? []
      : [`${column} is the value of the row that contains the list. Each element's own is ${inner}.`];
  });
  /** Says why no row is left, or why the rows are not sorted. */
  const noticeOf = (sentRows: readonly unknown[], all: readonly unknown[], left: readonly unknown[]) => {
    if (all.length === 0) return sentRows.length > 0 && form.empty ? `No rows: ${form.empty}` : undefined;
    if (left.length === 0) return unmatched(all, wanted);
    const empty = orders.find((order) => left.every((row) => keyIn(row, order) === undefined));
    return empty && `No row has a value in ${empty.column}, so the rows are not sorted by it.`;
  };
  return (sentRows) => {
    const all = form.read(sentRows);
    const left = all.filter((row) => wanted.every(({ column, fits }) => fits(valueIn(row, column.split(".")))));
    const rows = sorted(left, orders);
    // Rows include the columns that they are sorted and filtered by.
    const shown = [...form.standard(rows), ...used];
    const notice = noticeOf(sentRows, all, left);
    const notices = [...(notice ? [notice] : []), ...ofRows];
    return { rows, selectable: all.length, columns: chosen.length > 0 ? chosen : [...new Set(shown)], notices };
  };
}
