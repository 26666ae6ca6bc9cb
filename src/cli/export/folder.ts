import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { seasonAt, ttlOf } from "../../cache/ttl.js";
import { isObject } from "../../document/json.js";
import { operations } from "../../document/operation.js";
import type { Call } from "../call.js";
import { UsageError } from "../exit.js";
import type { Io } from "../io.js";
import { cannotWrite, systemCode } from "../output/destination.js";
import { manifestName } from "../output/file-names.js";
import { isPart, removeParts } from "../output/parts.js";
import { prepareFolder, writeWhole } from "../output/write.js";
import { sourceInWords } from "../source.js";
import { type ExportFormat, type Partition, seasonQuery } from "./partitions.js";
import type { ExportTable } from "./tables.js";

/** What all files of a table have in common. Years and weeks may be added later. */
export interface ExportSettings {
  readonly path: Call["path"];
  readonly query: Call["query"];
  readonly by: readonly string[];
  readonly format: ExportFormat;
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return [];
    throw cannotWrite(folder, error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The files in a manifest that have a time. */
function filesOf(manifest: Readonly<Record<string, unknown>>): Record<string, Stored> {
  const files: Record<string, Stored> = {};
  for (const [file, stored] of Object.entries(isObject(manifest.files) ? manifest.files : {})) {
    if (!isObject(stored) || typeof stored.requestedAt !== "string") continue;
    files[file] = { requestedAt: stored.requestedAt, ...(typeof stored.rows === "number" && { rows: stored.rows }) };
  }
  return files;
}

/** The lists of weeks in a manifest. */
function weeksOf(manifest: Readonly<Record<string, unknown>>): { weeks?: Record<string, ListedWeeks> } {
  const lists: Record<string, ListedWeeks> = {};
  for (const [season, listed] of Object.entries(isObject(manifest.weeks) ? manifest.weeks : {})) {
    if (!isObject(listed) || typeof listed.requestedAt !== "string" || !Array.isArray(listed.weeks)) continue;
    const weeks = listed.weeks.filter((week) => typeof week === "number");
    lists[season] = { requestedAt: listed.requestedAt, weeks };
  }
  return Object.keys(lists).length > 0 ? { weeks: lists } : {};
}

/** The manifest of a folder. Undefined where there is none, or where it is damaged. */
export async function readManifest(folder: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => "");
  const manifest = parsed(text);
  return isObject(manifest) ? manifest : undefined;
}

/**
 * Reads the manifest of a folder, or creates one for an empty or missing folder. Throws a {@link UsageError} where the folder holds anything
 * else than this export: another export, or data of another source. Writes nothing.
 */
export async function inspect(folder: string, settings: ExportSettings): Promise<Manifest> {
  const names = (await namesIn(folder)).filter((name) => !isPart(name));
  if (names.length === 0) return { ...settings, files: {} };
  if (!names.includes(manifestName)) {
    throw new UsageError(`${folder} holds something else: give an empty or a new folder`);
  }
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new UsageError(`${join(folder, manifestName)} is damaged: give another folder`);
  const { files: _files, weeks: _weeks, ...found } = manifest;
  if (isDeepStrictEqual(found, JSON.parse(JSON.stringify(settings))))
    return { ...settings, ...weeksOf(manifest), files: filesOf(manifest) };
  if (typeof found.source === "string" && found.source !== settings.source) {
    throw new UsageError(
      `${folder} holds data of ${sourceInWords(found.source)}, and this is of ${sourceInWords(settings.source)}: give another folder with --output`,
    );
  }
  throw new UsageError(`${folder} holds another export (${JSON.stringify(found)}): give another folder with --output`);
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

/**
 * When the data of a file was requested, ISO 8601; undefined where there is no file. The manifest of a killed run lacks its last file, for
 * which the time of the file itself is used.
 */
async function requestedAt(folder: string, file: string, { files }: Manifest): Promise<string | undefined> {
  try {
    const { mtime } = await stat(join(folder, file));
    return files[file]?.requestedAt ?? mtime.toISOString();
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The files that an export still has to request. */
export interface Left {
  readonly missing: readonly Partition[];
  /** Existing files that are no longer current, the oldest first. With `refresh`, all existing files. */
  readonly stale: readonly Partition[];
}

/**
 * Finds the partitions to request. An existing file is complete, because files are written whole or not at all; it is requested again only
 * where it is no longer current. Adds files of a killed run to the manifest.
 */
export async function leftOf(
  folder: string,
  table: ExportTable,
  manifest: Manifest,
  partitions: readonly Partition[],
  refresh: boolean,
): Promise<Left> {
  const missing: Partition[] = [];
  const stale: { partition: Partition; at: string }[] = [];
  for (const partition of partitions) {
    const at = await requestedAt(folder, partition.file, manifest);
    if (at === undefined) {
      delete manifest.files[partition.file];
      missing.push(partition);
      continue;
    }
    manifest.files[partition.file] ??= { requestedAt: at };
    const { season } = partition.keys;
    if (refresh || !isFresh(table, season, at)) stale.push({ partition, at });
  }
  stale.sort((a, b) => (a.at < b.at ? -1 : 1));
  return { missing, stale: stale.map(({ partition }) => partition) };
}
