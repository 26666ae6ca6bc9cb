import { run } from "../../scripts/run.js";
import { compile, queryFiles, resolutions, userFiles } from "../compile.js";
import { tool } from "../installed.js";
import { installReactQuery } from "../queries.js";

beforeAll(installReactQuery);

const passed = { code: 0, stdout: "", stderr: "" };

const compilers = [
  ["5.5", "ts55"],
  ["5.9", "typescript"],
  ["6.0", "ts60"],
  ["7.0", "ts7"],
] as const;

// A quick run uses only the oldest and the newest version. The others take a minute.
describe.each(compilers.filter((_, index) => !process.env.CFB_PROOF_QUICK || index % 3 === 0))(
  "with TypeScript %s",
  (version, compiler) => {
    test("the compiler has that version", async () => {
      const { stdout } = await run(process.execPath, [tool(`${compiler}/bin/tsc`), "--version"]);
      expect(stdout).toMatch(`Version ${version}.`);
    });

    test.each(resolutions)(
      "a user's ES and CommonJS modules type-check with moduleResolution %s",
      async (moduleResolution) => {
        const files = userFiles(moduleResolution);
        expect(await compile({ compiler, moduleResolution, exactOptionalPropertyTypes: true, files })).toEqual(passed);
      },
    );

    test("a user's project type-checks without exactOptionalPropertyTypes", async () => {
      const project = { compiler, moduleResolution: "nodenext", exactOptionalPropertyTypes: false } as const;
      expect(await compile({ ...project, files: userFiles("nodenext") })).toEqual(passed);
    });

    test.each(resolutions)(
      "openapi-react-query's createQueries(cfb) compiles with moduleResolution %s",
      async (moduleResolution) => {
        const files = queryFiles(moduleResolution);
        const project = { compiler, moduleResolution, exactOptionalPropertyTypes: true, skipLibCheck: true, files };
        expect(await compile(project)).toEqual(passed);
      },
    );
  },
);
