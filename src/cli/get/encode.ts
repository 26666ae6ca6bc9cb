import type { Column } from "../../document/columns.js";
import type { Path } from "../../types.js";
import type { Io } from "../io.js";
import { leftOutNote, picked } from "../output/rows.js";

/** Encodes rows as JSON: those of the service, with the chosen columns only. */
export async function encodeJson(
  data: unknown,
  rows: readonly unknown[],
  columns: readonly Column[] | undefined,
): Promise<string> {
  const { toJson } = await import("../output/json.js");
  const chosen = columns ? rows.map((row) => picked(row, columns)) : rows;
  return `${toJson(Array.isArray(data) ? chosen : chosen[0], 2)}\n`;
}

/** Encodes rows as a file of flat columns. */
export async function encodeFlat(
  format: "csv" | "ndjson" | "parquet",
  rows: readonly unknown[],
  path: Path,
  { columns: names, explode }: { readonly columns?: readonly string[]; readonly explode?: string },
  source: string,
  io: Io,
): Promise<string | Uint8Array> {
  const { checkedTable, chosenSources, extrasOf, fileTable, toNdjson } = await import("../output/file-table.js");
  const table = checkedTable(path, explode);
  const extras = explode === undefined && !names ? extrasOf(path, rows) : [];
  const note = leftOutNote(extras);
  if (note !== undefined) io.note(note);
  const file = fileTable(rows, table, names ? chosenSources(names, path, explode) : [...table.columns, ...extras]);
  const misfits = new Map<string, number>();
  const onMisfit = (name: string) => misfits.set(name, (misfits.get(name) ?? 0) + 1);
  const encoded = async () => {
    if (format === "csv") return (await import("../output/csv.js")).toCsv(file, onMisfit);
    if (format === "parquet") return (await import("../output/parquet.js")).toParquet(file, source, onMisfit);
    return toNdjson(file, (await import("../output/json.js")).toJson, onMisfit);
  };
  const content = await encoded();
  const counts = [...misfits].map(([name, count]) => `${name} (${count})`);
  if (counts.length > 0) io.note(`Values that do not fit the types of the document, left empty: ${counts.join(", ")}.`);
  return content;
}
