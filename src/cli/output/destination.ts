import { constants, fstatSync, type Stats } from "node:fs";
import { access, readlink, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { getSystemErrorMap } from "node:util";
import { exitCodes, Failure, UsageError } from "../exit.js";

/** Where output goes. `path` is always the user's own, for messages. */
export type Destination =
  | { readonly kind: "stdout" }
  /** A descriptor that the process was started with, as `/dev/fd/3` and `>(...)` name one. */
  | { readonly kind: "descriptor"; readonly path: string; readonly descriptor: number }
  /** A FIFO or a character device: opened and written through, never replaced. */
  | { readonly kind: "stream"; readonly path: string; readonly fifo: boolean }
  /** A regular file, there or not: `target` is where the links of `path` lead, `there` what is there now. */
  | { readonly kind: "file"; readonly path: string; readonly target: string; readonly there: Stats | undefined };

/** As many links as Linux follows before it gives up. */
const maxLinks = 40;

/** The code of an error of the operating system, such as `ENOENT`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

/** The failure for a path that cannot be written: names the user's own path and the reason. What is no system error is returned as it is. */
export function cannotWrite(path: string, error: unknown): unknown {
  const code = systemCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  const number = "errno" in error && typeof error.errno === "number" ? error.errno : 0;
  const [, reason = error.message] = getSystemErrorMap().get(number) ?? [];
  return new Failure(`cannot write ${path}: ${reason} (${code})`, exitCodes.files, error);
}

/** The descriptor of this process that a path stands for; undefined for any other path. */
function descriptorOf(path: string): number | undefined {
  const [, name, inDev, inProc] =
    /^\/dev\/(?:std(in|out|err)|fd\/(\d+))$|^\/proc\/(?:self|thread-self)\/fd\/(\d+)$/.exec(path) ?? [];
  if (name !== undefined) return ["in", "out", "err"].indexOf(name);
  const number = inDev ?? inProc;
  return number === undefined ? undefined : Number(number);
}

/** Where the links of a path lead, link by link: the last one may lead to nothing yet, and a descriptor has no path of its own. */
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
    // A circle: the system says so.
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

/** Throws what the system throws where a folder, or the nearest one above it that is there, takes no new file. Makes nothing. */
export async function checkFolder(folder: string): Promise<void> {
  const there = await statOf(folder);
  if (there === undefined && dirname(folder) !== folder) return checkFolder(dirname(folder));
  // With the dot, a file in place of the folder is refused as well.
  await access(`${folder}/.`, constants.W_OK | constants.X_OK);
}

async function classified(path: string): Promise<Destination> {
  const target = await followed(path);
  const descriptor = descriptorOf(target);
  if (descriptor === 1) return { kind: "stdout" };
  if (descriptor !== undefined) {
    fstatSync(descriptor);
    return { kind: "descriptor", path, descriptor };
  }
  const there = await statOf(target);
  if (there?.isDirectory()) throw new UsageError(`${path} is a folder: name a file in it`);
  // Writing rows over the bytes of a disk is never what was meant.
  if (there?.isBlockDevice()) throw new UsageError(`${path} is a block device: name a file`);
  if (there !== undefined && !there.isFile()) return { kind: "stream", path, fifo: there.isFIFO() };
  await checkFolder(dirname(target));
  // A rename would replace a file that is protected against writing.
  if (there !== undefined) await access(target, constants.W_OK);
  return { kind: "file", path, target, there };
}

/**
 * What an `--output` path stands for; `-` is stdout. Writes nothing, so that a path that cannot be written is found before a call is spent.
 * Throws a {@link UsageError} for a folder or a block device, and a {@link Failure} with exit code 74 where the system refuses.
 */
export async function destinationOf(path: string): Promise<Destination> {
  if (path === "-") return { kind: "stdout" };
  try {
    return await classified(path);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
