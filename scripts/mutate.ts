import "./lib/early-reader.js";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.js";

const folders = ["query", "fetch", "validate", "cache"];
const usage = `npm run mutate -- query                      change src/query in every way that Stryker has, and see which changes a test finds
npm run mutate -- query src/query/rules.ts    change one file
npm run mutate -- --help                      this text

Folders: ${folders.join(", ")}. A folder takes ten minutes to an hour. Stryker is installed in node_modules/.cache at the first use.`;

function install(): string {
  const tools = join(root, "node_modules/.cache/cfb-mutate");
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, "package.json"), '{"private":true}');
  const packages = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/jest-runner@9.6.1", "typescript@5.9.3"];
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", "--save-exact", ...packages], {
    cwd: tools,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(", ")}`);
  return tools;
}

function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [folder = "", files = "", ...more] = positionals;
  if (!folders.includes(folder) || more.length > 0) throw new Error("name one folder, and a file of it if you like");
  const tools = install();
  const env = {
    ...process.env,
    // Its jest runner finds the project's jest there.
    NODE_PATH: join(root, "node_modules"),
    CFB_MUTATE_FOLDER: folder,
    CFB_MUTATE_FILES: files,
    CFB_MUTATE_TOOLS: tools,
  };
  const args = [join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", "scripts/mutate/stryker.mjs"];
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`mutate: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
