import { dirname } from "node:path";
import type { Column } from "../../../document/columns.js";
import { operations } from "../../../document/operation.js";
import { prose } from "../../../document/prose.js";
import { entriesOf, folderEntries } from "../../files/dictionary.js";
import type { FlatFormat } from "../../files/encode.js";
import { exportedTable, folderColumns, type StoredTable, tableName, takenKey } from "../../files/file-table.js";

/** A table of an export, with the facts from its manifest. */
export interface TableFiles extends StoredTable {
  readonly format: FlatFormat;
  readonly by: readonly string[];
  /** Whether the query leaves out rows. */
  readonly filtered: boolean;
  readonly files: readonly string[];
}

const types = {
  BOOLEAN: "BOOLEAN",
  INT32: "INTEGER",
  DOUBLE: "DOUBLE",
  STRING: "VARCHAR",
  JSON: "VARCHAR",
  TIMESTAMP: "TIMESTAMP WITH TIME ZONE",
} as const;

const name = (text: string) => `"${text.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (names: readonly string[]) => names.map(name).join(", ");

/** Returns a column's type in DuckDB. In CSV, a list is JSON text. */
function typeOf({ type, items = "STRING", fields }: Column, format: FlatFormat): string {
  if (type !== "LIST") return types[type];
  if (format === "csv") return "VARCHAR";
  if (fields === undefined) return `${types[items]}[]`;
  return `STRUCT(${fields.map((field) => `${name(field.name)} ${typeOf(field, format)}`).join(", ")})[]`;
}

type SqlTable = ReturnType<typeof sqlTable>;

/** Returns a table with its key and its columns' types by name. */
function sqlTable(table: TableFiles) {
  const { by, format } = table;
  const { columns } = exportedTable(table);
  const own = new Map(columns.map((column) => [column.name, typeOf(column, format)]));
  const ofFolders = folderColumns(table, by);
  const keys = columns.filter(({ key }) => key);
  return {
    ...table,
    name: tableName(table),
    types: new Map([
      ...ofFolders.map((each) => [each.name, each.name === takenKey ? "DATE" : types.INT32] as const),
      ...own,
    ]),
    key: [...keys, ...ofFolders.filter(({ key }) => key)].map((column) => column.name),
    isNullable: keys.some(({ nullable }) => nullable),
    entries: [...folderEntries(table), ...entriesOf(table)],
  };
}

/**
 * Returns the columns that refer to another table of the export, each with that table. For example, such a column's description begins with "The id
 * of the game, as in `games`."
 */
function referencesOf(table: SqlTable, all: readonly SqlTable[]): (readonly [column: string, target: SqlTable])[] {
  return table.entries.flatMap(({ column, description }) => {
    const [, named] = /^The id of [^.]*, as in `(\w+)`\./.exec(description) ?? [];
    const target = all.find((each) => each.name === named);
    if (target === undefined || target === table) return [];
    // The list of today's teams may lack teams of another season. A filtered table may lack rows to which other tables refer.
    const isWhole = operations[target.path].freshness !== "reference" && !target.filtered;
    const [key = "", ...others] = target.key;
    // The service sends some ids as numbers of different types. In DuckDB, a foreign key must have the type of the column to which it refers.
    const isKey = others.length === 0 && !target.isNullable && table.types.get(column) === target.types.get(key);
    // A season's file contains all of its weeks.
    const folders = new Set(target.files.map(dirname));
    const isThere = (file: string) => folders.has(dirname(file)) || folders.has(dirname(dirname(file)));
    return isWhole && isKey && table.files.every(isThere) ? [[column, target] as const] : [];
  });
}

/** Sorts the tables so that each table follows those to which it refers. */
function inOrder(tables: readonly SqlTable[]): SqlTable[] {
  const ordered = new Set<SqlTable>();
  const add = (table: SqlTable) => {
    if (ordered.has(table)) return;
    for (const [, target] of referencesOf(table, tables)) add(target);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}

function statements(table: SqlTable, all: readonly SqlTable[]): string {
  const { path, key, isNullable, types: own, entries } = table;
  const lines = [
    ...[...own].map(([column, type]) => `${name(column)} ${type}`),
    ...(key.length === 0 ? [] : [`${isNullable ? "UNIQUE" : "PRIMARY KEY"} (${list(key)})`]),
    ...referencesOf(table, all).map(
      ([column, target]) => `FOREIGN KEY (${name(column)}) REFERENCES ${name(target.name)} (${list(target.key)})`,
    ),
  ];
  const comments = entries.flatMap(({ column, description, as_of, key: isKey }) => {
    // A key only identifies its row, so the comment does not say when the key's value is known.
    const asOf = as_of === null || isKey ? "" : ` Known: ${as_of}.`;
    const is = `IS ${literal(description + asOf)};`;
    return own.has(column) ? [`COMMENT ON COLUMN ${name(table.name)}.${name(column)} ${is}`] : [];
  });
  return [
    `CREATE TABLE ${name(table.name)} (\n  ${lines.join(",\n  ")}\n);`,
    `COMMENT ON TABLE ${name(table.name)} IS ${literal(`${prose[path].summary} (${path})`)};`,
    ...comments,
    "",
  ].join("\n");
}

const readers = { parquet: "read_parquet", csv: "read_csv", ndjson: "read_json" } as const;

function loadOf({ name: own, by, format }: SqlTable): string {
  const files = literal(`${own}/${"*/".repeat(by.length)}data.${format}`);
  // The table defines the types. Without `all_varchar`, DuckDB would guess that digits in a CSV are a number.
  const options = `${format === "csv" ? ", all_varchar = true" : ""}${by.length > 0 ? ", hive_partitioning = true" : ""}`;
  const rows = `${readers[format]}(${files}${options})`;
  // DuckDB 1.5 converts columns of a CSV by position unless it reads all of them first.
  const read = format === "csv" ? `WITH sent AS MATERIALIZED (FROM ${rows}) FROM sent` : `SELECT * FROM ${rows}`;
  return `-- INSERT INTO ${name(own)} BY NAME ${read};`;
}

/** Returns the SQL that creates an export's tables in DuckDB. The statements that load the files are comments. */
export function schemaSql(tables: readonly TableFiles[]): string {
  const ordered = inOrder(tables.map(sqlTable));
  return [
    "-- The tables of this export for DuckDB. Create them in an empty database. After another run, use a new database, because DuckDB can't replace",
    "-- rows to which other rows refer. Then load the files in this order, in this folder:",
    ...ordered.map(loadOf),
    "",
    ...ordered.map((table) => statements(table, ordered)),
  ].join("\n");
}
