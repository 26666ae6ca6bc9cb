import { run } from "../../scripts/run.js";
import { compile, resolutions } from "../compile.js";
import { tool } from "../installed.js";

const exactness = [true, false];

describe.each([
  ["5.5", "ts55"],
  ["5.9", "typescript"],
  ["6.0", "ts60"],
  ["7.0", "ts7"],
])("by TypeScript %s", (version, compiler) => {
  test("which it is", async () => {
    const { stdout } = await run(process.execPath, [tool(`${compiler}/bin/tsc`), "--version"]);
    expect(stdout).toMatch(`Version ${version}.`);
  });

  test.each(resolutions.flatMap((name) => exactness.map((exact) => [name, exact] as const)))(
    "a user's project type-checks with moduleResolution %s and exactOptionalPropertyTypes %s",
    async (moduleResolution, exactOptionalPropertyTypes) => {
      const ended = await compile({ compiler, moduleResolution, exactOptionalPropertyTypes });
      expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
    },
    60_000,
  );
});

// Before 5.8 TypeScript knew no require() of a module, whatever Node does.
test.each(["typescript", "ts60", "ts7"])(
  "a CommonJS project type-checks with nodenext, by %s",
  async (compiler) => {
    const project = { compiler, moduleResolution: "nodenext", exactOptionalPropertyTypes: true } as const;
    expect(await compile({ ...project, file: "common.cts" })).toEqual({ code: 0, stdout: "", stderr: "" });
  },
  60_000,
);
