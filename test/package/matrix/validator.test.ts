import { join } from "node:path";
import { installed } from "../installed.js";
import { runTool } from "./tools.js";

test.each(["openapi.yaml", "dist/openapi.json"])(
  "@seriousme/openapi-schema-validator validates %s",
  async (name) => {
    const { code, stdout } = await runTool("validate-api", [join(installed, name)]);
    expect({ code, valid: /"valid": true/.test(stdout) ? true : stdout }).toEqual({ code: 0, valid: true });
  },
  300_000,
);
