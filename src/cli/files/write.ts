import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, chown, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemCode } from "../session/exit.js";
import type { Host, Io } from "../session/io.js";
import { type Destination, destinationOf, type FileDestination, fileFailure, makeFolder } from "./destination.js";

type Content = string | Uint8Array;

/** Creates or replaces a regular file, completely or not at all. An existing file keeps its mode and owner. A new file gets `mode`. */
export async function replace(
  host: Host,
  target: string,
  content: Content,
  there?: Stats,
  mode?: number,
): Promise<void> {
  await makeFolder(dirname(target));
  await removeParts(host, dirname(target));
  const part = join(dirname(target), partName(host));
  try {
    await writeFile(part, content, { flag: "wx", flush: true, mode: there ? 0o600 : mode });
    if (there !== undefined) {
      // Only root can change the owner. If another user runs the command, the new file belongs to that user, as with any editor.
      await chown(part, there.uid, there.gid).catch(() => {});
      await chmod(part, there.mode & 0o7777);
    }
    await rename(part, target);
  } catch (error) {
    // If the file already existed, it belongs to another process.
    if (systemCode(error) !== "EEXIST") await rm(part).catch(() => {});
    throw error;
  }
}

/** Writes content to its destination. Replaces a regular file completely or not at all. Throws a `Failure` that names the user's path. */
export async function write(io: Io, to: Destination, content: Content): Promise<void> {
  if (to.kind === "stdout") return io.out(content);
  try {
    await replace(io.host, to.target, content, to.there);
  } catch (error) {
    io.signal.throwIfAborted();
    fileFailure("write", to.path)(error);
  }
}

export async function writeWhole(io: Io, file: string, content: Content): Promise<void> {
  await write(io, await destinationOf(file), content);
}

/** Writes the file that names the source, and then the data file. If one of them can't be written, restores both and throws a `Failure`. */
export async function writeWithSource(
  io: Io,
  to: FileDestination,
  content: Content,
  from: FileDestination,
  mark: object,
) {
  const before = from.there && (await readFile(from.target));
  await write(io, from, `${JSON.stringify({ ...mark, writtenAt: new Date().toISOString() })}\n`);
  try {
    await write(io, to, content);
  } catch (error) {
    const undone = before ? write(io, from, before) : rm(from.target);
    await undone.catch(() => {});
    throw error;
  }
}

/** About the size of the service's largest response (one week's plays), in bytes. */
const roomBytes = 8 * 2 ** 20;

/** Returns the path of the file that reserves disk space. If this run is killed, a later run removes the file like an incomplete file. */
export const reserveFile = ({ pid }: Host, folder: string): string =>
  join(folder, `.cfb-${pid}-${"0".repeat(12)}.part`);

/**
 * Reserves disk space for one more response. Throws a `Failure` if there is not enough. The bytes are random, because some file systems would
 * compress repeated bytes.
 */
export async function reserveRoom(host: Host, folder: string): Promise<void> {
  const file = reserveFile(host, folder);
  try {
    await makeFolder(folder, 0o700);
    // Removes the incomplete files of killed runs first. Otherwise, the next write to the folder would remove the reserving file, too.
    await removeParts(host, folder);
    await writeFile(file, randomBytes(roomBytes), { flush: true, mode: 0o600 });
  } catch (error) {
    await rm(file).catch(() => {});
    fileFailure("write", folder)(error);
  }
}

/** Returns a new name for a file that is being written. The name contains the process id. It is short enough to fit wherever the final name fits. */
export const partName = ({ pid }: Host): string => `.cfb-${pid}-${randomBytes(6).toString("hex")}.part`;

const pattern = /^\.cfb-(\d+)-[0-9a-f]{12}\.part$/;

/** Whether the name belongs to a file that is being written, or that a killed run left. */
export const isPart = (name: string): boolean => pattern.test(name);

/** Longer than any write takes, in ms. If a file is older, its process has ended, even if a new process has the same id. */
const longest = 3_600_000;

/** Whether another process with this id is running. */
export function isRunning(other: number, host: Host): boolean {
  // In a container, a killed run often had this process's id. This process has not written to the folder yet.
  if (other === host.pid) return false;
  try {
    return host.kill(other, 0);
  } catch (error) {
    // The process exists, but it belongs to another user.
    return systemCode(error) === "EPERM";
  }
}

/** Whether a running process may be writing the file. */
async function isInUse(file: string, writer: number, host: Host): Promise<boolean> {
  return isRunning(writer, host) && Date.now() - (await stat(file)).mtimeMs < longest;
}

async function remove(host: Host, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, writer] = pattern.exec(name) ?? [];
    const file = join(folder, name);
    if (writer !== undefined && !(await isInUse(file, Number(writer), host))) await rm(file, { force: true });
  }
}

/** The folders that each run has cleaned up. Two simultaneous writes to a folder wait for the same removal. */
const removed = new WeakMap<Host, Map<string, Promise<void>>>();

/** Removes the incomplete files of killed runs from a folder. Each run does this once, before it writes there. */
export function removeParts(host: Host, folder: string): Promise<void> {
  const ofRun = removed.get(host) ?? new Map<string, Promise<void>>();
  removed.set(host, ofRun);
  const known = ofRun.get(folder) ?? remove(host, folder).catch(() => {});
  ofRun.set(folder, known);
  return known;
}
