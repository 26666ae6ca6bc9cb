import { constants, type Stats } from "node:fs";
import { access, lstat, mkdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { exitCodes, Failure, ifThere, systemCode, systemReason, UsageError } from "../session/exit.js";

/** Where output goes. `path` is the path that the user gave, for messages. */
export type Destination =
  | { readonly kind: "stdout" }
  /** A regular file, which may not exist yet. `target` is its path without links. `there` describes the existing file. */
  | { readonly kind: "file"; readonly path: string; readonly target: string; readonly there: Stats | undefined };

export type FileDestination = Extract<Destination, { readonly kind: "file" }>;

/** Whether a system code stands for a full disk or a used-up disk quota. */
const isFull = (code: string) => code === "ENOSPC" || code === "EDQUOT";

/**
 * Returns a function that throws a file system error as a {@link Failure} with the user's path and the system's reason. It rethrows other errors
 * unchanged.
 */
export function fileFailure(verb: "read" | "write", path: string): (error: unknown) => never {
  return (error) => {
    const code = systemCode(error);
    if (code === undefined) throw error;
    const remedy = isFull(code) ? ". Free some space there, then run the same command again." : "";
    throw new Failure(`cannot ${verb} ${path}: ${systemReason(error)} (${code})${remedy}`, exitCodes.files, error);
  };
}

/** Returns a regular file's text. Returns undefined for any other path, because reading a FIFO would wait for its writer. */
export async function textOfFile(path: string): Promise<string | undefined> {
  const there = await ifThere(stat(path));
  return there?.isFile() ? ifThere(readFile(path, "utf8")) : undefined;
}

/** Resolves a path's links. The path's last folders do not have to exist yet. */
export async function withoutLinks(path: string): Promise<string> {
  // The root and a deleted working directory have no parent folder.
  if (dirname(path) === path) return realpath(path);
  return (await ifThere(realpath(path))) ?? join(await withoutLinks(dirname(path)), basename(path));
}

/** Throws a {@link UsageError} if the path is a link, because a run's files must stay in its folder. */
export async function refuseLink(path: string): Promise<void> {
  // `resolve` removes a slash at the end, because the system follows a link whose path ends with a slash.
  const there = await ifThere(lstat(resolve(path))).catch(fileFailure("write", path));
  if (there?.isSymbolicLink()) throw new UsageError(`${path} is a link: remove it, or give another --output`);
}

/** Throws a {@link UsageError} if one of a run's inner folders is a link or a file. */
export async function refuseOtherInner(path: string): Promise<void> {
  await refuseLink(path);
  const there = await ifThere(stat(path)).catch(fileFailure("read", path));
  if (there && !there.isDirectory())
    throw new UsageError(`${path} is not a folder of cfb: remove it, or give another --output`);
}

/** Throws a {@link UsageError} if a run's folder is a link, a device, a FIFO or `-`. */
export async function refuseOtherThanFolder(path: string): Promise<void> {
  if (path === "-") throw new UsageError("the command writes a folder of files, not standard output: name a folder");
  await refuseLink(path);
  const there = await ifThere(stat(path)).catch(fileFailure("write", path));
  // For a regular file, the system's own error message is clear.
  if (there && !there.isDirectory() && !there.isFile()) throw new UsageError(`${path} is not a folder: name a folder`);
}

/** Throws the system's error if a folder, or its nearest existing parent, is not writable. Does not create anything. */
async function checkFolder(folder: string): Promise<void> {
  const there = await ifThere(stat(folder));
  if (there === undefined && dirname(folder) !== folder) return checkFolder(dirname(folder));
  // The dot makes the system refuse a path that is a file.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK);
}

/** Creates a folder and its parents. Node's `recursive` option never returns below `/proc`, where no folder can be created. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  await mkdir(folder, mode).catch((error: unknown) => {
    // Another process may have created the folder.
    if (systemCode(error) !== "EEXIST") throw error;
  });
}

/** Creates a folder for files. Throws a `Failure` if the folder, or a file in it, can't be created. */
export async function prepareFolder(folder: string, mode?: number): Promise<void> {
  const create = async () => {
    const target = await withoutLinks(folder);
    await makeFolder(target, mode);
    await checkFolder(target);
  };
  await create().catch(fileFailure("write", folder));
}

async function classified(path: string): Promise<Destination> {
  const there = await ifThere(lstat(path));
  if (there?.isDirectory()) throw isFolder(path);
  if (there !== undefined && !there.isFile())
    throw new UsageError(`${path} is not a regular file: name one, or give --output - for stdout`);
  const folder = await withoutLinks(dirname(path));
  await checkFolder(folder);
  const target = join(folder, basename(path));
  // Without this check, the rename would replace a write-protected file.
  if (there !== undefined) await access(target, constants.W_OK);
  return { kind: "file", path, target, there };
}

const isFolder = (path: string) => new UsageError(`${path} is a folder: name a file in it`);

/**
 * Checks an `--output` path, which names a regular file or, as `-`, stdout. Does not write. Throws for an unwritable path before the command makes a
 * call.
 */
export async function destinationOf(path: string): Promise<Destination> {
  if (path === "-") return { kind: "stdout" };
  if (/\/\.{0,2}$/.test(path) || path.endsWith(sep)) throw isFolder(path);
  return classified(path).catch(fileFailure("write", path));
}
