import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A new name for a file that is being written, with the process that writes it. It is short, so that it fits wherever the final name fits. */
export function partName(): string {
  return `.cfb-${process.pid}-${randomBytes(6).toString("hex")}.part`;
}

const pattern = /^\.cfb-(\d+)-[0-9a-f]{12}\.part$/;

/** Whether a name is that of a file that is being written, or that a killed run left. */
export function isPart(name: string): boolean {
  return pattern.test(name);
}

/** No write takes as long, in ms: an older file has the number of a process that has ended, which another one has by now. */
const longest = 3_600_000;

/** Whether a file may be one that a running process writes. */
async function isInUse(file: string, pid: number): Promise<boolean> {
  // In a container a killed run often had the same number. This one has written nothing there yet.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, but takes no signal.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return Date.now() - (await stat(file)).mtimeMs < longest;
}

async function remove(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(pattern.exec(name)?.[1]);
    const file = join(folder, name);
    if (pid > 0 && !(await isInUse(file, pid))) await rm(file, { force: true });
  }
}

/** The folders of this run. Two writes into one folder at once wait for the same removal. */
const removed = new Map<string, Promise<void>>();

/**
 * Removes the incomplete files of killed runs from a folder, once in a run and before it writes there. Those of running processes stay, and so
 * does what cannot be removed.
 */
export function removeParts(folder: string): Promise<void> {
  const known = removed.get(folder) ?? remove(folder).catch(() => {});
  removed.set(folder, known);
  return known;
}
