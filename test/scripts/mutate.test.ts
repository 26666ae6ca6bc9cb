import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globsToMatcher } from "jest-util";
import { folders } from "../../scripts/mutate/folders.js";
import { outdated, readEquivalents, scoreOf, shareIn, withScore } from "../../scripts/mutate/score.js";
import { root } from "./run.js";

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

test("every equivalent mutant in the list has a reason and a line that still exists", () => {
  const list = readEquivalents(join(root, "scripts/mutate/equivalent.yaml"));
  expect(outdated(list, (file) => readFileSync(join(root, file), "utf8"))).toEqual([]);
  for (const { mutants, reason } of Object.values(list).flat()) {
    expect(mutants.length).toBeGreaterThan(0);
    expect(reason).toMatch(/\.$/);
  }
});

test("an entry is outdated if its line has changed", () => {
  expect(outdated(equivalents, () => source)).toEqual([]);
  expect(outdated(equivalents, () => source.replace("<", "<="))).toEqual(["src/query/a.ts: if (a < b) {"]);
});

test("a folder's mutants are counted, and survivors in the list do not count as left", () => {
  const counts = { killed: 2, timeouts: 1, survived: 1, notReached: 1, fixed: 1 };
  const file = "src/query/a.ts";
  const block = { file, at: 2, line: "if (a < b) {", mutant: "{ go(); } → {}" };
  expect(scoreOf(results, equivalents)).toEqual({ ...counts, equivalent: 1, left: [block] });
  const survivor = { file, at: 2, line: "if (a < b) {", mutant: "a < b → a <= b" };
  expect(scoreOf(results, {})).toMatchObject({ ...counts, equivalent: 0, left: [block, survivor] });
});

const report = readFileSync(join(root, "test/MUTATION.md"), "utf8");

test("the report has a row per folder, and a run replaces only its folder's row", () => {
  expect([...report.matchAll(/^\| src\/(\w+) \|/gm)].map(([, folder]) => folder).sort()).toEqual(
    Object.keys(folders).sort(),
  );
  const after = withScore(report, "query", scoreOf(results, equivalents));
  const rows = (text: string) => text.match(/^\| src\/(?!query).*$/gm);
  expect(rows(after)).toEqual(rows(report));
  expect(after).toContain("| src/query | 5 | 2 | 1 | 1 | 1 | 1 | 60.0 % | 75.0 % | 1 |");
  expect(shareIn(after, "query")).toBe(60);
});

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`);
const files = [...filesIn("src"), ...filesIn("test")];

test.each(Object.entries(folders))(
  "each glob for the code and the tests of src/%s matches a file",
  (_, { code, tests }) => {
    const globs = [
      ...code.map((glob) => glob.replace("!src/", "src/")),
      ...tests.map((glob) => `test/${glob}.test.ts`),
    ];
    expect(globs.filter((glob) => !files.some(globsToMatcher([glob])))).toEqual([]);
    // A glob with alternatives would match even if one of them has no file. `!(name)` is allowed, because it only excludes files.
    expect(globs.filter((glob) => /[|{]/.test(glob))).toEqual([]);
  },
);
