import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { encode, noLosses } from "../../src/cli/export/encode.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Measure, Table } from "./measure.js";

/** The cost of turning 3,800 games in memory into Parquet, beside DuckDB, which reads and writes files. Throws where a file has other rows. */
export async function compareParquet(measure: Measure, text: string): Promise<Table> {
  const games: unknown = JSON.parse(text);
  if (!Array.isArray(games)) throw new Error("games are a list");
  const partition = { call: { path: "/games", query: {} }, keys: { season: 2024 }, file: "data.parquet" } as const;
  const toParquet = (rows: readonly unknown[]) => encode("parquet", rows, "/games", partition, "sample", noLosses());
  const [source, target] = ["json", "parquet"].map((ending) => join(tmpdir(), `cfb-bench-${process.pid}.${ending}`));
  if (source === undefined || target === undefined) throw new Error("there are two files");
  writeFileSync(source, text);
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const duckdb = () => connection.run(`copy (select * from read_json('${source}')) to '${target}' (format parquet)`);
  try {
    const rows = await measure(
      {
        "JSON.parse": async () => JSON.parse(text),
        "tidy, as columns": async () => tidied("/games", games, { as: "columns" }),
        "tidy, as rows": async () => tidied("/games", games, {}),
        "Parquet of the command": () => toParquet(games),
        "JSON.parse and Parquet of the command": () => toParquet(JSON.parse(text)),
        "DuckDB, read_json to Parquet, 2 threads": duckdb,
      },
      60,
    );
    const reader = await connection.runAndReadAll(`select count(*)::int as n from '${target}'`);
    const written = await toParquet(games);
    if (reader.getRowObjectsJson()[0]?.n !== games.length || written.rows !== games.length)
      throw new Error("a Parquet file lacks rows");
    return { title: "3,800 games from memory to Parquet", rows };
  } finally {
    for (const file of [source, target]) rmSync(file, { force: true });
  }
}
