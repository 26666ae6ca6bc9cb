import { constants, type Stats } from "node:fs";
import { access, mkdir, readlink, realpath, stat } from "node:fs/promises";
import { constants as system } from "node:os";
import { basename, dirname, isAbsolute, join, normalize, sep } from "node:path";
import { exitCodes, Failure, ifThere, systemCode, systemReason, UsageError } from "../session/exit.js";

/** Where output goes. `path` is the path that the user gave, for messages. */
export type Destination =
  | { readonly kind: "stdout" }
  /** A FIFO or a character device, which is opened for writing and never replaced. */
  | { readonly kind: "stream"; readonly path: string; readonly fifo: boolean }
  /** A regular file, which may not exist yet. `target` is where the links of `path` lead, `there` describes the existing file. */
  | { readonly kind: "file"; readonly path: string; readonly target: string; readonly there: Stats | undefined };

export type FileDestination = Extract<Destination, { readonly kind: "file" }>;

/** Returns what throws the failure for the user's path, with the reason of the system. Other errors are thrown unchanged. */
export function fileFailure(verb: "read" | "write", path: string): (error: unknown) => never {
  return (error) => {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw new Failure(`cannot ${verb} ${path}: ${systemReason(error)} (${code})`, exitCodes.files, error);
  };
}

/**
 * A path without links, also where its last folders do not exist yet, or where it is a link to what does not exist yet. `left`: how many more
 * links may be followed here. The system counts those that it follows itself.
 */
export async function withoutLinks(path: string, left = { links: 40 }): Promise<string> {
  const there = await ifThere(realpath(path));
  if (there !== undefined) return there;
  // Not resolved as text: `..` after a link leads out of the folder where the link ends.
  if (!isAbsolute(path)) return withoutLinks(`${process.cwd()}/${path}`, left);
  const folder = await withoutLinks(dirname(path), left);
  const own = join(folder, basename(path));
  const link = await readlink(own).catch(() => undefined);
  if (link === undefined) return own;
  // The system finds no loop behind a folder that does not exist: `missing/../loop`.
  if (left.links-- === 0)
    throw Object.assign(new Error("ELOOP"), { code: "ELOOP", errno: -system.errno.ELOOP, syscall: "readlink" });
  return withoutLinks(isAbsolute(link) ? link : `${folder}/${link}`, left);
}

/**
 * A path of the same folder to which names can be joined: `join` reads `..` as text, where the system follows the link before it. It is the
 * path as typed, without `..` where both readings agree, else where the links lead. Throws a {@link Failure} where the system finds no path.
 */
export async function folderPath(folder: string, verb: "read" | "write" = "write"): Promise<string> {
  if (!folder.includes("..")) return folder;
  const target = await withoutLinks(folder).catch(fileFailure(verb, folder));
  const asText = await withoutLinks(normalize(folder)).catch(() => undefined);
  return target === asText ? normalize(folder) : target;
}

/** Throws the error of the system where no file can be created in a folder, or in its nearest existing parent. Creates nothing. */
async function checkFolder(folder: string): Promise<void> {
  const there = await ifThere(stat(folder));
  if (there === undefined && dirname(folder) !== folder) return checkFolder(dirname(folder));
  // The dot makes the system refuse a path that is a file.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK);
}

/** Creates a folder and its parents. Node's own `recursive` never returns below `/proc`, where no folder can be created. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  await mkdir(folder, mode).catch((error: unknown) => {
    // Another process has created it.
    if (systemCode(error) !== "EEXIST") throw error;
  });
}

/** Creates a folder for files. Throws a `Failure` where it, or a file in it, cannot be created. */
export async function prepareFolder(folder: string, mode?: number): Promise<void> {
  const create = async () => {
    const target = await withoutLinks(folder);
    await makeFolder(target, mode);
    await checkFolder(target);
  };
  await create().catch(fileFailure("write", folder));
}

async function classified(file: string, path: string): Promise<Destination> {
  // Opened by its path, a file that stdout is redirected to would be written from its beginning.
  if (/^\/dev\/(stdout|fd\/1)$|^\/proc\/self\/fd\/1$/.test(file)) return { kind: "stdout" };
  const there = await ifThere(stat(file));
  // Rows must not overwrite the bytes of a disk.
  if (there?.isBlockDevice()) throw new UsageError(`${path} is a block device: name a file`);
  if (there?.isDirectory()) throw isFolder(path);
  if (there !== undefined && !there.isFile()) return { kind: "stream", path, fifo: there.isFIFO() };
  // Replaced, it would no longer be the file that the shell has open.
  if (/^\/(dev\/(stderr|fd\/\d+)|proc\/self\/fd\/\d+)$/.test(file))
    throw new UsageError(`${path} is a file that is open already: name it, or redirect stdout to it`);
  const target = await withoutLinks(file);
  await checkFolder(dirname(target));
  // A rename would replace a write-protected file.
  if (there !== undefined) await access(target, constants.W_OK);
  return { kind: "file", path, target, there };
}

const isFolder = (path: string) => new UsageError(`${path} is a folder: name a file in it`);

/** Classifies an `--output` path, which messages call `path`. Writes nothing: an unwritable path is found before a call is made. */
export async function destinationOf(file: string, path = file): Promise<Destination> {
  if (file === "-") return { kind: "stdout" };
  if (/\/\.{0,2}$/.test(file) || file.endsWith(sep)) throw isFolder(path);
  return classified(file, path).catch(fileFailure("write", path));
}
