import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { words } from "../../document/words.js";
import { UsageError } from "../exit.js";
import { recordedSource } from "../record/recording.js";
import { sourceInWords } from "../source.js";
import { cannotWrite, systemCode } from "./destination.js";
import { manifestName, sourceEnding } from "./file-names.js";
import { namedIn } from "./provenance.js";

const operationIds = new Set(Object.values(words).map(({ operationId }) => operationId));

/** How far below the folder of `cfb record` other recordings are searched. `cfb check` reads those of all inner folders. */
const maxDepth = 4;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ENOTDIR") return [];
    throw cannotWrite(folder, error);
  }
}

/** The recordings in a folder of one operation, each with its source. */
async function* recordingsIn(folder: string): AsyncGenerator<readonly [file: string, source: string]> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(".json") || name === manifestName) continue;
    const source = recordedSource(join(folder, name));
    if (source !== undefined) yield [join(folder, name), source];
  }
}

/** The files of an output folder that name their source, each with its source. */
async function* sourcesIn(folder: string): AsyncGenerator<readonly [file: string, source: string | undefined]> {
  const names = await namesIn(folder);
  for (const name of names) {
    const data = name.slice(0, -sourceEnding.length);
    if (name === manifestName) yield [join(folder, name), await namedIn(join(folder, name))];
    else if (name.endsWith(sourceEnding) && names.includes(data))
      yield [join(folder, data), await namedIn(join(folder, name))];
    else if (operationIds.has(name)) yield* recordingsIn(join(folder, name));
  }
}

/** The recordings and exports below a folder. */
async function* sourcesBelow(folder: string, depth = maxDepth): AsyncGenerator<readonly [string, string | undefined]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const { name } of entries.filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))) {
    const inner = join(folder, name);
    const manifest = join(inner, manifestName);
    yield [manifest, await namedIn(manifest)];
    if (operationIds.has(name)) yield* recordingsIn(inner);
    if (depth > 1) yield* sourcesBelow(inner, depth - 1);
  }
}

/** An export, or a folder of recordings. */
interface Collection {
  readonly kind: "an export" | "recordings";
  readonly folder: string;
  readonly source: string;
}

/** A path without links, also where its last folders do not exist yet. */
async function withoutLinks(folder: string): Promise<string> {
  const parent = dirname(folder);
  return realpath(folder).catch(async () =>
    parent === folder ? folder : join(await withoutLinks(parent), basename(folder)),
  );
}

/** The first recording in the folders of operations. */
async function firstRecording(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    try {
      for await (const [, source] of recordingsIn(folder)) return source;
    } catch {
      // A folder that cannot be read is not one that this command has written.
    }
  }
  return undefined;
}

/** The export or the recordings that a folder is part of: it is the folder of an export, one of its partitions, or that of an operation. */
async function collectionOf(folder: string): Promise<Collection | undefined> {
  for (let at = await withoutLinks(resolve(folder)); ; at = dirname(at)) {
    const exported = await namedIn(join(at, manifestName));
    if (exported !== undefined) return { kind: "an export", folder: at, source: exported };
    if (operationIds.has(basename(at))) {
      const recorded = await firstRecording([at]);
      if (recorded !== undefined) return { kind: "recordings", folder: dirname(at), source: recorded };
    }
    if (dirname(at) === at) return undefined;
  }
}

/** The folder of recordings that is above a folder, at any distance. */
async function recordingsAbove(folder: string): Promise<Collection | undefined> {
  for (let at = dirname(await withoutLinks(resolve(folder))); ; at = dirname(at)) {
    const names = await readdir(at).catch(() => []);
    const operations = names.filter((name) => operationIds.has(name)).map((name) => join(at, name));
    const source = await firstRecording(operations);
    if (source !== undefined) return { kind: "recordings", folder: at, source };
    if (dirname(at) === at) return undefined;
  }
}

/** Throws a {@link UsageError} where a folder is part of an export or of recordings. Messages call it `name`. */
export async function refuseCollection(folder: string, name = folder): Promise<void> {
  const collection = await collectionOf(folder);
  if (collection === undefined) return;
  throw new UsageError(`${name} is part of ${collection.kind} (${collection.folder}): write to another folder`);
}

/** How to search for data of another source. */
export interface SourceCheck {
  /** The file that will be replaced. Its source does not count. */
  readonly replaced?: string;
  /** The name of the folder in messages. Default: its path. */
  readonly name?: string;
  /** Whether recordings and exports in inner folders count. */
  readonly below?: boolean;
}

/** Throws a {@link UsageError} where a folder, or recordings that it is in, have data of another source. Writes nothing. */
export async function refuseOtherSource(
  folder: string,
  source: string,
  { replaced, name = folder, below = false }: SourceCheck = {},
): Promise<void> {
  const check = (file: string, found: string | undefined): void => {
    if (found === undefined || found === source || file === replaced) return;
    const [first, second] = [sourceInWords(found), sourceInWords(source)];
    const where = relative(folder, file) || ".";
    throw new UsageError(
      `${name} holds data of ${first} (${where}), and this is of ${second}: write to another folder`,
    );
  };
  for await (const [file, found] of sourcesIn(folder)) check(file, found);
  if (below) for await (const [file, found] of sourcesBelow(folder)) check(file, found);
  const above = await recordingsAbove(folder);
  if (above !== undefined && above.source !== source) {
    const [first, second] = [sourceInWords(above.source), sourceInWords(source)];
    throw new UsageError(
      `${name} is in ${above.folder}, which holds recordings of ${first}, and this is of ${second}: write to another folder`,
    );
  }
}
