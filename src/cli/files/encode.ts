import type { ParquetWriter } from "hyparquet-writer";
import type { Column } from "../../document/columns.js";
import type { ScalarType } from "../../document/schema.js";
import { withIds } from "../../tables/ids.js";
import type { Cell, OnMisfit } from "../../tables/read.js";
import { type FilledTable, filledTable, type Table } from "../../tables/table.js";
import type { Path } from "../../types.js";
import { toJson } from "../screen/terminal-text.js";

export const flatFormats = ["ndjson", "csv", "parquet"] as const;
export type FlatFormat = (typeof flatFormats)[number];

/** Yields the cells of each row, in column order. */
function* rowsIn({ cells, length }: FilledTable): Generator<readonly Cell[]> {
  for (let index = 0; index < length; index++) yield cells.map((column) => column[index]);
}

/** Makes `JSON.stringify` write null for `undefined`, so that all structs in a list have all fields. */
const withNulls = (_: string, value: unknown): unknown => value ?? null;

/** Encodes a table as NDJSON, one flat object per line. Lists become arrays, and missing values become null. */
function toNdjson(table: FilledTable): string {
  const names = table.columns.map(({ name }) => name);
  let text = "";
  for (const cells of rowsIn(table))
    text += `${toJson(Object.fromEntries(names.map((name, index) => [name, cells[index]])), undefined, withNulls)}\n`;
  return text;
}

/**
 * Matches a formula that begins with invisible characters, such as blanks, control characters or the empty Braille pattern. The formula's sign may be
 * full-width.
 */
const hiddenFormula = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+[=+\-@\uff0b\uff0d\uff1d\uff20]/u;

/** Matches a number with a sign. Spreadsheets do not run it as a formula. */
const signedNumber = /^[-+]\d+(\.\d+)?$/;

/** Encodes a table as CSV (RFC 4180). A string that a spreadsheet would run as a formula gets a leading apostrophe. Numbers are unchanged. */
export async function toCsv(table: FilledTable): Promise<string> {
  const { stringify } = await import("csv-stringify/sync");
  const cast = {
    boolean: String,
    date: (value: Date) => value.toISOString(),
    object: (value: object) => JSON.stringify(value, withNulls),
    // The library checks only the first character, but spreadsheets skip invisible characters.
    string: (value: string) => {
      // The service sends some numbers as strings.
      if (signedNumber.test(value)) return { value, escape_formulas: false };
      return hiddenFormula.test(value) ? `'${value}` : value;
    },
  };
  const records = [table.columns.map(({ name }) => name), ...rowsIn(table)];
  return stringify(records, { cast, escape_formulas: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
}

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

// A timestamp with `isAdjustedToUTC` is a moment in time. DuckDB reads it as TIMESTAMP WITH TIME ZONE, and pandas and Polars read it as UTC.
const types: Readonly<Record<ScalarType | "JSON", Omit<SchemaElement, "name">>> = {
  BOOLEAN: { type: "BOOLEAN" },
  INT32: { type: "INT32" },
  DOUBLE: { type: "DOUBLE" },
  STRING: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  JSON: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  TIMESTAMP: {
    type: "INT64",
    converted_type: "TIMESTAMP_MILLIS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
  },
};

const repetition_type = "OPTIONAL";

/** Returns a column's schema, followed by its children. A list has the three levels that the Parquet specification requires. */
function elementsOf({ name, type, items, fields = [] }: Column): SchemaElement[] {
  if (type !== "LIST") return [{ name, repetition_type, ...types[type] }];
  const element: SchemaElement[] =
    items === undefined
      ? [{ name: "element", repetition_type, num_children: fields.length }, ...fields.flatMap(elementsOf)]
      : [{ name: "element", repetition_type, ...types[items] }];
  return [
    { name, repetition_type, converted_type: "LIST", num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    ...element,
  ];
}

/** The number of rows in a group. Each group has a separate dictionary, so most files should have only one group. */
const rowGroupSize = 100_000;

/** Types of numbers. A dictionary of numbers saves little, and building it costs more than writing the values. */
const withoutDictionary = new Set<Column["type"]>(["INT32", "DOUBLE", "TIMESTAMP"]);

/** Encodes a table as Parquet. The file's metadata contains `source`. */
async function toParquet({ columns, cells }: FilledTable, source: string): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import("hyparquet-writer");
  const columnData = columns.map(({ name, type }, index) => {
    const encoding = withoutDictionary.has(type) && ({ encoding: "PLAIN" } as const);
    return { name, data: cells[index] ?? [], ...encoding };
  });
  const schema = [{ name: "root", num_children: columns.length }, ...columns.flatMap(elementsOf)];
  // Minimum and maximum values do not speed up queries if a file has only one season or week.
  const statistics = false;
  const kvMetadata = [{ key: "source", value: source }];
  return new Uint8Array(
    parquetWriteBuffer({ schema, columnData, rowGroupSize, statistics, createdBy: "cfb-openapi", kvMetadata }),
  );
}

/** Builds a table from an operation's rows. If `teams`, the rows of `/teams`, are given, adds their ids next to the team names. */
export function tableOfRows(
  path: Path,
  rows: readonly unknown[],
  table: Table,
  teams: readonly unknown[] | undefined,
  onMisfit: OnMisfit,
): FilledTable {
  const filled = filledTable(rows, table, onMisfit);
  return teams ? withIds(path, filled, teams) : filled;
}

/** Encodes a table. The same rows always give the same bytes. `source` is for {@link toParquet}. */
export async function encodeTable(table: FilledTable, format: FlatFormat, source: string) {
  if (format === "ndjson") return toNdjson(table);
  if (format === "csv") return toCsv(table);
  return toParquet(table, source);
}
