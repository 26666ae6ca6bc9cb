import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Run, root, run } from "./run.js";

/** Copies the given files and folders of the project for tests to change. The copy is removed after the test file's last test. */
export function projectCopy(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "cfb-copy-"));
  beforeAll(() => {
    for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a script in a copy, as `npm run` does. */
export function scriptIn(
  folder: string,
  name: string,
  args: readonly string[] = [],
  options: Parameters<typeof run>[2] = {},
): Promise<Run> {
  return run(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, ...args], { ...options, cwd: folder });
}
