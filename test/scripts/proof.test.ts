import { existsSync } from "node:fs";
import { join } from "node:path";
import { select, suiteCases } from "../../scripts/proof/json-schema-suite.js";
import { type Row, rows } from "../../scripts/proof/rows.js";
import { ruleCase } from "../../scripts/proof/rule-cases.js";
import { failed, testsOf } from "../../scripts/proof/run.js";
import { shapeCase } from "../../scripts/proof/shape-cases.js";
import { tableOf } from "../../scripts/proof/table.js";
import { root, script } from "./run.js";

const row: Row = { name: "a", what: "b", version: "1", files: [] };

test("every row has test files that exist, and a name of its own", () => {
  const missing = rows.flatMap(({ files }) => files).filter((name) => !existsSync(join(root, "test", name)));
  expect(missing).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
});

test.each([
  ["with all cases passed passes", { cases: 2, passed: 2 }, false],
  ["with a case that did not pass fails", { cases: 2, passed: 1 }, true],
  ["without a case fails", { cases: 0, passed: 0 }, true],
  ["that needs what is not installed passes", { cases: 0, passed: 0, missing: "needs x" }, false],
])("a row %s", (_, outcome, expected) => {
  expect(failed({ row, ...outcome })).toBe(expected);
});

const passed = { fullName: "a passes", status: "passed" };
const files = ["a", "b"];

test.each([
  ["that did not run", undefined],
  ["that does not compile", { name: "b", status: "failed", assertionResults: [] }],
  ["whose cleanup fails", { name: "b", status: "failed", assertionResults: [passed] }],
  [
    "of whose tests the row has none",
    { name: "b", status: "passed", assertionResults: [{ ...passed, fullName: "b" }] },
  ],
])("a file %s fails its row, although another file of the row passes", (_, result) => {
  const results = new Map([["a", { name: "a", status: "passed", assertionResults: [passed] }]]);
  if (result !== undefined) results.set("b", result);
  const tests = testsOf({ files, only: /passes/ }, results);
  expect(tests.filter(({ status }) => status === "failed")).toEqual([{ fullName: "b", status: "failed" }]);
});

test("the row of validators counts no test of the project's own validator", () => {
  const { only } = rows.find(({ name }) => name === "validators") ?? {};
  expect(only?.test("swagger-parser validates openapi.yaml")).toBe(true);
  expect(only?.test("@seriousme/openapi-schema-validator validates dist/openapi.json")).toBe(true);
  expect(only?.test("getGames: the example is a recording cut short, and validates")).toBe(false);
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
  expect(tableOf([{ row, cases: 0, passed: 0, missing: "needs x" }])).toContain(
    "| `a` | b | 1 | 0 | 0 | all: needs x |",
  );
});

test("a row that does not exist is named, and nothing runs", async () => {
  const { code, stdout, stderr } = await script("proof", ["nonsense"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("there is no row nonsense");
});
