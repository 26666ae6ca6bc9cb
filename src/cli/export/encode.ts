import { isObject } from "../../validate/values.js";
import type { Column } from "../output/columns.js";
import { toCsv } from "../output/csv.js";
import { extraColumns } from "../output/rows.js";
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
  source: string,
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
  if (format === "csv") return toCsv(rows, kept);
  const { toParquet } = await import("../output/parquet.js");
  return toParquet(rows, kept, source, losses.misfits);
}
