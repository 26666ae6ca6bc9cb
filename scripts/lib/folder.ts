import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./root.js";

/** What files should hold, by path below the project's folder, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** A difference between a file and what it should hold. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "stale" | "extra";
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** The files that are missing or stale, and those of `folder` that should not be there, by path. */
export function differencesOf(files: Files, folder: string): Difference[] {
  const expected = [...files].flatMap(([path, text]): Difference[] => {
    if (!existsSync(join(root, path))) return [{ path, kind: "missing" }];
    return readFileSync(join(root, path), "utf8") === text ? [] : [{ path, kind: "stale" }];
  });
  const extra = filesBelow(folder).filter((path) => !files.has(path));
  return [...expected, ...extra.map((path): Difference => ({ path, kind: "extra" }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** Writes what is different, and removes what should not be there. */
export function mend(files: Files, differences: readonly Difference[]): void {
  for (const { path, kind } of differences) {
    if (kind === "extra") rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), files.get(path) ?? "");
    }
  }
}
