import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { run } from "../../scripts/run.js";
import { withServer } from "../../support/http-server.js";
import { noticesAlone } from "../../support/notices.js";
import { app } from "../installed.js";

// Deno and Bun take 250 MB, so npx fetches exact versions of them only when these tests run.
const packages = ["-p", "deno@2.9.6", "-p", "bun@1.4.5"];
const service = toNodeListener(createSampleService());

describe.each([
  ["deno", ["run", "--allow-all", "--no-lock", "--node-modules-dir=manual"]],
  ["bun", ["run"]],
])("on %s", (command, flags) => {
  let file = "";

  beforeAll(async () => {
    const { code, stdout, stderr } = await run("npx", ["-y", ...packages, "which", command], { cwd: app });
    if (code !== 0) throw new Error(`npx could not get ${command}:\n${stderr}`);
    file = stdout.trim();
    process.stdout.write(`${command} ${(await run(file, ["--version"])).stdout}`);
  }, 300_000);

  const start = (program: string, env: Record<string, string> = {}) =>
    run(file, [...flags, program], { cwd: app, env });

  test("a program that imports the package gets games with the runtime's fetch", async () => {
    const { code, stdout, stderr } = await start("program.mjs");
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(noticesAlone) });
    const printed = { games: 11, again: 11, nested: true, refused: true, yaml: true };
    expect(JSON.parse(stdout)).toMatchObject(printed);
  });

  test("time limits, aborts, connection errors and the cache work with the runtime's fetch", async () => {
    await withServer(service, async (url) => {
      const { code, stdout, stderr } = await start("runtime.mjs", { SERVICE: url });
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(noticesAlone) });
      expect(JSON.parse(stdout)).toEqual({
        games: 11,
        cached: 11,
        requests: 1,
        aborted: "left",
        timedOut: "timeout",
        refused: "connection",
        openapi: 200,
      });
    });
  });
});
