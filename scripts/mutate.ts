import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, root } from "./lib/root.js";
import { installApart, runScript, UsageError } from "./lib/script.js";
import { folders } from "./mutate/folders.js";
import { outdated, type Results, readEquivalents, scoreOf, shareIn, withScore } from "./mutate/score.js";

const usage = `npm run mutate -- query             change src/query in every way that Stryker has, and see which changes a test finds
npm run mutate -- query --report    change nothing: write the results again, after a change of scripts/mutate/equivalent.yaml

Folders: ${Object.keys(folders).join(", ")}. A folder takes five minutes to half an hour, and less the next time: what a test has found is not tried
again, unless the code or the test has changed. CFB_MUTATE_PROCESSES=2 tries two mutants at a time. Stryker prints a row for each file, and writes
its report, in which every mutant stands in its code, to node_modules/.cache/cfb-mutate/<folder>.html. Then come the mutants that are left: no test
finds them, and scripts/mutate/equivalent.yaml does not name them. The row of the folder in test/MUTATION.md is written again. Exits with 1 if its share of killed mutants is lower than before, or than 85 %.
Stryker is installed in node_modules/.cache at the first use.`;

/** The minimum share of mutants that a folder's tests must kill, in %. */
const least = 85;
const report = join(root, "test/MUTATION.md");
const tools = join(root, "node_modules/.cache/cfb-mutate");

const packages = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/jest-runner@9.6.1", "typescript@5.9.3"];

function runStryker(folder: string, { code, tests }: (typeof folders)[string]): void {
  if (!existsSync(join(tools, "node_modules/@stryker-mutator/jest-runner"))) installApart("cfb-mutate", packages);
  const env = {
    ...process.env,
    // Stryker's jest runner finds the project's jest there.
    NODE_PATH: join(root, "node_modules"),
    CFB_MUTATE_FOLDER: folder,
    CFB_MUTATE_CODE: JSON.stringify(code),
    CFB_MUTATE_TESTS: JSON.stringify(tests),
    CFB_MUTATE_TOOLS: tools,
  };
  const args = [join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run", "scripts/mutate/stryker.mjs"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) throw new Error("Stryker did not finish");
}

const options = { report: { type: "boolean" } } as const;

await runScript({ usage, options, allowPositionals: true }, ({ values, positionals }) => {
  const [folder = "", ...more] = positionals;
  const mutated = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  if (!mutated || more.length > 0) throw new UsageError("name one folder");
  const equivalents = readEquivalents(join(root, "scripts/mutate/equivalent.yaml"));
  const old = outdated(equivalents, readText);
  if (old.length > 0)
    throw new Error(`scripts/mutate/equivalent.yaml names lines that do not exist:\n${old.join("\n")}`);
  if (!values.report) runStryker(folder, mutated);
  const found: Results = JSON.parse(readFileSync(join(tools, `${folder}.json`), "utf8"));
  const before = readFileSync(report, "utf8");
  const score = scoreOf(found, equivalents);
  const after = withScore(before, folder, score);
  console.log(after);
  for (const { file, at, mutant } of score.left) console.log(`left: ${file}:${at}: ${mutant}`);
  writeFileSync(report, after);
  return shareIn(after, folder) < Math.max(least, shareIn(before, folder)) ? 1 : 0;
});
