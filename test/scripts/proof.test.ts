import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Row, rows } from "../../scripts/proof/rows.js";
import { failed } from "../../scripts/proof/run.js";
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
