import type { Column } from "../../document/columns.js";
import { headlineFields } from "../../document/fields.js";
import { isObject } from "../../document/json.js";
import { columnsNamed, columnsOfShape, valueAt } from "./columns.js";
import { plain } from "./terminal-text.js";

export const nothing = "–";

/** Returns a row schema's default columns (`x-headline`), or undefined if the document does not name any. */
export const headlineOf = (columns: readonly Column[], shape = ""): Column[] | undefined =>
  columnsNamed(columns, headlineFields(shape));

/** Joins the elements that fit and adds the number of the others, as in `7, 14, 0` or `Ohio State 34, Texas 14, +2`. */
function listed(values: readonly unknown[], shape: string | undefined, width: number): string {
  const columns = shape === undefined ? [] : columnsOfShape(shape);
  const headline = headlineOf(columns, shape)?.slice(0, 2);
  let text = "";
  for (const [index, value] of values.entries()) {
    const words = headline
      ? headline.map((column) => cellText(valueAt(value, column), column.shape, width / 2)).join(" ")
      : cellText(value);
    const next = text === "" ? words : `${text}, ${words}`;
    if (index > 0 && next.length > width) return `${text}, +${values.length - index}`;
    text = next;
  }
  return text;
}

/** Formats a number with at most four decimals. A number below 0.001 gets three significant digits. */
function shortened(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return String(Number(Math.abs(value) < 0.001 ? value.toPrecision(3) : value.toFixed(4)));
}

/**
 * Formats a value as text. A date-time ends with the minute, a number is shortened, and null becomes a dash. `shape` is the schema of a list's
 * elements. The text shows two of their columns.
 */
export function cellText(value: unknown, shape?: string, width = 40): string {
  if (value === undefined || value === null) return nothing;
  if (typeof value === "string") {
    const [, day, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/.exec(value) ?? [];
    return plain(day === undefined ? value : `${day} ${minute}Z`);
  }
  if (Array.isArray(value)) return value.length === 0 ? nothing : listed(value, shape, width);
  if (isObject(value)) {
    const members = Object.entries(value).filter(([, member]) => member !== null);
    return plain(members.map(([key, member]) => `${key} ${cellText(member)}`).join(", "));
  }
  return typeof value === "number" ? shortened(value) : String(value);
}

/** Returns the number of decimals in a number's text, or 0 if the text has an exponent. */
const decimalsOf = (text: string): number => /^-?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0;

/** Aligns the decimal points of a column. A very small number may have more decimals than the others. */
function aligned(values: readonly unknown[], cells: readonly string[]): string[] {
  const largest = (limit: number) =>
    cells.map(decimalsOf).reduce((known, each) => (each <= limit ? Math.max(known, each) : known), 0);
  const most = largest(Number.POSITIVE_INFINITY);
  const usual = largest(4);
  return values.map((value, index) => {
    const cell = cells[index] ?? "";
    if (typeof value !== "number") return cell;
    const text = decimalsOf(cell) < usual ? value.toFixed(usual) : cell;
    return text + " ".repeat(most - decimalsOf(text));
  });
}

export function cellsOf(column: Column, rows: readonly unknown[]): string[] {
  const values = rows.map((row) => valueAt(row, column));
  const cells = values.map((value) => cellText(value, column.shape));
  return column.type === "DOUBLE" && column.half === undefined ? aligned(values, cells) : cells;
}
