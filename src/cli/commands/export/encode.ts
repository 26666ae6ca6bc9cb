import { isObject } from "../../../document/json.js";
import { withIds } from "../../../tables/ids.js";
import { ordered } from "../../../tables/read.js";
import { filledTable } from "../../../tables/table.js";
import { wideTableOf } from "../../../tables/wide.js";
import type { Path } from "../../../types.js";
import { Counts, encodeTable, type FlatFormat } from "../../files/encode.js";
import type { Chosen } from "../../files/file-table.js";
import { exportedTable } from "../../files/parameter-column.js";
import { columnsOf, extraColumns } from "../../screen/columns.js";
import type { Partition } from "./partitions.js";

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

export interface EncodeOptions extends Chosen {
  /** The data of `/teams`, whose ids are added beside their names. */
  readonly teams?: unknown;
  /** The file whose rows stay, and when the new rows were requested, ISO 8601. */
  readonly history?: { readonly file: string; readonly requestedAt: string };
}

/**
 * Encodes the file of a partition, and counts its rows. The same rows give the same bytes. The columns are those of the document, so that all files of an export
 * form one table; columns that the names of folders hold are left out. What a file lacks is added to `losses`.
 */
export async function encode(
  format: FlatFormat,
  rows: readonly unknown[],
  path: Path,
  { keys }: Partition,
  source: string,
  losses: Losses,
  { explode, wide, teams, history }: EncodeOptions = {},
) {
  const ofFolder = Object.entries(keys);
  for (const row of rows) {
    for (const [name, value] of ofFolder) {
      const own = isObject(row) && Object.hasOwn(row, name) ? row[name] : value;
      if (own !== value) losses.mismatched.add(name);
    }
  }
  const onMisfit = (name: string) => losses.misfits.add(name);
  const table = exportedTable({ path, explode, wide });
  const widened = wide && wideTableOf(path, rows, onMisfit);
  const known = new Set(table.columns.map(({ name }) => name));
  const found = widened ? widened.columns : explode === undefined ? extraColumns(rows, columnsOf(path)) : [];
  for (const { name } of found) if (!known.has(name)) losses.unknown.add(name);
  const columns = table.columns.filter(({ name }) => !Object.hasOwn(keys, name));
  const plain = filledTable(widened ? widened.rows : ordered(path, rows), { ...table, columns }, onMisfit);
  const own = teams ? withIds(path, plain, teams) : plain;
  const file = history ? await (await import("./history.js")).withHistory(own, format, history) : own;
  return { content: await encodeTable(file, format, source), rows: file.length };
}
