import { readFile } from "node:fs/promises";
import { addedColumn, type Column } from "../../../document/columns.js";
import { isObject } from "../../../document/json.js";
import type { Cell } from "../../../tables/read.js";
import type { FilledTable } from "../../../tables/table.js";
import { type FlatFormat, withNulls } from "../../files/encode.js";
import { rowsIn } from "../../files/file-table.js";
import { ifThere } from "../../session/exit.js";

/** The column with the time of a row's request. */
export const requestedAtColumn = addedColumn("requested_at", { type: "TIMESTAMP", nullable: false });

/** The rows of a file. Empty where there is no file yet. */
async function storedRows(file: string, format: FlatFormat): Promise<Record<string, unknown>[]> {
  const content = await ifThere(readFile(file));
  if (content === undefined) return [];
  if (format === "ndjson") {
    const lines = content.toString("utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line)).filter(isObject);
  }
  const { parquetReadObjects } = await import("hyparquet");
  return parquetReadObjects({ file: new Uint8Array(content).buffer });
}

/** The cell that a value of a file stands for. NDJSON has moments as text. */
function cellOf(value: unknown, { type }: Column): Cell {
  // A file of this command holds cells only.
  return type === "TIMESTAMP" && typeof value === "string" ? new Date(value) : ((value ?? null) as Cell);
}

/**
 * A table with the rows of an earlier file, and of the new rows those that it does not have in their last state, each with the time of its
 * request.
 */
export async function withHistory(
  table: FilledTable,
  format: FlatFormat,
  { file, requestedAt }: { readonly file: string; readonly requestedAt: string },
): Promise<FilledTable> {
  const columns = [...table.columns, requestedAtColumn];
  const before = (await storedRows(file, format)).map((row) =>
    columns.map((column) => cellOf(row[column.name], column)),
  );
  const keys = columns.flatMap((column, index) => (column.key ? [index] : []));
  const state = (cells: readonly Cell[]) => JSON.stringify(cells.slice(0, table.columns.length).map(withNulls));
  // Without a key, a row is identified by all of its values.
  const identity = (cells: readonly Cell[]) =>
    keys.length === 0 ? state(cells) : JSON.stringify(keys.map((index) => cells[index]));
  const last = new Map(before.map((cells) => [identity(cells), state(cells)]));
  const at = new Date(requestedAt);
  const fresh = [...rowsIn(table)].filter((cells) => last.get(identity(cells)) !== state(cells));
  const rows = [...before, ...fresh.map((cells) => [...cells, at])];
  return { columns, length: rows.length, cells: columns.map((_, index) => rows.map((cells) => cells[index])) };
}
