// Jest can't load the Parquet library, because the library is an ES module. So parquet.checks.ts runs this script, which writes the files that a JSON
// list of jobs describes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { encodeDictionary } from "../../../src/cli/files/dictionary.js";
import { encodeTable } from "../../../src/cli/files/encode.js";
import { exportedTable } from "../../../src/cli/files/file-table.js";
import { rowsOf } from "../../../src/document/selection.js";
import { filledTable } from "../../../src/tables/table.js";
import { tables } from "../../tables/support.js";
import type { Job } from "./parquet-job.js";

const [, , jobs = "", dictionary = ""] = process.argv;
for (const { file, path, explode, body } of JSON.parse(readFileSync(jobs, "utf8")) as Job[]) {
  mkdirSync(dirname(file), { recursive: true });
  const refuse = (name: string) => {
    throw new Error(`${path}: a value does not fit ${name}`);
  };
  const table = filledTable(rowsOf(path, body), exportedTable({ path, explode }), refuse);
  writeFileSync(file, await encodeTable(table, "parquet", "sample"));
}
for (const format of ["csv", "parquet"] as const) {
  writeFileSync(`${dictionary}.${format}`, await encodeDictionary(format, tables));
}
