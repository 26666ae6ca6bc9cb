import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

const project = join(app, "jest");
// Jest's documentation adds Babel's preset to a project with imports. This plugin is the part of the preset that compiles imports.
const imports = tool("@babel/plugin-transform-modules-commonjs");

test.each([
  ["requires the package", "required", []],
  ["imports the package", "imported", [imports]],
])("a test that %s passes with Jest's default settings", async (_, name, plugins) => {
  writeFileSync(join(project, "babel.config.json"), JSON.stringify({ plugins }));
  const flags = ["--json", "--no-cache", "--runInBand", "--testPathPatterns", name];
  const { stdout, stderr } = await run(process.execPath, [tool("jest/bin/jest.js"), ...flags], { cwd: project });
  const { success, numPassedTests } = JSON.parse(stdout) as { success: boolean; numPassedTests: number };
  expect({ success, stderr: success ? "" : stderr }).toEqual({ success: true, stderr: "" });
  expect(numPassedTests).toBeGreaterThan(0);
});
