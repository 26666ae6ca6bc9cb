import { readFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
import { checkedTable, fileTable } from "../../src/cli/output/file-table.js";
import { toParquet } from "../../src/cli/output/parquet.js";

// A process of its own, started with --expose-gc: it turns the games of a file into Parquet once, and prints what that took, in bytes: the most
// memory that is live at once, and the growth of the resident memory, which has garbage as well.
const [, , writer, source = "", target = ""] = process.argv;
const table = checkedTable("/games", undefined);
const connection = writer === "duckdb" ? await (await DuckDBInstance.create(":memory:")).connect() : undefined;
// Code that is loaded on first use is no memory of the response.
toParquet(fileTable([], table), "sample", () => {});
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
  const text = readFileSync(source, "utf8");
  const rows: unknown = JSON.parse(text);
  const file = fileTable(rows, table);
  const cells = file.cells(() => {});
  samples.push(live());
  const parquet = toParquet({ ...file, cells: () => cells }, "sample", () => {});
  samples.push(live());
  // Everything above is live until here.
  if (parquet.length === 0 || text.length === 0 || file.length !== cells[0]?.length)
    throw new Error("there are no rows");
}
console.log(JSON.stringify({ live: Math.max(...samples) - before.live, resident: resident() - before.resident }));
