import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Column } from "../../../document/columns.js";
import { isObject } from "../../../document/json.js";
import { withIds } from "../../../tables/ids.js";
import { type Cell, ordered } from "../../../tables/read.js";
import { type FilledTable, filledTable } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import { fileFailure } from "../../files/destination.js";
import { encodeTable, type FlatFormat, rowsIn, withNulls } from "../../files/encode.js";
import { exportedTable, requestedAtColumn } from "../../files/file-table.js";
import { extraColumns, screenColumns } from "../../screen/columns.js";
import { Counts } from "../../screen/numbers.js";
import { decoded, exitCodes, Failure, ifThere } from "../../session/exit.js";
import type { Job } from "./folder.js";
import type { Partition } from "./tables.js";

/** The counts of what the files lack, by column. */
export const noLosses = () => ({
  /** Values of another type than the document says, which a typed column cannot hold. */
  misfits: new Counts(),
  /** Columns that the document does not have. */
  unknown: new Counts(),
  /** Rows with another season or week than the name of their folder. */
  mismatched: new Counts(),
});

export type Losses = ReturnType<typeof noLosses>;

/** The rows of a file that an earlier run has written; none where there is no such file. Throws a {@link Failure} for a damaged one. */
async function storedRows(file: string, format: FlatFormat): Promise<Record<string, unknown>[]> {
  const content = await ifThere(readFile(file)).catch(fileFailure("read", file));
  try {
    return content === undefined ? [] : await parsedRows(content, format);
  } catch (error) {
    const remedy = "restore it from a copy, or delete it with the history in it";
    throw new Failure(`${file} is damaged, and --keep-history needs its rows: ${remedy}`, exitCodes.files, error);
  }
}

async function parsedRows(content: Buffer, format: FlatFormat): Promise<Record<string, unknown>[]> {
  if (format === "ndjson") {
    const rows: unknown[] = decoded(content)
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    if (!rows.every(isObject)) throw new SyntaxError("a line is no object");
    return rows;
  }
  const { parquetReadObjects } = await import("hyparquet");
  return parquetReadObjects({ file: new Uint8Array(content).buffer });
}

/** The cell that a value of a file stands for. NDJSON has moments as text. */
function cellOf(value: unknown, { type }: Column): Cell {
  // A file of this command holds cells only.
  return type === "TIMESTAMP" && typeof value === "string" ? new Date(value) : ((value ?? null) as Cell);
}

/** A table with the rows of an earlier file, and of the new rows those that it does not have in their last state. */
async function withHistory(table: FilledTable, format: FlatFormat, file: string, requestedAt: string) {
  const columns = [...table.columns, requestedAtColumn];
  const before = (await storedRows(file, format)).map((row) =>
    columns.map((column) => cellOf(row[column.name], column)),
  );
  const keys = columns.flatMap((column, index) => (column.key ? [index] : []));
  const state = (cells: readonly Cell[]) => JSON.stringify(cells.slice(0, table.columns.length), withNulls);
  // Without a key, a row is identified by all of its values.
  const identity = (cells: readonly Cell[]) =>
    keys.length === 0 ? state(cells) : JSON.stringify(keys.map((index) => cells[index]));
  const last = new Map(before.map((cells) => [identity(cells), state(cells)]));
  const at = new Date(requestedAt);
  const fresh = [...rowsIn(table)].filter((cells) => last.get(identity(cells)) !== state(cells));
  const rows = [...before, ...fresh.map((cells) => [...cells, at])];
  return { columns, length: rows.length, cells: columns.map((_, index) => rows.map((cells) => cells[index])) };
}

/**
 * Encodes the file of a partition, and counts its rows. The columns are those of the document, so that all files of an export form one table.
 * `requestedAt`: when the rows were requested, ISO 8601. `teams`: the rows of `/teams`, whose ids are added beside their names.
 */
export async function encode(
  { table: { path, explode, wide }, folder, manifest: { format, history, source } }: Job,
  { keys, file }: Partition,
  rows: readonly unknown[],
  requestedAt: string,
  teams: readonly unknown[] | undefined,
  losses: Losses,
) {
  for (const [key, value] of Object.entries(keys))
    for (const row of rows)
      if (isObject(row) && Object.hasOwn(row, key) && row[key] !== value) losses.mismatched.add(key);
  const onMisfit = (name: string) => losses.misfits.add(name);
  const table = exportedTable({ path, explode, wide });
  const widened = wide && wideTableOf(path, rows, onMisfit);
  const known = new Set(table.columns.map(({ name }) => name));
  const found = widened ? widened.columns : explode === undefined ? extraColumns(rows, screenColumns(path)) : [];
  for (const { name } of found) if (!known.has(name)) losses.unknown.add(name);
  const columns = table.columns.filter(({ name }) => !Object.hasOwn(keys, name));
  const plain = filledTable(widened ? widened.rows : ordered(path, rows), { ...table, columns }, onMisfit);
  const own = teams ? withIds(path, plain, teams) : plain;
  const filled = history ? await withHistory(own, format, join(folder, file), requestedAt) : own;
  return { content: await encodeTable(filled, format, source), rows: filled.length };
}
