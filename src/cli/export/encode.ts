import { isObject } from "../../validate/values.js";
import type { Column } from "../output/columns.js";
import { toCsv } from "../output/csv.js";
import { extraColumns } from "../output/rows.js";
import type { ExportFormat, Partition } from "./partitions.js";

/** What the files lack: a count by column. */
export interface Losses {
  /** Values of another type than the document says, which a typed column cannot hold. */
  readonly misfits: Map<string, number>;
  /** Columns that the document does not have. */
  readonly unknown: Map<string, number>;
  /** Rows with another season or week than the name of their folder. */
  readonly mismatched: Map<string, number>;
}

export function noLosses(): Losses {
  return { misfits: new Map(), unknown: new Map(), mismatched: new Map() };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A row without the columns that the names of its folders hold. */
function bare(row: unknown, keys: Partition["keys"]): unknown {
  if (!isObject(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(keys, name)));
}

/**
 * Encodes the file of a partition. The same rows give the same bytes. The columns are those of the document, so that all files of an export
 * form one table; columns that the names of folders hold are left out. NDJSON keeps rows nested and complete. What a file lacks is added to
 * `losses`.
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
      if (own !== value) count(losses.mismatched, name);
    }
  }
  if (format === "ndjson") return rows.map((row) => `${JSON.stringify(bare(row, keys))}\n`).join("");
  for (const { name } of extraColumns(rows, columns)) count(losses.unknown, name);
  const fitting = columns.filter(({ name }) => !Object.hasOwn(keys, name));
  if (format === "csv") return toCsv(rows, fitting);
  const { toParquet } = await import("../output/parquet.js");
  return toParquet(rows, fitting, source, losses.misfits);
}
