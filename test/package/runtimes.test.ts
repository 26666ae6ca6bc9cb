import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../scripts/run.js";
import { noticesAlone } from "../support/notices.js";
import { app, filesBelow, installed } from "./installed.js";

describe.each(["import", "require()"])("with %s in a runtime that has only the language's globals,", (way) => {
  test("the package loads, and calls work after React Native's globals are added", async () => {
    const flags = ["--no-warnings", "--disallow-code-generation-from-strings"];
    const { code, stdout, stderr } = await run(process.execPath, [...flags, "bare.mjs", way], { cwd: app });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      atImport: [],
      absent: [],
      games: 11,
      again: [11, 11],
      openapi: 11,
      refused: true,
    });
  });
});

test("the modules do not use regular expressions that Hermes can't parse", () => {
  const modules = filesBelow(installed).filter((name) => /^dist\/(cjs|esm|shared)\/.*js$/.test(name));
  expect(modules.length).toBeGreaterThan(50);
  const propertyEscape = /\\p\{/i;
  expect(modules.filter((name) => propertyEscape.test(readFileSync(join(installed, name), "utf8")))).toEqual([]);
});

test("require() loads the code for cache and validation on first use", async () => {
  const { code, stdout, stderr } = await run(process.execPath, ["lazy.cjs"], { cwd: app });
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(noticesAlone) });
  expect(JSON.parse(stdout)).toEqual([[], [], ["cache", "validation"]]);
});
