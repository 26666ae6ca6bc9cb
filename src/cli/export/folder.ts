import { access, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Call } from "../calls.js";
import { UsageError } from "../exit.js";
import { isPart, writeWhole } from "../files.js";
import type { ExportFormat, Partition } from "./partitions.js";

/** Beside the data, where readers of the table overlook it: what the folder was asked for. */
const manifest = "_export.json";

/** What all files of a folder have in common; years and weeks may be added later. */
export interface Question {
  readonly path: Call["path"];
  readonly query: Call["query"];
  readonly by: readonly string[];
  readonly format: ExportFormat;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Throws a {@link UsageError} where the folder holds anything but this export, begun or done. Writes nothing.
 */
export async function inspect(folder: string, question: Question): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => !isPart(name));
  if (names.length === 0) return;
  if (!names.includes(manifest)) throw new UsageError(`${folder} holds something else: give an empty or a new folder`);
  const found = (await readFile(join(folder, manifest), "utf8")).trim();
  if (found === JSON.stringify(question)) return;
  throw new UsageError(`${folder} holds another export (${found}): give another folder with --output`);
}

/** Makes the folder, or goes on with it: what a killed run left half written is removed. */
export async function prepare(folder: string, question: Question, partitions: readonly Partition[]): Promise<void> {
  const folders = new Set([folder, ...partitions.map(({ file }) => dirname(join(folder, file)))]);
  for (const each of folders) {
    for (const name of await namesIn(each)) if (isPart(name)) await rm(join(each, name), { force: true });
  }
  await mkdir(folder, { recursive: true });
  if (!(await namesIn(folder)).includes(manifest)) {
    await writeWhole(join(folder, manifest), `${JSON.stringify(question)}\n`);
  }
}

/** The partitions whose files are not there yet. A file is written whole or not at all: one that is there is done. */
export async function missing(folder: string, partitions: readonly Partition[]): Promise<Partition[]> {
  const result: Partition[] = [];
  for (const partition of partitions) {
    try {
      await access(join(folder, partition.file));
    } catch (error) {
      if (!isMissing(error)) throw error;
      result.push(partition);
    }
  }
  return result;
}
