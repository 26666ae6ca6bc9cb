import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { type Row, rows, versionOf, withoutChecked } from "../../scripts/proof/rows.js";
import { casesOf, failed, tableOf } from "../../scripts/proof/table.js";
import { select, suiteCases } from "../proof/json-schema-suite.js";
import { ruleCase } from "../proof/rule-cases.js";
import { shapeCase } from "../proof/shape-cases.js";
import { root } from "./run.js";

const row: Row = { name: "a", what: "b", version: "1", files: ["a"] };
const passed = { fullName: "a passes", status: "passed" };
const needs = { what: "x", paths: ["/no/such/program"] };

test("every row has test files that exist, and a name of its own", () => {
  const missing = rows.flatMap(({ files }) => files).filter((name) => !existsSync(join(root, "test", name)));
  expect(missing).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
});

test("a quick run leaves out exactly the files that `npm run check` runs", () => {
  const projects = ["unit", "sample", "command", "tools", "package"];
  const { stdout } = spawnSync("node_modules/.bin/jest", ["--listTests", "--selectProjects", ...projects], {
    cwd: root,
    encoding: "utf8",
  });
  const checked = new Set(stdout.split("\n").map((path) => relative(join(root, "test"), path)));
  const filesOf = (some: readonly Row[]) => [...new Set(some.flatMap(({ files }) => files))].sort();
  expect(checked.size).toBeGreaterThan(300);
  expect(filesOf(withoutChecked(rows))).toEqual(filesOf(rows).filter((name) => !checked.has(name)));
});

test.each([
  ["with all cases passed passes", row, [passed, passed], false],
  ["with a skipped case fails", row, [passed, { ...passed, status: "pending" }], true],
  ["without a case fails", row, [], true],
  ["that needs what is not installed passes", { ...row, needs }, [], false],
])("a row %s", (_, each, assertionResults, expected) => {
  expect(failed(each, new Map([["a", { status: "passed", assertionResults }]]))).toBe(expected);
});

test("the table names what a row leaves out: a text, names by reason, or a test that says so", () => {
  const results = new Map([
    ["a", { status: "passed", assertionResults: [passed, { fullName: "leaves out 3 cases", status: "passed" }] }],
  ]);
  const left = { reason: ["c", "d"] };
  expect(
    tableOf([row, { ...row, leftOut: "e" }, { ...row, leftOut: left }], results)
      .split("\n")
      .slice(2),
  ).toEqual([
    "| `a` | b | 1 | 1 | 1 | 3 cases |",
    "| `a` | b | 1 | 1 | 1 | e |",
    "| `a` | b | 1 | 1 | 1 | c, d (reason) |",
  ]);
});

test("versions are those of the project, of the tools, and of programs of the machine", () => {
  const version = (name: string) => versionOf(rows.find((each) => each.name === name) ?? row);
  expect(version("openapi-fetch")).toBe("openapi-fetch 0.17.0");
  expect(version("generators")).toMatch(
    /^@hey-api\/openapi-ts \d+\.\d+\.\d+, swagger-typescript-api .*, @kubb\/cli \d/,
  );
  expect(versionOf({ ...row, version: ["undici"], command: [process.execPath, "--version"] })).toMatch(
    /^v\d+\S+, by undici \d/,
  );
});

const files = ["a", "b"];

test.each([
  ["that did not run", undefined],
  ["that does not compile", { status: "failed", assertionResults: [] }],
  ["whose cleanup fails", { status: "failed", assertionResults: [passed] }],
  ["of whose tests the row has none", { status: "passed", assertionResults: [{ ...passed, fullName: "b" }] }],
])("a file %s fails its row, although another file of the row passes", (_, result) => {
  const results = new Map([["a", { status: "passed", assertionResults: [passed] }]]);
  if (result !== undefined) results.set("b", result);
  const tests = casesOf({ files, only: "passes" }, results);
  expect(tests.filter(({ status }) => status === "failed")).toEqual([{ fullName: "b", status: "failed" }]);
});

test("the row of validators counts no test of the project's own validator", () => {
  const only = new RegExp(rows.find(({ name }) => name === "validators")?.only ?? "");
  expect(only.test("swagger-parser validates openapi.yaml")).toBe(true);
  expect(only.test("@seriousme/openapi-schema-validator validates dist/openapi.json")).toBe(true);
  expect(only.test("getGames: the example is a recording cut short, and validates")).toBe(false);
});

const suite = suiteCases();
const suiteIt = suite.length > 0 ? test : test.skip;

suiteIt("JSON-Schema-Test-Suite has cases that pass and that fail for every keyword of the rules", () => {
  const { selected } = select(suite, ruleCase);
  const keywords = "required anyOf allOf not then properties dependentRequired dependentSchemas const enum".split(" ");
  const having = (valid: boolean, keyword: string) =>
    selected.filter((each) => each.valid === valid && JSON.stringify(each.rules).includes(`"${keyword}":`)).length;
  const few = keywords.filter((keyword) => having(true, keyword) === 0 || having(false, keyword) === 0);
  expect(few).toEqual([]);
});

suiteIt("JSON-Schema-Test-Suite has cases with and without the required members of a shape, and of unions", () => {
  const { selected } = select(suite, shapeCase);
  const required = selected.filter(({ name }) => /^(required|properties)\.json/.test(name));
  expect([...new Set(required.map(({ valid }) => valid))].sort()).toEqual([false, true]);
  expect(selected.some(({ expression }) => expression.includes("|"))).toBe(true);
});

test("the table names why a row did not run", () => {
  expect(tableOf([{ ...row, needs }], new Map())).toContain("| `a` | b | 1 | 0 | 0 | all: needs x |");
});
