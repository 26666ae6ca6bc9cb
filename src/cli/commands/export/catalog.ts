import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isArray, isObject } from "../../../document/json.js";
import { isPath } from "../../../document/operation.js";
import { isLong } from "../../../document/wide.js";
import { listsOf } from "../../../tables/table.js";
import { encodeDictionary } from "../../files/dictionary.js";
import { flatFormats } from "../../files/encode.js";
import { writeWhole } from "../../files/write.js";
import type { Io } from "../../session/io.js";
import { readManifest } from "./folder.js";
import { schemaSql, type TableFiles } from "./schema-sql.js";

/** The table of a folder. Undefined where it has none of this version. */
async function tableIn(folder: string): Promise<TableFiles | undefined> {
  const { path, explode, wide, ids, format: named, by, history, query, files } = (await readManifest(folder)) ?? {};
  const format = flatFormats.find((each) => each === named);
  if (typeof path !== "string" || !isPath(path) || format === undefined) return undefined;
  if (explode !== undefined && !(typeof explode === "string" && listsOf(path).includes(explode))) return undefined;
  if (wide !== undefined && !isLong(path)) return undefined;
  return {
    ...{ path, explode, format },
    wide: wide === true || undefined,
    ids: ids === true || undefined,
    by: (isArray(by) ? by : []).map(String),
    history: history === true,
    filtered: !isObject(query) || Object.keys(query).length > 0,
    files: Object.keys(isObject(files) ? files : {}),
  };
}

/** Writes the dictionary and the schema of all tables in an output folder, those of earlier exports included, in the order of their names. */
export async function writeCatalog(io: Io, folder: string): Promise<void> {
  const tables: TableFiles[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const table = await tableIn(join(folder, name));
    if (table) tables.push(table);
  }
  for (const format of ["csv", "parquet"] as const)
    await writeWhole(io, join(folder, `_dictionary.${format}`), await encodeDictionary(format, tables));
  await writeWhole(io, join(folder, "schema.sql"), schemaSql(tables));
}
