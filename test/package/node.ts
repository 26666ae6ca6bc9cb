import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../scripts/run.js";
import { app, installed } from "./installed.js";

const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as { version: string };
const printed = {
  games: 11,
  again: 11,
  nested: true,
  refused: true,
  openapi: expect.stringMatching(/^3\.1/),
  yaml: true,
};

/** Tests the installed package on one version of Node. `node` returns Node's executable. */
export function testOn(node: () => string): void {
  const start = (...args: string[]) => run(node(), args, { cwd: app });

  // Forbids code generation, as a page's or server's policy can. Turns off warnings, because JSON modules are experimental on Node 20.
  const strict = ["--no-warnings", "--disallow-code-generation-from-strings"];

  test.each([
    ["import", "program.mjs"],
    ["require()", "program.cjs"],
  ])(
    "a program that loads the package with %s gets games, even if code generation is forbidden",
    async (_, program) => {
      const { code, stdout, stderr } = await start(...strict, program);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(JSON.parse(stdout)).toEqual(printed);
    },
  );

  test("the package's command prints its version and gets games as CSV", async () => {
    const cfb = join(app, "node_modules/.bin/cfb");
    expect(await start(cfb, "--version")).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
    const { code, stdout } = await start(
      cfb,
      "get",
      "/games",
      "year=2024",
      "team=Ohio State",
      "--sample",
      "--format",
      "csv",
    );
    expect(code).toBe(0);
    const [head, ...rows] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^id,season,week,/);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toMatch(/^\d+,2024,.*,Ohio State,/);
  });
}
