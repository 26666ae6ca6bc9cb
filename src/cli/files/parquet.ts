import { type ParquetWriter, parquetWriteBuffer } from "hyparquet-writer";
import type { Column } from "../../document/columns.js";
import type { ScalarType } from "../../document/schema.js";
import type { FilledTable } from "../../tables/table.js";

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]["schema"][number];

// A timestamp with `isAdjustedToUTC` is a moment: DuckDB reads it as TIMESTAMP WITH TIME ZONE, pandas and Polars as UTC.
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

/** The schema of a column, its children after it. A list has the three levels of the Parquet specification. */
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

/** One group for nearly every file: each group has a dictionary of its own. */
const rowGroupSize = 100_000;

/** Encodes a table as Parquet. The same rows give the same bytes. `source` is stored in the metadata of the file. */
export function toParquet({ columns, cells }: FilledTable, source: string): Uint8Array {
  const columnData = columns.map(({ name, type }, index) => {
    // A dictionary of numbers saves little, and its search costs more than writing.
    const encoding = /^(INT32|DOUBLE|TIMESTAMP)$/.test(type) && ({ encoding: "PLAIN" } as const);
    return { name, data: cells[index] ?? [], ...encoding };
  });
  const schema = [{ name: "root", num_children: columns.length }, ...columns.flatMap(elementsOf)];
  // The least and greatest values of a file of one season or week help no query.
  const statistics = false;
  const kvMetadata = [{ key: "source", value: source }];
  return new Uint8Array(
    parquetWriteBuffer({ schema, columnData, rowGroupSize, statistics, createdBy: "cfb-openapi", kvMetadata }),
  );
}
