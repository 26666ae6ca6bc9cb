import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, but takes no signal.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Removes the incomplete files of killed runs from a folder. Those of running processes stay, and so does what cannot be removed. */
export async function removeParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid] = pattern.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}
