import { run } from "../scripts/run.js";
import { compile, nodeResolutions, resolutions } from "./compile.js";
import { installReactQuery, queries } from "./queries.js";

beforeAll(installReactQuery);

// With the fastest compiler. `npm run matrix` uses all of them. openapi-react-query's own declarations do not pass without `skipLibCheck`.
const project = { compiler: "ts7", exactOptionalPropertyTypes: true, skipLibCheck: true };

test.each(resolutions)("createQueries(cfb) of openapi-react-query compiles with moduleResolution %s", async (name) => {
  const ended = await compile({ ...project, moduleResolution: name, files: ["queries/types.ts"] });
  expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
});

test.each(nodeResolutions)("and in a CommonJS project with module %s", async (name) => {
  const ended = await compile({ ...project, moduleResolution: name, files: ["queries/types.cts"] });
  expect(ended).toEqual({ code: 0, stdout: "", stderr: "" });
});

test.each(["program.mjs", "program.cjs"])("%s gets games through it", async (file) => {
  expect(await run(process.execPath, [file], { cwd: queries })).toEqual({ code: 0, stdout: "11\n", stderr: "" });
});
