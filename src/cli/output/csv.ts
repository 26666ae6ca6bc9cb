import { stringify } from "csv-stringify/sync";
import type { Cell, OnMisfit } from "../../tables/read.js";
import { type FileTable, rowsIn, withNulls } from "./file-table.js";

// The library escapes formulas, except after a line feed, which spreadsheets skip.
const hidden = /^\n/;

function cell(value: Cell): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "string") return hidden.test(value) ? `'${value}` : value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "boolean" ? String(value) : JSON.stringify(withNulls(value));
}

/**
 * Encodes a table as CSV (RFC 4180): lines end in CRLF, null is empty, a list is JSON text. A text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers stay numbers, also negative ones.
 */
export function toCsv(table: FileTable, onMisfit: OnMisfit): string {
  const records = [table.columns.map(({ name }): string | number | null => name)];
  for (const cells of rowsIn(table, onMisfit)) records.push(cells.map(cell));
  return stringify(records, { escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
