import { type Dirent, existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { words } from "../../document/words.js";
import { systemCode, UsageError } from "../session/exit.js";
import { sourceInWords } from "../session/source.js";
import { destinationOf, type FileDestination, fileFailure, withoutLinks } from "./destination.js";
import { namedSource } from "./recording.js";

/** The manifest of an exported folder. Readers of partitioned tables ignore names that begin with an underscore. */
export const manifestName = "_export.json";

const sourceEnding = ".source";

const operationIds = new Set(Object.values(words).map(({ operationId }) => operationId));

/** How many levels below their folder `cfb record` and `cfb export` search for other data. */
const maxDepth = 5;

/** A file that names the source of its data. An export's manifest is a mark even if it does not name a source. */
interface Mark {
  readonly kind: "export" | "recordings" | "data";
  readonly file: string;
  readonly source: string | undefined;
}

/**
 * Returns the marks in a folder, in its folders of recordings and tables, and in its other subfolders down to `depth`. Skips folders that can't be
 * read.
 */
function marksIn(folder: string, depth = 0): Mark[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [];
  }
  const names = new Set(entries.map(({ name }) => name));
  const isOperation = operationIds.has(basename(folder));
  return entries.flatMap((entry): Mark[] => {
    const { name } = entry;
    const file = join(folder, name);
    if (entry.isDirectory()) {
      const isOurs = operationIds.has(name) || existsSync(join(file, manifestName));
      return isOurs || (depth > 0 && !/^(\.|node_modules$)/.test(name)) ? marksIn(file, depth - 1) : [];
    }
    if (name === manifestName) return [{ kind: "export", file, source: namedSource(file) }];
    const isData = names.has(name + sourceEnding);
    if (!isData && !(isOperation && name.endsWith(".json"))) return [];
    const source = namedSource(isData ? file + sourceEnding : file);
    return source === undefined ? [] : [{ kind: isData ? "data" : "recordings", file, source }];
  });
}

/**
 * Keeps data from different sources apart. Throws a {@link UsageError} if the folder is part of an export or of recordings, or if its data has
 * another source. Also throws if recordings in an outer folder have another source. If the command replaces only the file `to`, subfolders do not
 * count.
 */
export async function refuseOtherSource(
  folder: string,
  source: string,
  remedy = "write to another folder",
  to?: FileDestination,
): Promise<void> {
  const name = to ? dirname(to.path) : folder;
  const refuse = (what: string) => new UsageError(`${name} ${what}: ${remedy}`);
  try {
    const own = await withoutLinks(folder);
    for (let at = own; ; at = dirname(at)) {
      for (const { kind, file, source: found = source } of marksIn(at, at === own && !to ? maxDepth : 0)) {
        const isHere = dirname(file) === at;
        if (isHere && kind === "export") throw refuse(`is part of an export (${at})`);
        if (isHere && kind === "recordings") throw refuse(`is part of recordings (${dirname(at)})`);
        if (found === source || file === to?.target || (at !== own && kind !== "recordings")) continue;
        const theirs = sourceInWords(found);
        const holds = `contains data from ${theirs} (${relative(own, file)})`;
        const what = at === own ? holds : `is in ${at}, which contains recordings from ${theirs}`;
        throw refuse(`${what}, and this data is from ${sourceInWords(source)}`);
      }
      if (dirname(at) === at) break;
    }
  } catch (error) {
    if (systemCode(error) !== "ENOENT") fileFailure("write", name)(error);
  }
}

/**
 * Throws a {@link UsageError} if a folder contains an export or recordings, as `kind` says. A folder must not contain both, because an export
 * replaces and describes everything in its folder.
 */
export function refuseFolderOf(kind: "export" | "recordings", folder: string): void {
  const found = marksIn(folder).find((mark) => mark.kind === kind);
  if (found === undefined) return;
  const what = kind === "export" ? "an export" : "recordings";
  throw new UsageError(
    `${folder} is the folder of ${what} (${relative(folder, dirname(found.file))}): write to another folder`,
  );
}

/**
 * Returns the destination of `<file>.source`. Throws if the folder contains data from another source, if one of the user's files has this name, or if
 * the file can't be written.
 */
export async function sourceFileOf(to: FileDestination, source: string): Promise<FileDestination> {
  await refuseOtherSource(dirname(to.target), source, undefined, to);
  const file = await destinationOf(to.path + sourceEnding);
  const isOwn = file.kind === "file" && (file.there === undefined || namedSource(file.target) !== undefined);
  if (!isOwn) throw new UsageError(`${to.path}${sourceEnding} is not a file of cfb: give another --output`);
  return file;
}
