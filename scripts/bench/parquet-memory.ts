import { readFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
import { ByteWriter } from "hyparquet-writer";
import { toParquet } from "../../src/cli/files/parquet.js";
import { filledTable, tableOf } from "../../src/tables/table.js";

// A process of its own: it turns the games of a file into Parquet once, and prints what that took, in bytes: the most
// memory that is live at once, measured when the rows are parsed, before and after the file is written, and at each larger page of it; and the
// growth of the resident memory, which has garbage as well. The first needs --expose-gc, without which it has garbage, too.
const [, , writer, source = "", target = ""] = process.argv;
const table = tableOf("/games");
const connection = writer === "duckdb" ? await (await DuckDBInstance.create(":memory:")).connect() : undefined;
// Code that is loaded on first use is no memory of the response.
const ignore = () => {};
toParquet(filledTable([], table, ignore), "sample");
await connection?.run("select 1");

function live(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const resident = () => process.resourceUsage().maxRSS * 1024;
const before = { live: live(), resident: resident() };
const samples: number[] = [];
if (connection) await connection.run(`copy (select * from read_json('${source}')) to '${target}' (format parquet)`);
else {
  const append = ByteWriter.prototype.appendBytes;
  ByteWriter.prototype.appendBytes = function (bytes) {
    if (bytes.length > 1000) samples.push(live());
    append.call(this, bytes);
  };
  let text = readFileSync(source, "utf8");
  const rows: unknown = JSON.parse(text);
  samples.push(live());
  // The client drops the text of a response when it is parsed.
  if (text.length === 0) throw new Error("there is no text");
  text = "";
  const file = filledTable(rows, table, ignore);
  samples.push(live());
  const parquet = toParquet(file, "sample");
  samples.push(live());
  // Everything above is live until here.
  if (parquet.length === 0 || !Array.isArray(rows) || file.length !== file.cells[0]?.length)
    throw new Error("there are no rows");
}
console.log(JSON.stringify({ live: Math.max(...samples) - before.live, resident: resident() - before.resident }));
