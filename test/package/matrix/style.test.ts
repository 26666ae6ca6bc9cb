import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { app, installed } from "../installed.js";
import { runTool } from "./tools.js";

test.each(["openapi.yaml", "dist/openapi.json"])(
  "Spectral's OpenAPI rules do not find anything in %s, not even a hint",
  async (name) => {
    const rules = join(app, "spectral.yaml");
    writeFileSync(rules, 'extends: ["spectral:oas"]\n');
    const args = ["lint", "--ruleset", rules, "--fail-severity", "hint", join(installed, name)];
    expect(await runTool("spectral", args)).toMatchObject({ code: 0, stdout: expect.stringContaining("No results") });
  },
  300_000,
);
