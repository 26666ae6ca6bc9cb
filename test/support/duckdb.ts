import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

let connection: Promise<DuckDBConnection> | undefined;

/** The rows of a query in DuckDB, which shares no code with this package. A test file has one database, in memory: to start one takes longer than most queries. */
export async function query(sql: string): Promise<Record<string, unknown>[]> {
  connection ??= DuckDBInstance.create().then((instance) => instance.connect());
  return (await (await connection).runAndReadAll(sql)).getRowObjectsJson();
}
