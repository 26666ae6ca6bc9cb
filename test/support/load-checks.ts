import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Loads every file of checks in these folders into one suite, so that they share what it computes. Does not leave out a file. */
export function loadChecks(...folders: readonly string[]): void {
  for (const folder of folders)
    for (const name of readdirSync(folder).sort())
      if (name.endsWith(".checks.ts")) jest.requireActual(join(folder, name));
}
