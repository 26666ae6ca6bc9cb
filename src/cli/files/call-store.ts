import { createHash } from "node:crypto";
import { readdir, readFile, rm, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { memberOf, parsedJson } from "../../document/json.js";
import type { Store } from "../../injected.js";
import { ifThere } from "../session/exit.js";
import type { Host } from "../session/io.js";
import { makeFolder } from "./destination.js";
import { isPart, replace } from "./write.js";

/** Returns the path of an entry's file. The file name is a hash, because the key contains a URL, which can't be a file name. */
const fileOf = (folder: string, key: string): string => join(folder, createHash("sha256").update(key).digest("hex"));

/**
 * Lists a cache folder's entries, each with the time of its last use in ms since 1970. Includes the incomplete files of killed runs, but not other
 * files.
 */
export async function entriesOf(folder: string) {
  const names = (await ifThere(readdir(folder))) ?? [];
  const entries = names
    .filter((name) => /^[0-9a-f]{64}$/.test(name) || isPart(name))
    .map(async (name) => {
      const file = join(folder, name);
      // Another process may have removed the file.
      const stats = await stat(file).catch(() => undefined);
      return stats?.isFile() ? [{ file, bytes: stats.size, usedAt: stats.mtimeMs }] : [];
    });
  return (await Promise.all(entries)).flat();
}

/** Removes every entry, and then the folder if it is empty. */
export async function clear(folder: string): Promise<void> {
  for (const { file } of await entriesOf(folder)) await rm(file, { force: true });
  await rmdir(folder).catch(() => {});
}

/** Removes the least recently used entries until the rest fits. Returns the size of the rest in bytes. */
async function evict(folder: string, maxBytes: number): Promise<number> {
  const entries = (await entriesOf(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  for (const entry of entries) {
    if (bytes <= maxBytes) break;
    await rm(entry.file, { force: true });
    bytes -= entry.bytes;
  }
  return bytes;
}

/**
 * Creates a store in a folder that all processes share. Each entry is a file. Its first line contains the key and the expiration time. If the folder
 * has more than `maxBytes`, the store removes the least recently used entries.
 */
export function fileStore(host: Host, folder: string, { maxBytes = 256 * 2 ** 20, now = Date.now } = {}): Store {
  const remove = (key: string) => rm(fileOf(folder, key), { force: true });
  // How many bytes this process writes before it lists the folder again. Other processes write there, but listing thousands of entries takes time.
  let room = 0;
  return {
    async get(key) {
      const file = fileOf(folder, key);
      const text = await ifThere(readFile(file, "utf8"));
      if (text === undefined) return undefined;
      const end = text.indexOf("\n");
      const head = parsedJson(text.slice(0, end));
      if (memberOf(head, "key") !== key || !(now() < Number(memberOf(head, "expiresAt")))) {
        await remove(key);
        return undefined;
      }
      // A user with read-only access to the cache still gets the entry.
      await utimes(file, new Date(now()), new Date(now())).catch(() => {});
      return text.slice(end + 1);
    },
    async set(key, value, ttlMs) {
      const head = JSON.stringify({ key, expiresAt: now() + ttlMs });
      // Only the user can read the file, because its URL shows what the user is interested in.
      await makeFolder(folder, 0o700);
      await replace(host, fileOf(folder, key), `${head}\n${value}`, undefined, 0o600);
      room -= Buffer.byteLength(value) + head.length + 1;
      if (room < 0) room = Math.min(maxBytes - (await evict(folder, maxBytes)), maxBytes / 16);
    },
    delete: remove,
  };
}
