import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userOptions } from "../../scripts/lib/root.js";
import { compile, type Run, root } from "../scripts/run.js";

/** The source files that the compiler finds under the package's names, as a user's project finds the installed package. */
const sourcePaths = {
  "cfb-openapi": [join(root, "src/index.ts")],
  "cfb-openapi/redis": [join(root, "src/redis/index.ts")],
  "cfb-openapi/sample": [join(root, "src/sample/index.ts")],
  "cfb-openapi/tables": [join(root, "src/tables/index.ts")],
  "cfb-openapi/tools": [join(root, "src/tools/index.ts")],
};

/** Type-checks files as a user's project does. Each file is a module that imports the package by its name. */
async function typecheck(files: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "cfb-typecheck-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const compilerOptions = { ...userOptions(sourcePaths), exactOptionalPropertyTypes: true };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    files.forEach((code, index) => {
      writeFileSync(join(folder, `block-${index}.ts`), code);
    });
    return await compile("ts7", folder, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Type-checks groups of files in one run. Returns the errors of each group. Throws if the compiler fails in any other way. */
export async function typecheckGroups(
  groups: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, string[]>> {
  const owners = Object.entries(groups).flatMap(([name, files]) => files.map(() => name));
  const { stdout, stderr, code } = await typecheck(Object.values(groups).flat());
  const errors: Record<string, string[]> = Object.fromEntries(Object.keys(groups).map((name) => [name, []]));
  if (code === 0) return errors;
  // The lines after an error's first line are indented.
  for (const error of stdout.trim().split(/\n(?! )/)) {
    const own = errors[owners[Number(/block-(\d+)\.ts\(/.exec(error)?.[1])] ?? ""];
    if (own === undefined) throw new Error(`${error}\n${stderr}`);
    own.push(error);
  }
  return errors;
}
