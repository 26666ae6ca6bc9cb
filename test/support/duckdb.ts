import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

let connection: Promise<DuckDBConnection> | undefined;

/**
 * Runs a query in DuckDB, which does not share code with this package. Each test file has one in-memory database, because starting a database takes
 * longer than most queries.
 */
export async function query(sql: string): Promise<Record<string, unknown>[]> {
  connection ??= DuckDBInstance.create().then((instance) => instance.connect());
  return (await (await connection).runAndReadAll(sql)).getRowObjectsJson();
}
