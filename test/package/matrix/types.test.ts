import { run } from "../../scripts/run.js";
import { commonJs, compile, nodeResolutions, resolutions } from "../compile.js";
import { tool } from "../installed.js";
import { installReactQuery } from "../queries.js";

beforeAll(installReactQuery);

const exactness = [true, false];

describe.each([
  ["5.5", "ts55"],
  ["5.9", "typescript"],
  ["6.0", "ts60"],
  ["7.0", "ts7"],
])("by TypeScript %s", (version, compiler) => {
  test("the compiler has that version", async () => {
    const { stdout } = await run(process.execPath, [tool(`${compiler}/bin/tsc`), "--version"]);
    expect(stdout).toMatch(`Version ${version}.`);
  });

  test.each(resolutions.flatMap((name) => exactness.map((exact) => [name, exact] as const)))(
    "a user's project type-checks with moduleResolution %s and exactOptionalPropertyTypes %s",
    async (moduleResolution, exactOptionalPropertyTypes) => {
      const ended = await compile({ compiler, moduleResolution, exactOptionalPropertyTypes });
      expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
    },
  );

  test.each([
    ...resolutions.map((name) => [name, "queries/types.ts"] as const),
    ...nodeResolutions.map((name) => [name, "queries/types.cts"] as const),
  ])(
    "createQueries(cfb) of openapi-react-query compiles with moduleResolution %s in %s",
    async (moduleResolution, file) => {
      const project = { compiler, moduleResolution, exactOptionalPropertyTypes: true, skipLibCheck: true };
      expect(await compile({ ...project, files: [file] })).toEqual({ code: 0, stdout: "", stderr: "" });
    },
  );

  test.each(nodeResolutions)("a CommonJS project type-checks with module %s", async (moduleResolution) => {
    const project = { compiler, moduleResolution, exactOptionalPropertyTypes: true };
    expect(await compile({ ...project, files: commonJs })).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
