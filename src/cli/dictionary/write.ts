import { join } from "node:path";
import type { Io } from "../io.js";
import { dictionaryNames } from "../output/file-names.js";
import { writeWhole } from "../output/write.js";
import { type DictionaryTable, encodeDictionary } from "./encode.js";

/** Writes the dictionary of exported tables into their folder, as CSV and as Parquet. Throws a `Failure` where it cannot write. */
export async function writeDictionary(io: Io, folder: string, tables: readonly DictionaryTable[]): Promise<void> {
  for (const format of ["csv", "parquet"] as const) {
    await writeWhole(io, join(folder, dictionaryNames[format]), await encodeDictionary(format, tables));
  }
}
