import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "./lib/read-yaml.js";
import { readText, root } from "./lib/root.js";
import { installApart, runScript, UsageError } from "./lib/script.js";
import { outdated, readEquivalents, survivorsOf, withRow } from "./mutate/results.js";

const rooms = Object.keys(Object(readYaml(join(root, "scripts/mutate/rooms.yaml"))));

const usage = `npm run mutate -- tables   make every change to src/tables that Stryker knows, and show which changes the tests do not find

Rooms: ${rooms.join(", ")}. A room takes from minutes to an hour. Later runs are shorter, because they repeat a change only if the code or the tests
have changed. With CFB_MUTATE_PROCESSES=2, two changes are tested at a time. The script prints the changes that no test finds, except those listed in
scripts/mutate/equivalent.yaml, and writes the room's row in test/MUTATION.md. node_modules/.cache/cfb-mutate/<room>.html shows every change in its
code. Exits with 1 if the tests find less than 90 % of the changes. The first run installs Stryker in node_modules/.cache.`;

const record = join(root, "test/MUTATION.md");
const tools = join(root, "node_modules/.cache/cfb-mutate");
const packages = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/jest-runner@9.6.1", "typescript@5.9.3"];

function runStryker(room: string): number {
  if (!existsSync(join(tools, "node_modules/@stryker-mutator/jest-runner"))) installApart("cfb-mutate", packages);
  // Stryker's jest runner finds the project's jest in NODE_PATH.
  const env = { ...process.env, NODE_PATH: join(root, "node_modules"), CFB_MUTATE_ROOM: room };
  const stryker = join(tools, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const args = [stryker, "run", "scripts/mutate/stryker.config.mjs"];
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
}

await runScript({ usage, allowPositionals: true }, ({ positionals }) => {
  const [room = "", ...more] = positionals;
  if (!rooms.includes(room) || more.length > 0) throw new UsageError("name one room");
  const equivalents = readEquivalents(join(root, "scripts/mutate/equivalent.yaml"));
  const old = outdated(equivalents, readText);
  if (old.length > 0)
    throw new Error(`scripts/mutate/equivalent.yaml names lines that do not exist:\n${old.join("\n")}`);
  const report = join(tools, `${room}-report.json`);
  rmSync(report, { force: true });
  const status = runStryker(room);
  if (!existsSync(report)) throw new Error("Stryker did not finish");
  const { files } = JSON.parse(readFileSync(report, "utf8"));
  for (const { file, at, mutant } of survivorsOf(files, equivalents).left)
    console.log(`left: ${file}:${at}: ${mutant}`);
  writeFileSync(record, withRow(readFileSync(record, "utf8"), room, files, equivalents));
  return status;
});
