import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { memberOf } from "../../document/json.js";
import { words } from "../../document/words.js";
import { systemCode, UsageError } from "../session/exit.js";
import { sourceInWords } from "../session/source.js";
import { destinationOf, type FileDestination, fileFailure } from "./destination.js";
import { recordedSource } from "./recording.js";

/** The manifest of an exported folder. Readers of partitioned tables ignore names that begin with an underscore. */
export const manifestName = "_export.json";

/** The suffix of the file that names the source of a data file. */
const sourceEnding = ".source";

const operationIds = new Set(Object.values(words).map(({ operationId }) => operationId));

/** How far below the folder of `cfb record` and `cfb export` other data is searched. `cfb check` reads all inner folders. */
const maxDepth = 5;

/** The source in a JSON file. Undefined where it has none. */
function namedIn(file: string): string | undefined {
  try {
    const source = memberOf(JSON.parse(readFileSync(file, "utf8")), "source");
    return typeof source === "string" ? source : undefined;
  } catch {
    return undefined;
  }
}

/** A file that names its source: a manifest, a recording in the folder of its operation, or a file with a `.source` beside it. */
interface Mark {
  readonly file: string;
  readonly isRecording: boolean;
  readonly source: string | undefined;
}

/** The marks in a folder, and in its inner folders down to a depth. The folders of operations are always read. */
function marksIn(folder: string, depth: number): Mark[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = new Set(entries.map(({ name }) => name));
  return entries.flatMap((entry): Mark[] => {
    const { name } = entry;
    const file = join(folder, name);
    const isOperation = operationIds.has(name);
    if (entry.isDirectory())
      return isOperation || (depth > 0 && !/^(\.|node_modules$)/.test(name)) ? innerMarks(file, depth - 1) : [];
    if (name === manifestName) return [{ file, isRecording: false, source: namedIn(file) }];
    if (names.has(name + sourceEnding)) return [{ file, isRecording: false, source: namedIn(file + sourceEnding) }];
    const isRecording = operationIds.has(basename(folder)) && name.endsWith(".json");
    return isRecording ? [{ file, isRecording, source: recordedSource(file) }] : [];
  });
}

/** {@link marksIn}. A folder that cannot be read is not one that this command has written. */
function innerMarks(folder: string, depth = 0): Mark[] {
  try {
    return marksIn(folder, depth);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [];
  }
}

/** The source of the recordings in the folder of an operation. Undefined where there are none. */
function recordedIn(folder: string): string | undefined {
  if (!operationIds.has(basename(folder))) return undefined;
  return innerMarks(folder).find(({ isRecording, source }) => isRecording && source !== undefined)?.source;
}

/** A path without links, also where its last folders do not exist yet. */
function withoutLinks(folder: string): string {
  if (existsSync(folder) || dirname(folder) === folder) return realpathSync(folder);
  return join(withoutLinks(dirname(folder)), basename(folder));
}

/** How to search for data of another source. */
export interface SourceCheck {
  /** The file that will be replaced. Its source does not count. */
  readonly replaced?: string;
  /** The name of the folder in messages. Default: its path. */
  readonly name?: string;
  /** Whether all inner folders count. */
  readonly below?: boolean;
}

/**
 * Throws a {@link UsageError} where a folder is part of an export or of recordings, or where data in it, or recordings in a folder around it,
 * are of another source. Writes nothing.
 */
export function refuseOtherSource(
  folder: string,
  source: string,
  { replaced, name = folder, below = false }: SourceCheck = {},
): void {
  const refuse = (what: string) => new UsageError(`${name} ${what}: write to another folder`);
  const ours = sourceInWords(source);
  try {
    const own = withoutLinks(resolve(folder));
    for (let at = own; ; at = dirname(at)) {
      if (namedIn(join(at, manifestName)) !== undefined) throw refuse(`is part of an export (${at})`);
      if (recordedIn(at) !== undefined) throw refuse(`is part of recordings (${dirname(at)})`);
      const inner = at === own ? [] : [...operationIds].map((id) => recordedIn(join(at, id)));
      const other = inner.find((found) => found !== undefined && found !== source);
      if (other !== undefined)
        throw refuse(`is in ${at}, which holds recordings of ${sourceInWords(other)}, and this is of ${ours}`);
      if (dirname(at) === at) break;
    }
    for (const { file, source: found = source } of marksIn(own, below ? maxDepth : 0))
      if (found !== source && file !== replaced)
        throw refuse(`holds data of ${sourceInWords(found)} (${relative(own, file)}), and this is of ${ours}`);
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "")) throw fileFailure("write", name, error);
  }
}

/**
 * The destination of `<file>.source`, which names the source of a data file. Throws a {@link UsageError} where a file of the user has this
 * name, and a `Failure` where it cannot be written. Writes nothing.
 */
export async function sourceFileOf(to: FileDestination): Promise<FileDestination> {
  const file = await destinationOf(to.target + sourceEnding, to.path + sourceEnding);
  const isOwn = file.kind === "file" && (file.there === undefined || namedIn(file.target) !== undefined);
  if (!isOwn) throw new UsageError(`${to.path}${sourceEnding} is not a file of cfb: give another --output`);
  return file;
}
