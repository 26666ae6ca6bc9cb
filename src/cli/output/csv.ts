import { stringify } from "csv-stringify/sync";
import { isObject } from "../../validate/values.js";
import type { Column } from "./columns.js";
import { valueAt } from "./rows.js";

// Beside what the library takes care of: a line feed before a formula, which spreadsheets skip.
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
 * Rows as CSV by RFC 4180: lines end in CRLF, null is empty, a list is JSON text. Text that a spreadsheet would take for a formula gets an
 * apostrophe before it; numbers stay numbers, negative ones too. `header`: whether the first line names the columns.
 */
export function toCsv(rows: readonly unknown[], columns: readonly Column[], header = true): string {
  const records = rows.map((row) => columns.map((column) => cell(valueAt(row, column))));
  if (header) records.unshift(columns.map(({ name }) => name));
  return stringify(records, { escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
