import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globsToMatcher } from "jest-util";
import { readYaml } from "../../scripts/lib/read-yaml.js";
import { outdated, readEquivalents, survivorsOf, withRow } from "../../scripts/mutate/results.js";
import { root } from "./run.js";

const rooms: Record<string, Record<"code" | "tests", string[]>> = Object(
  readYaml(join(root, "scripts/mutate/rooms.yaml")),
);

const file = "src/query/a.ts";
const source = "const a = 1;\n  if (a < b) {\n    go();\n  }\n";
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const mutants = [
  { status: "Killed", location: at(1, 1, 1, 2) },
  { status: "RuntimeError", location: at(1, 1, 1, 2) },
  { status: "Timeout", location: at(1, 1, 1, 2) },
  { status: "Ignored", location: at(1, 11, 1, 12) },
  { status: "NoCoverage", replacement: "{}", location: at(2, 14, 4, 4) },
  { status: "Survived", replacement: "a <= b", location: at(2, 7, 2, 12) },
];
const files = { [file]: { source, mutants } };
const equivalents = {
  [file]: [{ line: "if (a < b) {", mutants: ["a < b → a <= b"], reason: "They are never equal." }],
};

test("every equivalent mutant in the list has a reason and a line that still exists", () => {
  const list = readEquivalents(join(root, "scripts/mutate/equivalent.yaml"));
  expect(outdated(list, (name) => readFileSync(join(root, name), "utf8"))).toEqual([]);
  for (const { mutants, reason } of Object.values(list).flat()) {
    expect(mutants.length).toBeGreaterThan(0);
    expect(reason).toMatch(/\.$/);
  }
});

test("an entry is outdated if its line has changed", () => {
  expect(outdated(equivalents, () => source)).toEqual([]);
  expect(outdated(equivalents, () => source.replace("<", "<="))).toEqual([`${file}: if (a < b) {`]);
});

test("a surviving mutant does not count as left if the list has it as equivalent", () => {
  const block = { file, at: 2, line: "if (a < b) {", mutant: "{ go(); } → {}" };
  expect(survivorsOf(files, equivalents).left).toEqual([block]);
  expect(survivorsOf(files, {}).left).toEqual([block, { ...block, mutant: "a < b → a <= b" }]);
});

test("`withRow` replaces only the given room's row in test/MUTATION.md", () => {
  const record = readFileSync(join(root, "test/MUTATION.md"), "utf8");
  const rows = (text: string) => [...text.matchAll(/^\| (?!room)(\w+) \| .*$/gm)];
  expect(rows(record).map(([, room]) => room)).toEqual(Object.keys(rooms).sort());
  const after = withRow(record, "query", files, equivalents);
  expect(after).toContain("| query | 4 | 2 | 1 | 1 | 50.0 % |");
  const others = (text: string) => rows(text).filter(([, room]) => room !== "query");
  expect(others(after).map(String)).toEqual(others(record).map(String));
});

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);
const existing = [...filesIn("src"), ...filesIn("test")];

test.each(Object.entries(rooms))("each glob of the room %s matches a file", (_, { code, tests }) => {
  const globs = [...code.map((glob) => glob.replace("!src/", "src/")), ...tests.map((glob) => `test/${glob}.test.ts`)];
  expect(globs.filter((glob) => !existing.some(globsToMatcher([glob])))).toEqual([]);
  // Globs with alternatives are not allowed, because they match even if one alternative has no file. `!(name)` only excludes files.
  expect(globs.filter((glob) => /[|{]/.test(glob))).toEqual([]);
});
