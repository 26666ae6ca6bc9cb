import { stringify } from "csv-stringify/sync";
import { isObject } from "../../validate/values.js";
import type { Column } from "./columns.js";
import { valueAt } from "./rows.js";

// The library escapes formulas, except after a line feed, which spreadsheets skip.
const hidden = /^\n/;

function cell(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value) || isObject(value)) return JSON.stringify(value);
  const text = String(value);
  return hidden.test(text) ? `'${text}` : text;
}

/**
 * Encodes rows as CSV (RFC 4180): lines end in CRLF, null is empty, a list is JSON text. A text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers stay numbers, also negative ones. `header`: whether the first line names the columns.
 */
export function toCsv(rows: readonly unknown[], columns: readonly Column[], header = true): string {
  const records = rows.map((row) => columns.map((column) => cell(valueAt(row, column))));
  if (header) records.unshift(columns.map(({ name }) => name));
  return stringify(records, { escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
