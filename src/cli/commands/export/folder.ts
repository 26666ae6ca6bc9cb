import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { seasonAt, ttlOf } from "../../../cache/ttl.js";
import { isArray, isObject, parsedJson } from "../../../document/json.js";
import { isPath, operations } from "../../../document/operation.js";
import { isLong } from "../../../document/wide.js";
import { listsOf } from "../../../tables/table.js";
import { fileFailure, prepareFolder, refuseLink, textOfFile } from "../../files/destination.js";
import { encodeDictionary } from "../../files/dictionary.js";
import { flatFormats } from "../../files/encode.js";
import { addsIds, type StoredTable, tableName, takenKey } from "../../files/file-table.js";
import { manifestName } from "../../files/one-source.js";
import { isPart, removeParts, writeWhole } from "../../files/write.js";
import { ifThere, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { schemaSql, type TableFiles } from "./schema-sql.js";
import { type ExportOptions, type ExportTable, type Partition, partitionsOf } from "./tables.js";

/** A table, with its files on disk and the files that are left to request. */
export type Job = Awaited<ReturnType<typeof jobOf>>;

/** A manifest's files, each with the time of its request in ISO 8601. `misfits` is the number of values whose type differs from the document. */
type Files = Record<string, { readonly requestedAt: string; readonly rows?: number; readonly misfits?: number }>;

/** The table of a manifest. Undefined if this version does not know its path or its form. */
function storedTable({ path, explode, wide, ids }: Readonly<Record<string, unknown>>): StoredTable | undefined {
  if (typeof path !== "string" || !isPath(path)) return undefined;
  if (explode !== undefined && !(typeof explode === "string" && listsOf(path).includes(explode))) return undefined;
  if (wide !== undefined && !isLong(path)) return undefined;
  return { path, explode, wide: wide === true || undefined, ids: ids === true || undefined };
}

/** A folder's manifest. An earlier version noted `ids` for tables without a column that gets an id, too. It is left out there. */
async function readManifest(folder: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const manifest = parsedJson((await textOfFile(join(folder, manifestName)).catch(() => undefined)) ?? "");
  if (!isObject(manifest)) return undefined;
  const { ids, ...rest } = manifest;
  const table = storedTable(rest);
  return ids !== undefined && table && !addsIds(table) ? rest : manifest;
}

/**
 * Returns a manifest's files that have a request time. If the manifest's settings differ from `settings`, throws a {@link UsageError} that names the
 * differences.
 */
function filesOf({ files, ...before }: Readonly<Record<string, unknown>>, folder: string, settings: object): Files {
  const now: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(settings));
  const names = Object.keys({ ...before, ...now }).filter((name) => !isDeepStrictEqual(before[name], now[name]));
  if (names.length > 0) {
    const text = (value: unknown) => {
      if (value === undefined) return "none";
      return isArray(value) ? value.join(" and ") : JSON.stringify(value);
    };
    const what = names.map((name) => `${name} ${text(before[name])} there, ${text(now[name])} here`).join("; ");
    const isEmpty = isObject(files) && Object.values(files).every((file) => isObject(file) && file.rows === 0);
    const remedy = isEmpty ? "its files have no rows, so remove it, or give" : "give";
    throw new UsageError(`${folder} contains another export (${what}): ${remedy} another folder with --output`);
  }
  const entries = Object.entries(isObject(files) ? files : {}).flatMap(([name, file]) => {
    const { requestedAt, ...more } = isObject(file) ? file : {};
    return typeof requestedAt === "string" ? [[name, { requestedAt, ...more }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the files in a folder's manifest. Throws a {@link UsageError} if the folder contains anything other than an export with these settings. */
async function filesIn(folder: string, settings: object): Promise<Files> {
  const found = await ifThere(readdir(folder)).catch(fileFailure("write", folder));
  const names = (found ?? []).filter((name) => !isPart(name));
  if (names.length === 0) return {};
  const manifest = await readManifest(folder);
  if (manifest) return filesOf(manifest, folder, settings);
  const what = names.includes(manifestName) ? `a damaged ${manifestName}` : "something else";
  throw new UsageError(`${folder} contains ${what}: give an empty or a new folder`);
}

/** Writes the manifest, including the files of earlier runs. */
export async function writeManifest(io: Io, { folder, manifest }: Job): Promise<void> {
  const files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(io, join(folder, manifestName), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
}

/** Whether a partition's file was written without rows, for example because no row matched a misspelt name. */
export const hasNoRows = ({ manifest }: Pick<Job, "manifest">, { file }: Partition): boolean =>
  manifest.files[file]?.rows === 0;

/** Returns a job's files, and all folders between them and the table's folder. */
function pathsOf({ folder, partitions }: Job) {
  const files = partitions.map(({ file }) => join(folder, file));
  const folders = new Set([folder]);
  for (const file of files)
    for (let above = dirname(file); !folders.has(above); above = dirname(above)) folders.add(above);
  return { files, folders };
}

/** Throws a {@link UsageError} if one of a job's files or folders is a link. */
export async function refuseLinks(job: Job): Promise<void> {
  const { files, folders } = pathsOf(job);
  for (const each of [...folders, join(job.folder, manifestName), ...files]) await refuseLink(each);
}

export async function prepare(io: Io, job: Job): Promise<void> {
  await prepareFolder(job.folder);
  for (const each of pathsOf(job).folders) await removeParts(io.host, each);
  await writeManifest(io, job);
}

/** The times at which a run and its refresh began. */
export interface RunTimes {
  /** The day in UTC on which the run began, such as `2025-10-04`. */
  readonly today: string;
  /** When the run's refresh began, in ISO 8601. Undefined if the run does not refresh anything. */
  readonly refreshedFrom: string | undefined;
}

/**
 * Finds the files that are left to request for a table. A file is current forever if its season was over at the time of the request, and if all its
 * values fit the document's types. Any other file is current as long as the client would cache its response.
 */
export async function jobOf(
  table: ExportTable,
  { format, keep, output }: ExportOptions,
  source: string,
  { today, refreshedFrom }: RunTimes,
) {
  const { path, query, explode, wide, ids, years, weeks, name } = table;
  const folder = join(output, name);
  const by = [...(keep ? [takenKey] : []), ...(years ? ["season"] : []), ...(weeks ? ["week"] : [])];
  // The source comes first, so that a reader finds it without parsing the rest.
  const settings = { source, path, query, by, format, explode, wide, ids };
  /**
   * The content of `_export.json`. It contains the settings that a table's files share, and each file's request time. Later runs can add years and
   * weeks.
   */
  const manifest = { ...settings, files: await filesIn(folder, settings) };
  const at = ({ file }: Partition) => manifest.files[file]?.requestedAt ?? "";
  const isWritten = (partition: Partition) => at(partition) !== "" && existsSync(join(folder, partition.file));
  const isCurrent = (partition: Partition) => {
    // With --keep, a day's files are never replaced.
    if (keep) return true;
    const { season } = partition.keys;
    const then = Date.parse(at(partition));
    const isOver = season !== undefined && season < seasonAt(then);
    if (isOver && manifest.files[partition.file]?.misfits === undefined) return true;
    // A finished season with values of a wrong type is current for only an hour, because the service may correct the type.
    const query = isOver ? { ...partition.call.query, year: seasonAt(then) } : partition.call.query;
    return Date.now() < then + ttlOf(operations[path], query, then);
  };
  const partitions = partitionsOf(table, format, keep ? [`${takenKey}=${today}`] : []);
  const missing = partitions.filter((each) => !isWritten(each));
  for (const { file } of missing) delete manifest.files[file];
  /**
   * Existing files that are no longer current, with the oldest first. In a refresh, these are all files that were requested before the refresh began.
   */
  const stale = partitions
    .filter((each) => isWritten(each) && (refreshedFrom === undefined ? !isCurrent(each) : at(each) < refreshedFrom))
    .sort((a, b) => (at(a) < at(b) ? -1 : 1));
  // The files to request. Missing ones come first, so that repeated runs with --max-calls eventually finish.
  const open = [...missing, ...stale];
  return { table, folder, manifest, partitions, missing, stale, open };
}

/** Returns the exported table in a folder. Returns undefined if the folder does not contain a table or if this version can't read its manifest. */
async function tableIn(folder: string): Promise<TableFiles | undefined> {
  const manifest = (await readManifest(folder)) ?? {};
  const { format: named, by, query, files } = manifest;
  const format = flatFormats.find((each) => each === named);
  const table = storedTable(manifest);
  if (table === undefined || format === undefined) return undefined;
  return {
    ...table,
    format,
    by: (isArray(by) ? by : []).map(String),
    filtered: !isObject(query) || Object.keys(query).length > 0,
    files: Object.keys(isObject(files) ? files : {}),
  };
}

/** Returns the tables in an output folder, including those from earlier exports, sorted by their folder names. */
async function tablesIn(output: string): Promise<(readonly [folder: string, table: TableFiles])[]> {
  const folders = ((await ifThere(readdir(output)).catch(fileFailure("write", output))) ?? []).sort();
  const tables = await Promise.all(folders.map((folder) => tableIn(join(output, folder))));
  return tables.flatMap((table, index) => (table ? [[folders[index] ?? "", table] as const] : []));
}

/**
 * Throws a {@link UsageError} if a folder's name differs from its table's name. Earlier versions used other names, and the run would request all the
 * files again.
 */
export async function refuseOtherNames(output: string): Promise<void> {
  const renames = (await tablesIn(output)).flatMap(([folder, table]) =>
    folder === tableName(table) ? [] : [`${folder} to ${tableName(table)}`],
  );
  if (renames.length === 0) return;
  const what = `${output} contains tables under the names of an earlier version`;
  throw new UsageError(`${what}: rename ${renames.join(", ")}, or give another folder with --output`);
}

/** Returns the paths of the files that describe all tables in an output folder. */
export const catalogFiles = (folder: string): string[] =>
  ["_dictionary.csv", "_dictionary.parquet", "schema.sql"].map((name) => join(folder, name));

/** Writes the dictionary and the schema of all tables in an output folder. */
export async function writeCatalog(io: Io, folder: string): Promise<void> {
  const tables = (await tablesIn(folder)).map(([, table]) => table);
  for (const format of ["csv", "parquet"] as const)
    await writeWhole(io, join(folder, `_dictionary.${format}`), await encodeDictionary(format, tables));
  await writeWhole(io, join(folder, "schema.sql"), schemaSql(tables));
}
