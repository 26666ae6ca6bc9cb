import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./root.js";

/** The expected content of files by path, relative to the project's folder and with forward slashes. */
export type Files = ReadonlyMap<string, string>;

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** Writes a file and creates missing folders. */
export function writeInFolder(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes missing and stale files, removes extra files from `folder`, and prints each file's name. With `check`, only prints the names. Returns the
 * script's exit code.
 */
export function update(files: Files, folder: string, check = false): number {
  const paths = [...new Set([...files.keys(), ...filesBelow(folder)])].sort();
  let differences = 0;
  for (const path of paths) {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const text = files.get(path);
    if (text === before) continue;
    differences++;
    const kind = text === undefined ? "extra" : before === undefined ? "missing" : "stale";
    if (check) {
      console.error(`${kind}: ${path}`);
      continue;
    }
    console.log(`${kind}, now ${text === undefined ? "removed" : "written"}: ${path}`);
    if (text === undefined) rmSync(file);
    else writeInFolder(file, text);
  }
  const counted = differences === 0 ? "nothing differs" : `${differences} files differ${check ? "" : "ed"}`;
  console.log(`${folder}: ${counted} of ${files.size}`);
  return check && differences > 0 ? 1 : 0;
}
