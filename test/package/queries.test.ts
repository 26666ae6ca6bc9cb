import { run } from "../scripts/run.js";
import { compile, queryFiles, resolutions } from "./compile.js";
import { installReactQuery, queries } from "./queries.js";

beforeAll(installReactQuery);

// Uses the fastest compiler. test/package/matrix/types.test.ts uses all of them.
test.each(resolutions)(
  "openapi-react-query's createQueries(cfb) compiles with moduleResolution %s, including CommonJS",
  async (moduleResolution) => {
    const project = { compiler: "ts7", moduleResolution, exactOptionalPropertyTypes: true, skipLibCheck: true };
    const ended = await compile({ ...project, files: queryFiles(moduleResolution) });
    expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
  },
);

test.each(["program.mjs", "program.cjs"])("%s gets games through openapi-react-query", async (file) => {
  expect(await run(process.execPath, [file], { cwd: queries })).toEqual({ code: 0, stdout: "11\n", stderr: "" });
});
