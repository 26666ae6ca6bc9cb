import type { Cell } from "../../tables/read.js";
import type { FilledTable } from "../../tables/table.js";
import { toJson } from "../screen/terminal-text.js";
import { rowsIn } from "./file-table.js";

export const flatFormats = ["ndjson", "csv", "parquet"] as const;
export type FlatFormat = (typeof flatFormats)[number];

/** Counts by name, such as the values that a column does not hold. */
export class Counts extends Map<string, number> {
  add(name: string): void {
    this.set(name, (this.get(name) ?? 0) + 1);
  }

  /** The counts in a line. None where nothing is counted. */
  lines(words: string, end = ""): string[] {
    const names = [...this].map(([name, count]) => `${name} (${count})`).join(", ");
    return this.size === 0 ? [] : [`${words}: ${names}.${end}`];
  }
}

export const misfitWords = "Values that do not fit the types of the document, left empty";

/** A cell with null for `undefined`, so that all structs of a list have all fields. */
export function withNulls(cell: Cell): Cell {
  if (cell === undefined || cell === null) return null;
  if (Array.isArray(cell)) return cell.map(withNulls);
  if (typeof cell !== "object" || cell instanceof Date) return cell;
  return Object.fromEntries(Object.entries(cell).map(([name, inner]) => [name, withNulls(inner)]));
}

/** Encodes a table as NDJSON: a flat object on each line, lists as arrays, null where there is no value. */
function toNdjson(table: FilledTable): string {
  const names = table.columns.map(({ name }) => name);
  let text = "";
  for (const cells of rowsIn(table))
    text += `${toJson(Object.fromEntries(names.map((name, index) => [name, withNulls(cells[index])])))}\n`;
  return text;
}

/** A cell of CSV. The library escapes formulas, except after a line feed, which spreadsheets skip. */
function csvCell(value: Cell): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number") return value;
  if (typeof value === "string") return value.startsWith("\n") ? `'${value}` : value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "boolean" ? String(value) : JSON.stringify(withNulls(value));
}

/**
 * Encodes a table as CSV (RFC 4180): lines end in CRLF, null is empty, a list is JSON text. A text that a spreadsheet would run as a formula
 * begins with an apostrophe; numbers stay numbers, also negative ones.
 */
export async function toCsv(table: FilledTable): Promise<string> {
  const { stringify } = await import("csv-stringify/sync");
  const records = [table.columns.map(({ name }): string | number | null => name)];
  for (const cells of rowsIn(table)) records.push(cells.map(csvCell));
  return stringify(records, { escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

/** Encodes a table. The same rows give the same bytes. `source` is stored in the metadata of a Parquet file. */
export async function encodeTable(table: FilledTable, format: FlatFormat, source: string) {
  if (format === "ndjson") return toNdjson(table);
  if (format === "csv") return toCsv(table);
  return (await import("./parquet.js")).toParquet(table, source);
}
