import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file whole or not at all: beside its place first, flushed to the disk, then renamed. Makes the folders above it. Throws what the
 * file system throws, and leaves nothing behind then.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = join(dirname(file), `.${basename(file)}.${randomUUID()}.part`);
  try {
    const handle = await open(part, "wx");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Whether a file is what {@link writeWhole} left behind when it was killed. */
export function isPart(name: string): boolean {
  return /^\..*\.[0-9a-f-]{36}\.part$/.test(name);
}
