import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "../../cache/store.js";
import { isObject } from "../../validate/values.js";
import { isPart, partName } from "../output/file-names.js";
import { makeFolder } from "../output/write.js";

/** How much the cache holds by default, in bytes. */
const standardBytes = 256 * 2 ** 20;

/** A file of the cache. */
interface Entry {
  readonly file: string;
  readonly bytes: number;
  /** When it was last used, ms since 1970. */
  readonly usedAt: number;
}

/** Where an entry is. A key holds an address, which no file name can. */
function fileOf(folder: string, key: string): string {
  return join(folder, createHash("sha256").update(key).digest("hex"));
}

/** The entries of a cache folder, and what a killed run left half written; nothing else that may be there. */
export async function entriesOf(folder: string): Promise<Entry[]> {
  const names = await readdir(folder).catch(() => []);
  const entries = names
    .filter((name) => /^[0-9a-f]{64}$/.test(name) || isPart(name))
    .map(async (name): Promise<Entry[]> => {
      const file = join(folder, name);
      // Another process may have removed it by now.
      const there = await stat(file).catch(() => undefined);
      return there ? [{ file, bytes: there.size, usedAt: there.mtimeMs }] : [];
    });
  return (await Promise.all(entries)).flat();
}

/** Removes every entry, and the folder where nothing else is in it. Returns how many there were. */
export async function clear(folder: string): Promise<number> {
  const entries = await entriesOf(folder);
  for (const { file } of entries) await rm(file, { force: true });
  await rmdir(folder).catch(() => {});
  return entries.length;
}

/** Removes what was used longest ago until the rest fits. */
async function evict(folder: string, maxBytes: number): Promise<void> {
  const entries = (await entriesOf(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of entries) {
    if (bytes <= maxBytes) return;
    await rm(entry.file, { force: true });
    bytes -= entry.bytes;
  }
}

/** The first line of an entry. */
interface Head {
  readonly key: string;
  readonly expiresAt: number;
}

function headOf(line: string): Head | undefined {
  try {
    const head: unknown = JSON.parse(line);
    if (!isObject(head) || typeof head.key !== "string" || typeof head.expiresAt !== "number") return undefined;
    return { key: head.key, expiresAt: head.expiresAt };
  } catch {
    return undefined;
  }
}

/**
 * A store on files, which outlives the process and is shared by all that use the folder: each entry is a file that is written beside and
 * renamed. Of more than `maxBytes` (256 MB), what was used longest ago goes first. Throws what the file system throws, apart from a missing
 * file.
 */
export function fileStore(folder: string, { maxBytes = standardBytes, now = Date.now } = {}): Store {
  async function remove(key: string): Promise<void> {
    await rm(fileOf(folder, key), { force: true });
  }
  return {
    async get(key) {
      const file = fileOf(folder, key);
      const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (text === undefined) return undefined;
      const end = text.indexOf("\n");
      const head = headOf(text.slice(0, end));
      if (head?.key !== key || now() >= head.expiresAt) {
        await remove(key);
        return undefined;
      }
      // A reader that may not write still reads.
      await utimes(file, new Date(now()), new Date(now())).catch(() => {});
      return text.slice(end + 1);
    },
    async set(key, value, ttlMs) {
      const head: Head = { key, expiresAt: now() + ttlMs };
      // Only for the user: an address may hold what they are interested in.
      await makeFolder(folder, 0o700);
      const part = join(folder, partName());
      try {
        await writeFile(part, `${JSON.stringify(head)}\n${value}`, { flag: "wx", mode: 0o600 });
        await rename(part, fileOf(folder, key));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await evict(folder, maxBytes);
    },
    delete: remove,
  };
}
