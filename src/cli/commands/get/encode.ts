import type { Column } from "../../../document/columns.js";
import type { Table } from "../../../tables/table.js";
import type { Path } from "../../../types.js";
import { encodeTable, type FlatFormat } from "../../files/encode.js";
import { checkedTable, chosenSources, explodedTable, extrasOf, fileTable } from "../../files/file-table.js";
import { toJson } from "../../files/json.js";
import { elementRows, inRow } from "../../screen/elements.js";
import { leftOutNote, picked } from "../../screen/rows.js";
import type { Io } from "../../session/io.js";

/** The table of an exploded list as JSON and tables have it: rows of the service in which an element stands for its list, and their columns. */
export function explodedFor(path: Path, list: string, names: readonly string[] | undefined): Table {
  const { columns, steps } = explodedTable(path, list, names);
  return { columns: columns.map((column) => inRow(column, steps)), steps };
}

/** Encodes rows as JSON: those of the service, with the chosen columns only, or for each the elements of a list. */
export function encodeJson(
  data: unknown,
  rows: readonly unknown[],
  columns: readonly Column[] | undefined,
  steps: Table["steps"] | undefined,
): string {
  const number = columns?.find(({ depth }) => depth < 0)?.name;
  const all = steps ? elementRows(rows, steps, number) : rows;
  const chosen = columns ? all.map((row) => picked(row, columns)) : all;
  return `${toJson(Array.isArray(data) || steps ? chosen : chosen[0], 2)}\n`;
}

/** Encodes rows as a file of flat columns, and counts its rows. */
export async function encodeFlat(
  format: FlatFormat,
  rows: readonly unknown[],
  path: Path,
  { columns: names, explode }: { readonly columns?: readonly string[]; readonly explode?: string },
  source: string,
  io: Io,
): Promise<{ readonly text: string | Uint8Array; readonly count: number }> {
  const table = checkedTable(path, explode);
  const extras = explode === undefined && !names ? extrasOf(path, rows) : [];
  const note = leftOutNote(extras);
  if (note !== undefined) io.note(note);
  const file = fileTable(rows, table, names ? chosenSources(names, path, explode) : [...table.columns, ...extras]);
  const misfits = new Map<string, number>();
  const onMisfit = (name: string) => misfits.set(name, (misfits.get(name) ?? 0) + 1);
  const text = await encodeTable(file, format, source, onMisfit);
  const counts = [...misfits].map(([name, count]) => `${name} (${count})`);
  if (counts.length > 0) io.note(`Values that do not fit the types of the document, left empty: ${counts.join(", ")}.`);
  return { text, count: file.length };
}
