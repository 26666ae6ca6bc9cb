import type { Cell } from "../../tables/read.js";
import type { FilledTable } from "../../tables/table.js";
import { toJson } from "../screen/terminal-text.js";

export const flatFormats = ["ndjson", "csv", "parquet"] as const;
export type FlatFormat = (typeof flatFormats)[number];

/** For each row of a table, its cells in the order of the columns. */
export function* rowsIn({ cells, length }: FilledTable): Generator<readonly Cell[]> {
  for (let index = 0; index < length; index++) yield cells.map((column) => column[index]);
}

/** Makes `JSON.stringify` write null for `undefined`, so that all structs of a list have all fields. */
export const withNulls = (_: string, value: unknown): unknown => value ?? null;

/** Encodes a table as NDJSON: a flat object on each line, lists as arrays, null where there is no value. */
function toNdjson(table: FilledTable): string {
  const names = table.columns.map(({ name }) => name);
  let text = "";
  for (const cells of rowsIn(table))
    text += `${toJson(Object.fromEntries(names.map((name, index) => [name, cells[index]])), undefined, withNulls)}\n`;
  return text;
}

/** Encodes a table as CSV (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe; negative numbers stay numbers. */
export async function toCsv(table: FilledTable): Promise<string> {
  const { stringify } = await import("csv-stringify/sync");
  const cast = {
    boolean: String,
    date: (value: Date) => value.toISOString(),
    object: (value: object) => JSON.stringify(value, withNulls),
    // The library escapes formulas, except after a line feed, which spreadsheets skip.
    string: (value: string) => (value.startsWith("\n") ? `'${value}` : value),
  };
  const records = [table.columns.map(({ name }) => name), ...rowsIn(table)];
  return stringify(records, { cast, escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

/** Encodes a table. The same rows give the same bytes. `source` is stored in the metadata of a Parquet file. */
export async function encodeTable(table: FilledTable, format: FlatFormat, source: string) {
  if (format === "ndjson") return toNdjson(table);
  if (format === "csv") return toCsv(table);
  return (await import("./parquet.js")).toParquet(table, source);
}
