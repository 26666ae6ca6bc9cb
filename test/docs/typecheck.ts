import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userOptions } from "../../scripts/lib/user-project.js";
import { type Run, root, run } from "../scripts/run.js";

/** Where a user's project finds the package by its name: in its source. */
export const sourcePaths = {
  "cfb-openapi": [join(root, "src/index.ts")],
  "cfb-openapi/sample": [join(root, "src/sample/index.ts")],
  "cfb-openapi/tables": [join(root, "src/tables/index.ts")],
  "cfb-openapi/tools": [join(root, "src/tools/index.ts")],
};

/** Type-checks files as a user's project does: each file is a module that imports the package by its name. */
export async function typecheck(files: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "cfb-typecheck-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const compilerOptions = userOptions(sourcePaths);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    files.forEach((code, index) => {
      writeFileSync(join(folder, `block-${index}.ts`), code);
    });
    return await run(process.execPath, [join(root, "node_modules/ts7/bin/tsc"), "-p", folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
