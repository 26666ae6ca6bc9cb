import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Run, root, run } from "./run.js";

/** Runs code that calls `runScript`, as a separate script, `own.ts`. */
export async function ownScript(code: string, options: Parameters<typeof run>[2] = {}): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "cfb-script-"));
  try {
    const file = join(folder, "own.ts");
    writeFileSync(file, `import { runScript } from ${JSON.stringify(join(root, "scripts/lib/script.ts"))};\n${code}\n`);
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    return await run(process.execPath, ["--import", "tsx", file], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
