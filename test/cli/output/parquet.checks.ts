import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { recordingsOf } from "../../../scripts/lib/recordings.js";
import { type Entry, entriesOf } from "../../../src/cli/files/dictionary.js";
import { encodeTable } from "../../../src/cli/files/encode.js";
import { exportedTable, parameterColumn } from "../../../src/cli/files/file-table.js";
import { isObject } from "../../../src/document/json.js";
import { rowsOf } from "../../../src/document/selection.js";
import { operationIdOf } from "../../../src/document/words.js";
import { columnsOf } from "../../../src/tables/index.js";
import { filledTable } from "../../../src/tables/table.js";
import { tidied } from "../../../src/tables/tidy.js";
import type { Path } from "../../../src/types.js";
import { triesAll } from "../../support/all-cases.js";
import { query } from "../../support/duckdb.js";
import { duckTypes } from "../../support/duckdb-types.js";
import { tables } from "../../tables/support.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-parquet-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a path's longest recorded body, or all bodies if the tests try all cases. Adds the parameter that an export adds to rows without it. */
async function bodiesOf(path: Path): Promise<readonly unknown[]> {
  const parameter = parameterColumn(path)?.keys[0];
  const bodies = (await recordingsOf(operationIdOf(path))).flatMap(({ request, response }) => {
    if (response.status !== 200) return [];
    const { body } = response;
    return [parameter !== undefined && isObject(body) ? { [parameter]: request.query?.[parameter], ...body } : body];
  });
  if (triesAll) return bodies;
  const lengthOf = (body: unknown) => JSON.stringify(body).length;
  return bodies.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);
}

/** A table to write to a Parquet file. */
interface Job {
  readonly file: string;
  readonly path: Path;
  readonly explode: string | undefined;
  readonly body: unknown;
}

/** Returns a job for each recording. */
async function jobsOf({ path, explode }: (typeof tables)[number]): Promise<Job[]> {
  const bodies = await bodiesOf(path);
  return bodies.map((body, index) => {
    return { file: join(folder, operationIdOf(path), explode ?? "rows", `${index}.parquet`), path, explode, body };
  });
}

let jobs: readonly Job[] = [];
let lines: Job | undefined;
const again = join(folder, "again.parquet");
const empty = join(folder, "empty.parquet");

beforeAll(async () => {
  jobs = (await Promise.all(tables.map(jobsOf))).flat();
  lines = jobs.find(({ path, explode }) => path === "/lines" && explode === undefined);
  if (lines === undefined) throw new Error("no recording of /lines");
  for (const { file, path, explode, body } of [
    ...jobs,
    { ...lines, file: again },
    { ...lines, file: empty, body: [] },
  ]) {
    mkdirSync(dirname(file), { recursive: true });
    const refuse = (name: string) => {
      throw new Error(`${path}: a value does not fit ${name}`);
    };
    const table = filledTable(rowsOf(path, body), exportedTable({ path, explode }), refuse);
    writeFileSync(file, await encodeTable(table, "parquet", "sample"));
  }
});

/** Computes a column's DuckDB type from the dictionary's entries alone. */
function duckType(entry: Entry, entries: readonly Entry[]): string {
  const [, item] = /^LIST<(.*)>$/.exec(entry.type) ?? [];
  if (item === undefined) return duckTypes[entry.type] ?? "";
  if (item !== "STRUCT") return `${duckTypes[item]}[]`;
  const prefix = `${entry.column}[].`;
  const inner = entries.filter(
    ({ column }) => column.startsWith(prefix) && !column.slice(prefix.length).includes("[]"),
  );
  return `STRUCT(${inner.map((each) => `${each.column.slice(prefix.length)} ${duckType(each, entries)}`).join(", ")})[]`;
}

test("DuckDB reads every table's Parquet file with the dictionary's types, and the table's key is unique", async () => {
  let rows = 0;
  for (const { path, explode, columns } of tables) {
    const entries = entriesOf({ path, explode });
    const key = columns.filter((column) => column.key).map(({ name }) => name);
    const files = jobs.filter((job) => job.path === path && job.explode === explode);
    for (const [index, { file }] of files.entries()) {
      if (index === 0) {
        const types = (await query(`describe select * from '${file}'`)).map((row) => [
          row.column_name,
          // DuckDB quotes field names that are SQL keywords.
          String(row.column_type).replaceAll('"', ""),
        ]);
        const wanted = entries
          .filter(({ column }) => !column.includes("[]"))
          .map((entry) => [entry.column, duckType(entry, entries)]);
        expect([path, explode, types]).toEqual([path, explode, wanted]);
      }
      const distinct = columnsOf(path).some((column) => column.key)
        ? `count(distinct row(${key.join(", ")}))::int`
        : "count(*)::int";
      const [counts] = await query(`select count(*)::int as rows, ${distinct} as keys from '${file}'`);
      expect([path, explode, counts?.keys]).toEqual([path, explode, counts?.rows]);
      rows += Number(counts?.rows);
    }
  }
  expect(rows).toBeGreaterThan(4000);
});

/** Returns the cells as the test gets them from DuckDB, with null instead of `undefined` and with date-times in ms. */
const printed = (rows: unknown): unknown =>
  JSON.parse(
    JSON.stringify(rows, (_, value) => (value === undefined ? null : value)),
    (_, value) => (typeof value === "string" && /^\d{4}-.*\.\d{3}Z$/.test(value) ? Date.parse(value) : value),
  );

test("DuckDB reads every value of nested lists, including empty lists and nulls", async () => {
  let lists = 0;
  for (const path of ["/games/players", "/lines", "/games", "/rankings", "/playoffs/cfp", "/live/plays"] as const) {
    for (const { file, body } of jobs.filter((job) => job.path === path && job.explode === undefined)) {
      const names = columnsOf(path).map(({ name, type }) =>
        type === "TIMESTAMP" ? `epoch_ms(${name}) as ${name}` : name,
      );
      const found = await query(`select ${names.join(", ")} from '${file}'`);
      const text = JSON.stringify(found, (_, value) =>
        typeof value === "string" && /^\d{4}-\d\d-\d\d .*\+00$/.test(value)
          ? Date.parse(value.replace("+00", "Z"))
          : value,
      );
      const numbers = columnsOf(path)
        .filter(({ type }) => type === "TIMESTAMP")
        .map(({ name }) => name);
      const got = (JSON.parse(text) as Record<string, unknown>[]).map((row) => {
        for (const name of numbers) if (row[name] !== null) row[name] = Number(row[name]);
        return row;
      });
      expect([path, got]).toEqual([path, printed(tidied(path, body, {}))]);
      lists += JSON.stringify(got).split("[").length;
    }
  }
  expect(lists).toBeGreaterThan(150);
});

test("the same rows produce the same bytes, and a table without rows keeps its column types", async () => {
  expect(readFileSync(again)).toEqual(readFileSync(lines?.file ?? ""));
  const types = await query(`describe select * from '${empty}'`);
  expect(types.find((row) => row.column_name === "lines")?.column_type).toMatch(/^STRUCT\(provider VARCHAR, .*\)\[\]$/);
});
