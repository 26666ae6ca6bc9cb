import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, chown, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemCode } from "../session/exit.js";
import type { Host, Io } from "../session/io.js";
import { type Destination, destinationOf, type FileDestination, fileFailure, makeFolder } from "./destination.js";

type Content = string | Uint8Array;

/** Creates or replaces a regular file, whole or not at all. Mode and owner of an existing file stay, a new one has `mode`. */
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
      // Only root may change the owner. For other users the new file is their own, as with any editor.
      await chown(part, there.uid, there.gid).catch(() => {});
      await chmod(part, there.mode & 0o7777);
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** Writes content to its destination. A regular file is replaced whole or not at all. Throws a `Failure` that names the user's path. */
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

/** Writes a data file, and before it the file that names its source. Throws a `Failure` where one cannot be written; both are then as before. */
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
    const undone = before ? write(io, from, before) : rm(from.target, { force: true });
    await undone.catch(() => {});
    throw error;
  }
}

/** About the largest response of the service, in bytes: the plays of a whole week. */
const roomBytes = 8 * 2 ** 20;

/** Fills a file with room for one more response. Throws a `Failure` if the disk has none. Random bytes, because some disks compress others to nothing. */
export async function reserveRoom(file: string): Promise<void> {
  try {
    await makeFolder(dirname(file), 0o700);
    await writeFile(file, randomBytes(roomBytes), { flush: true, mode: 0o600 });
  } catch (error) {
    await rm(file, { force: true }).catch(() => {});
    fileFailure("write", dirname(file))(error);
  }
}

/** A new name for a file that is being written, with the process that writes it. It is short, so that it fits wherever the final name fits. */
export const partName = ({ pid }: Host): string => `.cfb-${pid}-${randomBytes(6).toString("hex")}.part`;

const pattern = /^\.cfb-(\d+)-[0-9a-f]{12}\.part$/;

/** Whether a name is that of a file that is being written, or that a killed run left. */
export const isPart = (name: string): boolean => pattern.test(name);

/** No write takes as long, in ms: an older file has the number of a process that has ended, which another one has by now. */
const longest = 3_600_000;

/** Whether another process has this number. */
export function isRunning(other: number, host: Host): boolean {
  // In a container a killed run often had the same number. This one has not written there yet.
  if (other === host.pid) return false;
  try {
    return host.kill(other, 0);
  } catch (error) {
    // A process of another user exists, but takes no signal.
    return systemCode(error) === "EPERM";
  }
}

/** Whether a file may be one that a running process writes. */
async function isInUse(file: string, writer: number, host: Host): Promise<boolean> {
  return isRunning(writer, host) && Date.now() - (await stat(file)).mtimeMs < longest;
}

async function remove(host: Host, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const writer = Number(pattern.exec(name)?.[1]);
    const file = join(folder, name);
    if (writer > 0 && !(await isInUse(file, writer, host))) await rm(file, { force: true });
  }
}

/** The folders of each run. Two writes into one folder at once wait for the same removal. */
const removed = new WeakMap<Host, Map<string, Promise<void>>>();

/** Removes the incomplete files of killed runs from a folder, once in a run and before it writes there. */
export function removeParts(host: Host, folder: string): Promise<void> {
  const ofRun = removed.get(host) ?? new Map<string, Promise<void>>();
  removed.set(host, ofRun);
  const known = ofRun.get(folder) ?? remove(host, folder).catch(() => {});
  ofRun.set(folder, known);
  return known;
}
