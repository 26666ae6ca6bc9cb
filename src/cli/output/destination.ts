import { constants, fstatSync, type Stats } from "node:fs";
import { access, readlink, realpath, stat } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { getSystemErrorMap } from "node:util";
import { exitCodes, Failure, UsageError } from "../exit.js";

/** Where output goes. `path` is the path that the user gave, for messages. */
export type Destination =
  | { readonly kind: "stdout" }
  /** A descriptor of this process, such as `/dev/fd/3` or `>(...)`. */
  | { readonly kind: "descriptor"; readonly path: string; readonly descriptor: number }
  /** A FIFO or a character device, which is opened for writing and never replaced. */
  | { readonly kind: "stream"; readonly path: string; readonly fifo: boolean }
  /** A regular file, which may not exist yet. `target` is where the links of `path` lead, `there` describes the existing file. */
  | { readonly kind: "file"; readonly path: string; readonly target: string; readonly there: Stats | undefined };

/** The most links that Linux follows. */
const maxLinks = 40;

/** The code of an error of the operating system, such as `ENOENT`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** The failure for a path that cannot be written, with the user's path and the reason. Other errors are returned unchanged. */
export function cannotWrite(path: string, error: unknown): unknown {
  return systemFailure("write", path, error);
}

/** The failure for a path that cannot be read, as {@link cannotWrite}. */
export function cannotRead(path: string, error: unknown): unknown {
  return systemFailure("read", path, error);
}

function systemFailure(verb: "read" | "write", path: string, error: unknown): unknown {
  const code = systemCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  const number = "errno" in error && typeof error.errno === "number" ? error.errno : 0;
  const [, reason = error.message] = getSystemErrorMap().get(number) ?? [];
  return new Failure(`cannot ${verb} ${path}: ${reason} (${code})`, exitCodes.files, error);
}

/** The descriptor of this process that a path names. Undefined for any other path. */
function descriptorOf(path: string): number | undefined {
  const [, name, inDev, inProc] =
    /^\/dev\/(?:std(in|out|err)|fd\/(\d+))$|^\/proc\/(?:self|thread-self)\/fd\/(\d+)$/.exec(path) ?? [];
  if (name !== undefined) return ["in", "out", "err"].indexOf(name);
  const number = inDev ?? inProc;
  return number === undefined ? undefined : Number(number);
}

/** Follows the links of a path one by one: the last may lead to a file that does not exist yet, and a descriptor has no real path. */
async function followed(path: string): Promise<string> {
  let at = resolve(path);
  for (let links = 0; descriptorOf(at) === undefined && links <= maxLinks; links++) {
    let link: string;
    try {
      link = await readlink(at);
    } catch (error) {
      if (["EINVAL", "ENOENT", "UNKNOWN"].includes(systemCode(error) ?? "")) return at;
      throw error;
    }
    // A cycle of links: `stat` throws the error of the system.
    if (links === maxLinks) await stat(at);
    at = resolve(await realpath(dirname(at)), link);
  }
  return at;
}

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Throws the error of the system where no file can be created in a folder, or in its nearest existing parent. Creates nothing. */
export async function checkFolder(folder: string): Promise<void> {
  const there = await statOf(folder);
  if (there === undefined && dirname(folder) !== folder) return checkFolder(dirname(folder));
  // The dot makes the system refuse a path that is a file.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK);
}

async function classified(file: string, path: string): Promise<Destination> {
  const target = await followed(file);
  const descriptor = descriptorOf(target);
  if (descriptor === 1) return { kind: "stdout" };
  if (descriptor !== undefined) {
    fstatSync(descriptor);
    return { kind: "descriptor", path, descriptor };
  }
  const there = await statOf(target);
  if (there?.isDirectory()) throw isFolder(path);
  // Rows must not overwrite the bytes of a disk.
  if (there?.isBlockDevice()) throw new UsageError(`${path} is a block device: name a file`);
  if (there !== undefined && !there.isFile()) return { kind: "stream", path, fifo: there.isFIFO() };
  await checkFolder(dirname(target));
  // A rename would replace a write-protected file.
  if (there !== undefined) await access(target, constants.W_OK);
  return { kind: "file", path, target, there };
}

const isFolder = (path: string) => new UsageError(`${path} is a folder: name a file in it`);

/**
 * Classifies an `--output` path; `-` is stdout. Writes nothing: an unwritable path is found before a call is made. Throws a
 * {@link UsageError} for a folder or a block device, and a {@link Failure} with exit code 74 where the system refuses. Messages call the
 * file `path`.
 */
export async function destinationOf(file: string, path = file): Promise<Destination> {
  if (file === "-") return { kind: "stdout" };
  if (file === "") throw new UsageError("--output is empty: name a file");
  if (file.endsWith("/") || file.endsWith(sep)) throw isFolder(path);
  try {
    return await classified(file, path);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
