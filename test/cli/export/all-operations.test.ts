import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "../../../src/cli/files/dictionary.js";
import { tableName } from "../../../src/cli/files/file-table.js";
import { paths } from "../../../src/document/operation.js";
import { examples } from "../../../src/document/prose.js";
import { query } from "../../support/duckdb.js";
import { duckTypes } from "../../support/duckdb-types.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";

const cfb = builtCfb();

/** DuckDB's name for the type of a column in the dictionary. */
const duckType = (type: string) => {
  const [, items] = /^LIST<(.*)>$/.exec(type) ?? [];
  return items === undefined ? duckTypes[type] : items === "STRUCT" ? /^STRUCT\(.*\)\[\]$/ : `${duckTypes[items]}[]`;
};

/** The operations for which a season is not a complete query, or that are about this moment. The query has the parameters of their examples. */
const byName = (
  [
    "/scoreboard",
    "/games/schedule",
    "/games/{gameId}/preview",
    "/games/{gameId}/preview/adjusted",
    "/live/plays",
    "/teams/matchup",
    "/player/search",
    "/player/season/overview",
    "/ppa/predicted",
    "/info",
    "/info/usage",
  ] as const
).map((path) => {
  const { year: _, ...query }: Readonly<Record<string, unknown>> = examples[path];
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
});

test("every operation can be exported to Parquet with the dictionary's types and a unique key", async () => {
  const folder = join(cfb.folder, "all");
  const args = ["--years", "2024", "--sample", "--output", folder];
  const all = await cfb(["export", "--all", ...args]);
  expect(all.code).toBe(0);
  expect(all.stderr.match(/ is left out: /g)).toHaveLength(byName.length);
  const named = await cfb(["export", ...byName, ...args]);
  expect({ code: named.code, stderr: named.stderr }).toEqual({
    code: 0,
    stderr: expect.not.stringContaining("Failed"),
  });

  const entries = (await query(
    `select * from read_parquet('${join(folder, "_dictionary.parquet")}')`,
  )) as unknown as Entry[];
  const names = new Set(entries.map(({ table }) => table));
  expect([...names].sort()).toEqual(paths.map((path) => tableName({ path })).sort());
  expect(names.size).toBe(operationCount);
  const problems: unknown[] = [];
  let rows = 0;
  for (const name of names) {
    const { files } = JSON.parse(readFileSync(join(folder, name, "_export.json"), "utf8"));
    const list = Object.keys(files).map((file) => `'${join(folder, name, file)}'`);
    const table = `read_parquet([${list.join(", ")}], hive_partitioning = true)`;
    const columns = entries.filter((entry) => entry.table === name && !entry.column.includes("[]"));
    const found = new Map(
      (await query(`describe select * from ${table}`)).map((row) => [row.column_name, row.column_type]),
    );
    for (const { column, type } of columns) {
      // DuckDB reads the names of folders as 64-bit integers.
      const expected =
        ["season", "week"].includes(column) && found.get(column) === "BIGINT" ? "BIGINT" : duckType(type);
      const actual = String(found.get(column));
      if (expected instanceof RegExp ? !expected.test(actual) : expected !== actual)
        problems.push([name, column, type, actual]);
    }
    const keys = columns.filter(({ key }) => key).map(({ column }) => `"${column}"`);
    // A key may contain a null, which `count(distinct …)` would leave out.
    const own = keys.length === 0 ? table : `(select distinct ${keys.join(", ")} from ${table})`;
    const [count] = await query(
      `select (select count(*) from ${table})::int as n, (select count(*) from ${own})::int as own`,
    );
    rows += Number(count?.n);
    if (count?.n !== count?.own) problems.push([name, "is not unique by", keys]);
  }
  expect(problems).toEqual([]);
  expect(rows).toBeGreaterThan(10_000);
});
