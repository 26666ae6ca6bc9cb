import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Recording } from "../../src/sample/recording.js";
import type { NamedRecording } from "./record.js";

/** The expected files of a folder: contents by path, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** A difference between a folder and its expected files. */
export interface Difference {
  readonly path: string;
  readonly kind: "missing" | "stale" | "extra";
}

/** The text of a recording. Each row of a list is one line, and so is its change in a diff. */
function textOf(recording: Recording): string {
  const { response } = recording;
  if (!Array.isArray(response.body) || response.body.length === 0) return `${JSON.stringify(recording, null, 2)}\n`;
  const rows = response.body.map((row) => `      ${JSON.stringify(row)}`).join(",\n");
  const others = JSON.stringify({ ...recording, response: { ...response, body: [] } }, null, 2);
  return `${others.replace('"body": []', () => `"body": [\n${rows}\n    ]`)}\n`;
}

/** The files of the recordings. Two recordings with one name are an error: they would overwrite each other. */
export function filesOf(recordings: readonly NamedRecording[]): Files {
  const files = new Map<string, string>();
  for (const { operationId, name, recording } of recordings) {
    const path = `${operationId}/${name}.json`;
    if (files.has(path)) throw new Error(`Two recordings are named ${path}: rename one.`);
    files.set(path, textOf(recording));
  }
  return files;
}

function existingFiles(folder: string): string[] {
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

/** The files that are missing, stale or extra, by path. */
export function compareFolder(folder: string, files: Files): Difference[] {
  const found = new Set(existingFiles(folder));
  const expected = [...files].flatMap(([path, content]): Difference[] => {
    if (!found.has(path)) return [{ path, kind: "missing" }];
    return readFileSync(join(folder, path), "utf8") === content ? [] : [{ path, kind: "stale" }];
  });
  const extra = [...found].filter((path) => !files.has(path)).map((path): Difference => ({ path, kind: "extra" }));
  return [...expected, ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes the files, and removes every other file from the folder. Returns what was different. */
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
