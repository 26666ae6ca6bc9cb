import { parquetWriteBuffer } from "hyparquet-writer";
import type { Column, ColumnType } from "./columns.js";
import { valueAt } from "./rows.js";

const types = {
  boolean: "BOOLEAN",
  int32: "INT32",
  double: "DOUBLE",
  string: "STRING",
  timestamp: "TIMESTAMP",
  json: "STRING",
} as const;

type Cell = string | number | boolean | Date | null;

/** Converts a value to the type of its column. Undefined where it does not fit. */
function cell(value: unknown, type: ColumnType): Cell | undefined {
  if (value === null || value === undefined) return null;
  switch (type) {
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "int32":
      return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? value : undefined;
    case "double":
      return typeof value === "number" ? value : undefined;
    case "timestamp": {
      const date = new Date(typeof value === "string" ? value : Number.NaN);
      return Number.isNaN(date.getTime()) ? undefined : date;
    }
    case "string":
      return typeof value === "object" ? undefined : String(value);
    case "json":
      return JSON.stringify(value);
  }
}

/**
 * Encodes rows as Parquet. The same rows give the same bytes. `source` is stored in the metadata of the file. A value that does not fit the
 * type of its column becomes null, and is counted in `misfits` by column.
 */
export function toParquet(
  rows: readonly unknown[],
  columns: readonly Column[],
  source: string,
  misfits: Map<string, number>,
): Uint8Array {
  const columnData = columns.map((column) => {
    const data = rows.map((row) => {
      const fitted = cell(valueAt(row, column), column.type);
      if (fitted === undefined) misfits.set(column.name, (misfits.get(column.name) ?? 0) + 1);
      return fitted ?? null;
    });
    return { name: column.name, data, type: types[column.type], nullable: true };
  });
  const kvMetadata = [{ key: "source", value: source }];
  return new Uint8Array(parquetWriteBuffer({ columnData, createdBy: "cfb-openapi", kvMetadata }));
}
