import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../../scripts/run.js";
import { tarball } from "../installed.js";

export const screenshots = process.env.SCREENSHOTS ?? join(root, "screenshots");

/** Copies an example to a new folder and installs its dependencies, with the packed package instead of the published one. */
export async function installExample(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `cfb-example-${name}-`));
  const from = join(root, "examples", name);
  cpSync(from, folder, { recursive: true, filter: (path) => !/\/(node_modules|\.next)$/.test(path) });
  const file = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  manifest.dependencies["cfb-openapi"] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  const { code, stdout, stderr } = await run("npm", args, { cwd: folder });
  if (code !== 0) throw new Error(`npm could not install the example ${name}:\n${stdout}${stderr}`);
  return folder;
}
