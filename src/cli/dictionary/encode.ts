import type { Column } from "../../document/columns.js";
import type { Path } from "../../types.js";
import { type FileTable, fileTable, toNdjson } from "../output/file-table.js";
import { type Entry, entriesOf } from "./entries.js";
import type { DictionaryFormat } from "./formats.js";

const names = ["table", "column", "type", "unit", "null_meaning", "description", "source", "key"] as const;

const columns = names.map(
  (name: keyof Entry): Column => ({
    name,
    keys: [name],
    type: name === "key" ? "BOOLEAN" : "STRING",
    key: name === "table" || name === "column",
    nullable: name === "unit" || name === "null_meaning",
    marks: [false],
    depth: 0,
  }),
);

/** A table of an operation, or of one of its lists. */
export interface DictionaryTable {
  readonly path: Path;
  readonly explode?: string | undefined;
}

/** Encodes the dictionary of tables: a row for each column. The same tables give the same bytes. */
export async function encodeDictionary(
  format: DictionaryFormat,
  tables: readonly DictionaryTable[],
): Promise<string | Uint8Array> {
  const entries = tables.flatMap(({ path, explode }) => entriesOf(path, explode));
  if (format === "json") return `${JSON.stringify(entries, null, 2)}\n`;
  const file: FileTable = fileTable(entries, { columns, steps: [] });
  const onMisfit = (name: string) => {
    throw new Error(`the dictionary has a wrong ${name}`);
  };
  if (format === "csv") return (await import("../output/csv.js")).toCsv(file, onMisfit);
  if (format === "ndjson") return toNdjson(file, JSON.stringify, onMisfit);
  return (await import("../output/parquet.js")).toParquet(file, "openapi.yaml", onMisfit);
}
