import { join } from "node:path";
import type { Column } from "../../../document/columns.js";
import type { Path } from "../../../types.js";
import type { Io } from "../../session/io.js";
import { encodeTable, flatFormats } from "../encode.js";
import { fileTable } from "../file-table.js";
import { writeWhole } from "../write.js";
import { type Entry, entriesOf } from "./entries.js";

/** The formats of a dictionary. */
export const dictionaryFormats = ["json", ...flatFormats] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];

const names = ["table", "column", "type", "unit", "null_meaning", "description", "source", "as_of", "key"] as const;

const columns = names.map(
  (name: keyof Entry): Column => ({
    name,
    keys: [name],
    type: name === "key" ? "BOOLEAN" : "STRING",
    key: name === "table" || name === "column",
    nullable: name === "unit" || name === "null_meaning" || name === "as_of",
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
  return encodeTable(fileTable(entries, { columns, steps: [] }), format, "openapi.yaml", (name) => {
    throw new Error(`the dictionary has a wrong ${name}`);
  });
}

/** Writes the dictionary of exported tables into their folder, as CSV and as Parquet. Throws a `Failure` where it cannot write. */
export async function writeDictionary(io: Io, folder: string, tables: readonly DictionaryTable[]): Promise<void> {
  for (const format of ["csv", "parquet"] as const)
    await writeWhole(io, join(folder, `_dictionary.${format}`), await encodeDictionary(format, tables));
}
