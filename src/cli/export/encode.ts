import { isObject } from "../../contract/values.js";
import type { Column, ColumnType } from "../columns.js";
import { toCsv } from "../csv.js";
import { extraColumns, valueAt } from "../rows.js";
import type { ExportFormat, Partition } from "./partitions.js";

/** What did not go into the files, by column: how often. */
export interface Losses {
  /** Values that are not what the document says, and have no place in a typed column. */
  readonly misfits: Map<string, number>;
  /** Columns that the document does not know. */
  readonly unknown: Map<string, number>;
  /** Rows that name another season or week than the one asked for, which the folder tells. */
  readonly elsewhere: Map<string, number>;
}

export function noLosses(): Losses {
  return { misfits: new Map(), unknown: new Map(), elsewhere: new Map() };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const parquetTypes = {
  boolean: "BOOLEAN",
  int32: "INT32",
  double: "DOUBLE",
  string: "STRING",
  timestamp: "TIMESTAMP",
  json: "STRING",
} as const;

type Cell = string | number | boolean | Date | null;

/** A value as its column holds it; undefined where it does not fit. */
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

async function toParquet(rows: readonly unknown[], columns: readonly Column[], losses: Losses): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import("hyparquet-writer");
  const columnData = columns.map((column) => {
    const data = rows.map((row) => {
      const fitted = cell(valueAt(row, column), column.type);
      if (fitted === undefined) count(losses.misfits, column.name);
      return fitted ?? null;
    });
    return { name: column.name, data, type: parquetTypes[column.type], nullable: true };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData, createdBy: "cfb-openapi" }));
}

/** A row without the columns that its folders stand for. */
function bare(row: unknown, keys: Partition["keys"]): unknown {
  if (!isObject(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(keys, name)));
}

/**
 * The bytes of a partition's file, the same for the same rows. Columns are those of the document, whatever the rows have, so that all files
 * of an export are of one table; those that the folders stand for are left out. NDJSON keeps rows nested and whole. What got lost is
 * added to `losses`.
 */
export async function encode(
  format: ExportFormat,
  rows: readonly unknown[],
  columns: readonly Column[],
  { keys }: Partition,
  losses: Losses,
): Promise<string | Uint8Array> {
  for (const row of rows) {
    for (const [name, value] of Object.entries(keys)) {
      const own = isObject(row) && Object.hasOwn(row, name) ? row[name] : value;
      if (own !== value) count(losses.elsewhere, name);
    }
  }
  if (format === "ndjson") return rows.map((row) => `${JSON.stringify(bare(row, keys))}\n`).join("");
  for (const { name } of extraColumns(rows, columns)) count(losses.unknown, name);
  const kept = columns.filter(({ name }) => !Object.hasOwn(keys, name));
  return format === "csv" ? toCsv(rows, kept) : toParquet(rows, kept, losses);
}
