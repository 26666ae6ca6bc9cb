import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { encode, noLosses } from "../../src/cli/commands/export/encode.js";
import { isObject } from "../../src/document/json.js";
import { createRandom } from "../../src/sample/world/simulation/random.js";
import { tidied } from "../../src/tables/tidy.js";
import type { Measure, Table } from "./measure.js";

/** As many teams as play in a season, of all divisions. */
const teams = 700;

/**
 * Games whose values vary as those of a season do. The games of the sample are few, and repeat; Parquet stores repeated values in dictionaries,
 * at nearly no cost.
 */
function variedGames(games: readonly unknown[]): unknown[] {
  const random = createRandom(2024);
  const vary = (value: unknown, name: string): unknown => {
    if (typeof value === "number" && !["season", "week"].includes(name))
      return Number.isInteger(value) ? Math.round(value * (0.5 + random.next())) : value * random.next();
    if (Array.isArray(value)) return value.map((each) => vary(each, name));
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, vary(each, key)]))
      : value;
  };
  return games.map((game, index) => {
    const [home, away] = [Math.floor(random.next() * teams), Math.floor(random.next() * teams)];
    const varied = vary(game, "");
    return {
      ...(isObject(varied) && varied),
      id: index + 1,
      startDate: new Date(Date.UTC(2024, 7, 24, Math.floor(random.next() * 24 * 140))).toISOString(),
      homeId: home,
      homeTeam: `Team ${home}`,
      awayId: away,
      awayTeam: `Team ${away}`,
      venueId: home,
      venue: `Stadium of Team ${home}`,
    };
  });
}

/** The cost of turning 3,800 games in memory into Parquet, beside DuckDB, which reads and writes files. Throws where a file has other rows. */
export async function compareParquet(measure: Measure, response: string): Promise<Table> {
  const sample: unknown = JSON.parse(response);
  if (!Array.isArray(sample)) throw new Error("games are a list");
  const games = variedGames(sample);
  const text = JSON.stringify(games);
  const partition = { call: { path: "/games", query: {} }, keys: { season: 2024 }, file: "data.parquet" } as const;
  const toParquet = (rows: readonly unknown[]) => encode("parquet", rows, "/games", partition, "sample", noLosses());
  const [source, target] = ["json", "parquet"].map((ending) => join(tmpdir(), `cfb-bench-${process.pid}.${ending}`));
  if (source === undefined || target === undefined) throw new Error("there are two files");
  writeFileSync(source, text);
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const duckdb = () => connection.run(`copy (select * from read_json('${source}')) to '${target}' (format parquet)`);
  try {
    const tasks = {
      "JSON.parse": () => JSON.parse(text),
      "tidy, as columns": () => tidied("/games", games, { as: "columns" }),
      "tidy, as rows": () => tidied("/games", games, {}),
      "Parquet of the command": () => toParquet(games),
      "JSON.parse and Parquet of the command": () => toParquet(JSON.parse(text)),
      "DuckDB, read_json to Parquet, 2 threads": duckdb,
    };
    const table = await measure("3,800 games from memory to Parquet", tasks, 60);
    const reader = await connection.runAndReadAll(`select count(*)::int as n from '${target}'`);
    const written = await toParquet(games);
    if (reader.getRowObjectsJson()[0]?.n !== games.length || written.rows !== games.length)
      throw new Error("a Parquet file lacks rows");
    return table;
  } finally {
    for (const file of [source, target]) rmSync(file, { force: true });
  }
}
