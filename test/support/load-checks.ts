import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Loads every `.checks.ts` file in these folders into one suite, so that the files share the suite's computations. */
export function loadChecks(...folders: readonly string[]): void {
  for (const folder of folders)
    for (const name of readdirSync(folder).sort())
      if (name.endsWith(".checks.ts")) jest.requireActual(join(folder, name));
}
