import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.js";

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?[jt]s$/.test(name))
    .map((name) => `${folder}/${name}`);

test("no file of src and scripts is longer than 200 lines", () => {
  const files = [...filesIn("src"), ...filesIn("scripts")];
  expect(files.length).toBeGreaterThan(300);
  const linesIn = (name: string) => readFileSync(join(root, name), "utf8").split("\n").length - 1;
  expect(files.filter((name) => linesIn(name) > 200)).toEqual([]);
});

test("the root of src has at most 12 files", () => {
  const files = filesIn("src").filter((name) => name.split("/").length === 2);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(12);
});
