import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { filesBelow } from "./installed.js";

test("every promise of SECURITY.md is held by the test that it names", () => {
  const rows = [...readFileSync(join(root, "SECURITY.md"), "utf8").matchAll(/^\|.*\| "(.+)" \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  const tests = filesBelow(join(root, "test")).filter((name) => name.endsWith(".test.ts"));
  const texts = tests.map((name) => readFileSync(join(root, "test", name), "utf8")).join("\n");
  expect(rows.flatMap(([, title]) => (texts.includes(`test("${title}"`) ? [] : [title]))).toEqual([]);
});
