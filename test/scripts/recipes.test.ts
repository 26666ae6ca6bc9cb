import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plainDescription, unmarked } from "../support/plain-description.js";
import { root, run } from "./run.js";
import { rowsOf } from "./upstream/differences.js";

// Follows the recipes of CONTRIBUTING.md in a copy of the project. The tests make the edits and run the commands in the recipes' code blocks.
const clone = mkdtempSync(join(tmpdir(), "cfb-recipes-"));
const git = (...args: string[]) => execFileSync("git", args, { cwd: clone, encoding: "utf8" });

beforeAll(() => {
  const names = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const name of names.trim().split("\n")) {
    if (/^node_modules\b/.test(name)) continue;
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    if (existsSync(join(root, name))) cpSync(join(root, name), join(clone, name));
  }
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
}, 300_000);
afterAll(() => rmSync(clone, { recursive: true, force: true }));
afterEach(() => {
  git("reset", "--quiet", "--hard");
  git("clean", "--quiet", "--force", ".changeset");
});

const guide = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");

/** The commands below a heading, one per line. */
function commandsOf(heading: string): string[] {
  const section = guide.split(/^(?=#{2,3} )/m).find((text) => text.startsWith(`### ${heading}\n`)) ?? "";
  return [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = ""]) => block.trim().split(/\n */));
}

async function follow(command: string, expected = 0): Promise<string> {
  const { code, stdout, stderr } = await run("bash", ["-c", command], { cwd: clone });
  if (code !== expected)
    throw new Error(`${command} ended with ${code}:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  return stdout + stderr;
}

function edit(file: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(join(clone, file), "utf8");
  for (const [from, to] of changes) {
    expect({ file, found: text.includes(from), from }).toEqual({ file, found: true, from });
    text = text.replace(from, () => to);
  }
  writeFileSync(join(clone, file), text);
}

/** Adds a changeset, as the recipes describe. */
const addChange = (type: string, text: string) =>
  writeFileSync(join(clone, ".changeset/change.md"), `---\n"cfb-openapi": ${type}\n---\n\n${text}\n`);

test("the recipe *Make a field nullable* works with the change that upstream suggests", async () => {
  const theirs = plainDescription();
  rowsOf(theirs, "/talent").properties.talent = { type: "number", format: "double", nullable: true };
  writeFileSync(join(clone, "description.json"), JSON.stringify(unmarked(theirs)));
  const upstream = commandsOf("Follow a change of the service")[0] ?? "";
  const report = await follow(`${upstream} -- description.json`, 1);
  const [, line = "", type = "", observed = ""] =
    /openapi\.yaml:(\d+), talent:\n +(type: .*)\n +(x-observed: .*)\n/.exec(report) ?? [];
  // Finds the field's line and the keys below it.
  const lines = readFileSync(join(clone, "openapi.yaml"), "utf8").split("\n");
  expect(lines[Number(line) - 1]).toBe("        talent:");
  const end = lines.findIndex((each, index) => index >= Number(line) && !each.startsWith("          "));
  const field = lines.slice(Number(line), end).map((each) => {
    if (each.trim().startsWith("type:")) return `          ${type}`;
    return each.trim().startsWith("x-observed:") ? `          ${observed}` : each;
  });
  writeFileSync(
    join(clone, "openapi.yaml"),
    [...lines.slice(0, Number(line)), ...field, ...lines.slice(end)].join("\n"),
  );
  expect(await follow(`${upstream} -- description.json`)).toContain("No difference");
  edit(
    "src/sample/world/facts/recruiting.ts",
    [
      "Readonly<Record<number, readonly (readonly [team: string, talent: number])[]>>",
      "Readonly<Record<number, readonly (readonly [team: string, talent: number | null])[]>>",
    ],
    ['2023: [["Ohio State", 974.1]]', '2023: [["Ohio State", null]]'],
  );
  addChange("minor", "Breaks: `talent` of `/talent` may be null. Handle null.");
  const commands = commandsOf("Make a field nullable");
  expect(commands.length).toBeGreaterThan(3);
  for (const command of [...commands, "npm run diff -- main"]) {
    const output = await follow(command);
    if (command.startsWith("npm run recordings"))
      expect(output).toMatch(/written: test\/contract\/recordings\/getTalent\.json/);
  }
}, 600_000);

test("the recipe *Add an operation* generates the operation and passes the lint", async () => {
  const text = readFileSync(join(clone, "openapi.yaml"), "utf8");
  const talent = /^ {2}\/talent:\n[\s\S]*?\n\n/m.exec(text)?.[0] ?? "";
  const added = talent.replace("/talent:", "/talent/new:").replace("getTalent", "getNewTalent");
  edit("openapi.yaml", [talent, `${talent.replace("List team talent", "List all team talent")}${added}`]);
  const commands = commandsOf("Add an operation");
  for (const command of commands.slice(0, 2)) await follow(command);
  expect(readFileSync(join(clone, "generated/operations.ts"), "utf8")).toContain('"/talent/new"');
}, 300_000);

test("the recipe *Add a column or a section* works with a patch changeset", async () => {
  edit("openapi.yaml", ["x-headline: [team, talent, year]", "x-headline: [year, team, talent]"]);
  addChange("patch", "`/talent` shows the year first.");
  for (const command of commandsOf("Add a column or a section")) await follow(command);
  await follow("npm run diff -- main");
}, 300_000);

test("the recipe *Add evidence* records a shape that passes the check", async () => {
  const commands = commandsOf("Add evidence");
  expect(commands).toContain("npm run build");
  for (const command of commands) {
    // The sample service replaces the real service, which needs a key.
    const followed = command.replace("CFB_API_KEY=… ", "").replace(" --max-calls 10", " --max-calls 10 --sample");
    const output = await follow(followed);
    // A successful build prints only npm's own lines.
    if (command === "npm run build") expect(output).toMatch(/^\n> .*\n> .*\n\n$/);
  }
  const files = execFileSync("find", ["contract/shapes", "-name", "*.json"], { cwd: clone, encoding: "utf8" });
  expect(files.trim().split("\n")).toHaveLength(1);
}, 300_000);
