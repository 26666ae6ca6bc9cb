import * as fs from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Io } from "../io.js";
import { cannotWrite, checkFolder, type Destination, destinationOf, systemCode } from "./destination.js";
import { partName } from "./parts.js";

const openPath = promisify(fs.open);
const writeSome = promisify(fs.write);
const close = promisify(fs.close);

type Content = string | Uint8Array;

/** Creates a folder and its parents. Node's own `recursive` never returns below `/proc`, where no folder can be created. */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (systemCode(error) === "ENOENT" && dirname(folder) !== folder) {
      await makeFolder(dirname(folder), mode);
      return mkdir(folder, mode).catch((again: unknown) => {
        // Another process has created it.
        if (systemCode(again) !== "EEXIST") throw again;
      });
    }
    // An existing folder may throw another code than EEXIST: a link to a folder, or a parent on a read-only file system.
    if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error;
  }
}

/** Creates or replaces a regular file, whole or not at all. Mode and owner stay. */
async function replace(target: string, there: fs.Stats | undefined, content: Content): Promise<void> {
  await makeFolder(dirname(target));
  const part = join(dirname(target), partName());
  try {
    const handle = await open(part, "wx");
    try {
      if (there !== undefined) {
        // Only root may change the owner. For other users the new file is their own, as with any editor.
        await handle.chown(there.uid, there.gid).catch(() => {});
        await handle.chmod(there.mode & 0o7777);
      }
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** Writes content to a descriptor, which may take only a part at a time. */
async function writeThrough(descriptor: number, content: Content, signal: AbortSignal): Promise<void> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += (await writeSome(descriptor, bytes, at)).bytesWritten;
    } catch (error) {
      // The reader left early, which is not a failure, as on stdout.
      if (systemCode(error) === "EPIPE") return;
      if (systemCode(error) !== "EAGAIN") throw error;
      await wait(5, undefined, { signal });
    }
  }
}

/** Opens a FIFO or a device. Retries until the FIFO has a reader, because a blocking open could not be interrupted. */
async function openStream(path: string, fifo: boolean, signal: AbortSignal): Promise<number> {
  const { O_WRONLY, O_NONBLOCK = 0, O_NOCTTY = 0 } = fs.constants;
  for (;;) {
    try {
      return await openPath(path, O_WRONLY | (fifo ? O_NONBLOCK : O_NOCTTY));
    } catch (error) {
      if (!fifo || systemCode(error) !== "ENXIO") throw error;
      await wait(20, undefined, { signal });
    }
  }
}

/**
 * Writes content to its destination. A regular file is replaced whole or not at all: the content is written to a file beside it, flushed to
 * disk, and renamed. Any other destination is opened and written to. Throws a `Failure` with exit code 74 that names the user's path; it
 * leaves no new file, and an existing file unchanged.
 */
export async function write(io: Pick<Io, "out" | "signal">, to: Destination, content: Content): Promise<void> {
  if (to.kind === "stdout") return io.out(content);
  try {
    if (to.kind === "file") return await replace(to.target, to.there, content);
    if (to.kind === "descriptor") return await writeThrough(to.descriptor, content, io.signal);
    const descriptor = await openStream(to.path, to.fifo, io.signal);
    await writeThrough(descriptor, content, io.signal).finally(() => close(descriptor));
  } catch (error) {
    io.signal.throwIfAborted();
    throw cannotWrite(to.path, error);
  }
}

/** Creates a folder for files, before a call is made. Throws a `Failure` with exit code 74 where it, or a file in it, cannot be created. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await checkFolder(folder);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/** Writes a file, as {@link write} does. */
export async function writeWhole(io: Pick<Io, "out" | "signal">, file: string, content: Content): Promise<void> {
  await write(io, await destinationOf(file), content);
}
