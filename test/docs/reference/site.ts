import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { script } from "../../scripts/run.js";

/** Builds the pages into a new folder, as `npm run docs` does. Throws an error with the output if the build fails. */
export async function buildSite(): Promise<{ folder: string; printed: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "cfb-built-"));
  const { code, stdout, stderr } = await script("docs", ["--pages", "--out", folder]);
  if (code !== 0) throw new Error(`npm run docs ended with ${code}:\n${stdout}${stderr}`);
  return { folder, printed: stdout, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the content of every file below a folder by its relative path. */
export function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
