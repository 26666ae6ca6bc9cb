import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { seasonAt, ttlOf } from "../../../cache/ttl.js";
import { isObject } from "../../../document/json.js";
import { isPath, operations } from "../../../document/operation.js";
import { listsOf } from "../../../tables/table.js";
import { fileFailure } from "../../files/destination.js";
import { type DictionaryTable, writeDictionary } from "../../files/dictionary/encode.js";
import type { FlatFormat } from "../../files/encode.js";
import { manifestName } from "../../files/one-source.js";
import { isPart, removeParts } from "../../files/parts.js";
import { prepareFolder, writeWhole } from "../../files/write.js";
import type { Call } from "../../session/call.js";
import { systemCode, UsageError } from "../../session/exit.js";
import type { Io } from "../../session/io.js";
import { sourceInWords } from "../../session/source.js";
import { type Partition, seasonQuery } from "./partitions.js";
import type { ExportTable } from "./tables.js";

/** What all files of a table have in common. Years and weeks may be added later. */
export interface ExportSettings {
  readonly path: Call["path"];
  readonly query: Call["query"];
  readonly by: readonly string[];
  readonly format: FlatFormat;
  /** The list whose elements are the rows. */
  readonly explode?: string;
  /** Whether rows that the service changed stay, beside the new ones. */
  readonly history?: true;
  /** The source of the data: the address of a service, or `sample`. */
  readonly source: string;
}

/** The weeks of a season that have games, and when their list was requested, ISO 8601. */
export interface ListedWeeks {
  readonly requestedAt: string;
  readonly weeks: readonly number[];
}

/** A file of an export. */
export interface Stored {
  /** When its data was requested, ISO 8601. */
  readonly requestedAt: string;
  readonly rows?: number;
}

/**
 * Whether what was requested at a moment is still current: a season that was over then always, all else as long as the client would cache it
 * (`x-freshness`).
 */
export function isFresh(table: ExportTable, season: number | undefined, requestedAt: string): boolean {
  const at = Date.parse(requestedAt);
  if (season !== undefined && season < seasonAt(at)) return true;
  return Date.now() < at + ttlOf(operations[table.path], seasonQuery(table, season), at);
}

/** The content of `_export.json`: the settings of the export, and the time of each file's request. */
export interface Manifest extends ExportSettings {
  readonly files: Record<string, Stored>;
  /** The weeks of each season, where the rules want a week and none are given. */
  weeks?: Record<string, ListedWeeks>;
}

/** The entries of a part of a manifest that have a time, each with what `rest` reads of it. */
function timed<T>(part: unknown, rest: (entry: Readonly<Record<string, unknown>>) => T) {
  const entries = Object.entries(isObject(part) ? part : {}).flatMap(([name, entry]) => {
    if (!isObject(entry) || typeof entry.requestedAt !== "string") return [];
    return [[name, { requestedAt: entry.requestedAt, ...rest(entry) }] as const];
  });
  return Object.fromEntries(entries);
}

/** The files and the lists of weeks in a manifest. */
function storedIn({ files, weeks: lists }: Readonly<Record<string, unknown>>): Pick<Manifest, "files" | "weeks"> {
  const numbers = (list: unknown) => (Array.isArray(list) ? list.filter((week) => typeof week === "number") : []);
  const weeks = timed(lists, (entry) => ({ weeks: numbers(entry.weeks) }));
  return {
    files: timed(files, ({ rows }) => (typeof rows === "number" ? { rows } : {})),
    ...(Object.keys(weeks).length > 0 && { weeks }),
  };
}

/** The manifest of a folder. Undefined where there is none, or where it is damaged. */
export async function readManifest(folder: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestName), "utf8"));
    return isObject(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the manifest of a folder, or creates one for an empty or missing folder. Throws a {@link UsageError} where the folder holds anything
 * else than this export: another export, or data of another source. Writes nothing.
 */
export async function inspect(folder: string, settings: ExportSettings): Promise<Manifest> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw fileFailure("write", folder, error);
  });
  const names = found.filter((name) => !isPart(name));
  if (names.length === 0) return { ...settings, files: {} };
  if (!names.includes(manifestName)) {
    throw new UsageError(`${folder} holds something else: give an empty or a new folder`);
  }
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new UsageError(`${join(folder, manifestName)} is damaged: give another folder`);
  const { files: _files, weeks: _weeks, ...before } = manifest;
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(settings)))) return { ...settings, ...storedIn(manifest) };
  if (typeof before.source === "string" && before.source !== settings.source) {
    throw new UsageError(
      `${folder} holds data of ${sourceInWords(before.source)}, and this is of ${sourceInWords(settings.source)}: give another folder with --output`,
    );
  }
  throw new UsageError(`${folder} holds another export (${JSON.stringify(before)}): give another folder with --output`);
}

/** Writes the manifest, with its files in the order of their names. */
export async function writeManifest(io: Io, folder: string, manifest: Manifest): Promise<void> {
  const files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeWhole(io, join(folder, manifestName), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
}

/** Creates the folder and writes its manifest. Removes incomplete files of killed runs. Throws a `Failure` where it cannot write. */
export async function prepare(
  io: Io,
  folder: string,
  manifest: Manifest,
  partitions: readonly Partition[],
): Promise<void> {
  await prepareFolder(folder);
  const folders = new Set([folder, ...partitions.map(({ file }) => dirname(join(folder, file)))]);
  for (const each of folders) await removeParts(each);
  await writeManifest(io, folder, manifest);
}

/** The files that an export still has to request. */
export interface Left {
  readonly missing: readonly Partition[];
  /** Existing files that are no longer current, the oldest first. With `refresh`, all existing files. */
  readonly stale: readonly Partition[];
}

/**
 * Finds the partitions to request: those without a file that the manifest has, and those that are no longer current. A killed run may have
 * written one more file, whose responses are still in the folder of calls: the file is written again, without a call.
 */
export function leftOf(
  folder: string,
  table: ExportTable,
  manifest: Manifest,
  partitions: readonly Partition[],
  refresh: boolean,
): Left {
  const at = ({ file }: Partition) => manifest.files[file]?.requestedAt ?? "";
  const isThere = (partition: Partition) => at(partition) !== "" && existsSync(join(folder, partition.file));
  const missing = partitions.filter((partition) => !isThere(partition));
  const stale = partitions
    .filter((each) => isThere(each) && (refresh || !isFresh(table, each.keys.season, at(each))))
    .sort((a, b) => (at(a) < at(b) ? -1 : 1));
  for (const { file } of missing) delete manifest.files[file];
  return { missing, stale };
}

/** Writes the dictionary of all tables in an output folder, those of earlier exports included, in the order of their names. */
export async function writeCatalog(io: Io, folder: string): Promise<void> {
  const tables: DictionaryTable[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const { path, explode } = (await readManifest(join(folder, name))) ?? {};
    if (typeof path !== "string" || !isPath(path)) continue;
    if (explode === undefined) tables.push({ path });
    else if (typeof explode === "string" && listsOf(path).includes(explode)) tables.push({ path, explode });
  }
  await writeDictionary(io, folder, tables);
}
