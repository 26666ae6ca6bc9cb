import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Case } from "./recording.js";

/** What the folder should hold: contents by path inside it, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** How a folder differs from what it should hold. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "stale" | "extra";
}

/** The files of these cases. Two cases of one name would overwrite each other, so that is an error. */
export function filesOf(cases: readonly Case[]): Files {
  const files = new Map<string, string>();
  for (const { operationId, name, recording } of cases) {
    const path = `${operationId}/${name}.json`;
    if (files.has(path)) throw new Error(`Two recordings are named ${path}: rename one.`);
    files.set(path, `${JSON.stringify(recording, null, 2)}\n`);
  }
  return files;
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Every file that is missing, differs, or should not be there, by path. */
export function compareFolder(folder: string, files: Files): Difference[] {
  const found = new Set(existing(folder));
  const wanted = [...files].flatMap(([path, content]): Difference[] => {
    if (!found.has(path)) return [{ path, kind: "missing" }];
    return readFileSync(join(folder, path), "utf8") === content ? [] : [{ path, kind: "stale" }];
  });
  const extra = [...found].filter((path) => !files.has(path)).map((path): Difference => ({ path, kind: "extra" }));
  return [...wanted, ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Makes the folder hold these files and no others. Files of recordings made with a key ("live") stay out of this folder. */
export function writeFolder(folder: string, files: Files): Difference[] {
  const differences = compareFolder(folder, files);
  for (const { path, kind } of differences) {
    const target = join(folder, path);
    if (kind === "extra") {
      rmSync(target);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? "");
  }
  return differences;
}
