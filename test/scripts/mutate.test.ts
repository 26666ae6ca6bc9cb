import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countMutants, outdated, readEquivalents } from "../../scripts/mutate/results.js";
import { resultsIn, sectionOf, shareKilled, withSection } from "../../scripts/mutate/table.js";
import { root, script } from "./run.js";

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
const results = { files: { "src/query/a.ts": { source, mutants } } };
const equivalents = {
  "src/query/a.ts": [{ line: "if (a < b) {", mutants: ["a < b → a <= b"], reason: "They are never equal." }],
};

test("every entry of the list of equivalent mutants has a reason, and a line that its file still has", () => {
  const list = readEquivalents(join(root, "scripts/mutate/equivalent.yaml"));
  expect(outdated(list, (file) => readFileSync(join(root, file), "utf8"))).toEqual([]);
  for (const { mutants, reason } of Object.values(list).flat()) {
    expect(mutants.length).toBeGreaterThan(0);
    expect(reason).toMatch(/\.$/);
  }
});

test("an entry whose line has changed is outdated", () => {
  expect(outdated(equivalents, () => source)).toEqual([]);
  expect(outdated(equivalents, () => source.replace("<", "<="))).toEqual(["src/query/a.ts: if (a < b) {"]);
});

test("the mutants of a file are counted, and a survivor that the list names is not left", () => {
  const counts = { file: "src/query/a.ts", killed: 2, timeouts: 1, survived: 1, notReached: 1, fixed: 1 };
  const block = { at: 2, line: "if (a < b) {", mutant: "{ go(); } → {}", reached: false };
  expect(countMutants(results, equivalents)).toEqual([{ ...counts, equivalent: 1, left: [block] }]);
  const survivor = { at: 2, line: "if (a < b) {", mutant: "a < b → a <= b", reached: true };
  expect(countMutants(results, {})).toMatchObject([{ ...counts, equivalent: 0, left: [block, survivor] }]);
});

test("the section of a folder has a row for each file, their sum, and the survivors that are left", () => {
  const counted = countMutants(results, equivalents);
  const section = sectionOf("query", counted);
  expect(section).toContain("| a.ts | 5 | 2 | 1 | 1 | 1 | 1 | 60.0 % | 75.0 % | 1 |");
  expect(section).toContain("| **all** | 5 | 2 | 1 | 1 | 1 | 1 | 60.0 % | 75.0 % | 1 |");
  expect(section).toContain("- src/query/a.ts:2: `` { go(); } → {} `` (no test reaches it)");
  expect(shareKilled(counted)).toBe(60);
});

test("the sections of other folders stay, in the order of the folders", () => {
  const folders = ["query", "cache"];
  const first = withSection("", folders, "cache", "## src/cache\n\nearlier\n");
  const both = withSection(first, folders, "query", "## src/query\n\nnew\n");
  expect(both.match(/^#+ .*/gm)).toEqual(["# Mutation testing", "## src/query", "## src/cache"]);
  expect(withSection(both, folders, "query", "## src/query\n\nnew\n")).toBe(both);
  expect(withSection(both, folders, "cache", "## src/cache\n\nlater\n")).not.toContain("earlier");
});

test("a run of some files keeps the rows and the survivors of the others", () => {
  const before = sectionOf("query", countMutants(results, {}));
  expect(sectionOf("query", resultsIn(`# Mutation testing\n\n${before}## src/cache\n`, "query"))).toBe(before);
  expect(resultsIn(before, "cache")).toEqual([]);
  const report = readFileSync(join(root, "test/MUTATION.md"), "utf8");
  expect(report).toContain(sectionOf("query", resultsIn(report, "query")));
});

test.each([["src/cache/key.ts"], ["src/query/missing.ts"]])(
  "a file that is not of the folder is refused: %s",
  async (file) => {
    const { code, stderr } = await script("mutate", ["query", file]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("files of it") });
  },
);

test("a folder that is not mutated is refused, and nothing runs", async () => {
  const { code, stdout, stderr } = await script("mutate", ["cli"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("name one folder");
});
