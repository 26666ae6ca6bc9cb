import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isPath } from "../../document/operation.js";
import { listsOf } from "../../tables/table.js";
import type { DictionaryTable } from "../dictionary/encode.js";
import { writeDictionary } from "../dictionary/write.js";
import type { Io } from "../io.js";
import { removeParts } from "../output/parts.js";
import { readManifest } from "./folder.js";

/** The tables in an output folder, those of earlier exports included, in the order of their names. */
async function tablesIn(folder: string): Promise<DictionaryTable[]> {
  const tables: DictionaryTable[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const { path, explode } = (await readManifest(join(folder, name))) ?? {};
    if (typeof path !== "string" || !isPath(path)) continue;
    if (explode === undefined) tables.push({ path });
    else if (typeof explode === "string" && listsOf(path).includes(explode)) tables.push({ path, explode });
  }
  return tables;
}

/** Writes the dictionary of all tables in an output folder, and removes what killed runs wrote of one. */
export async function writeCatalog(io: Io, folder: string): Promise<void> {
  await removeParts(folder);
  await writeDictionary(io, folder, await tablesIn(folder));
}
