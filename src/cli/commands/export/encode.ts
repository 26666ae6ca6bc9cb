import { isObject } from "../../../document/json.js";
import { withIds } from "../../../tables/ids.js";
import { ordered } from "../../../tables/read.js";
import { filledTable } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import { encodeTable } from "../../files/encode.js";
import { exportedTable } from "../../files/file-table.js";
import { extraColumns, screenColumns } from "../../screen/columns.js";
import { Counts } from "../../screen/numbers.js";
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

/**
 * Encodes the file of a partition, and counts its rows. The columns are those of the document, so that all files of an export form one table.
 * `teams`: the rows of `/teams`, whose ids are added beside their names.
 */
export async function encode(
  { table: { path, explode, wide }, manifest: { format, source } }: Job,
  { keys }: Partition,
  rows: readonly unknown[],
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
  const filled = teams ? withIds(path, plain, teams) : plain;
  return { content: await encodeTable(filled, format, source), rows: filled.length };
}
