import { tmpdir } from "node:os";
import { join } from "node:path";

// Stryker is installed apart from the project: see scripts/mutate.ts.
const { CFB_MUTATE_FOLDER: folder, CFB_MUTATE_FILES: files, CFB_MUTATE_TOOLS: tools } = process.env;
export default {
  mutate: [files || `src/${folder}/*.ts`],
  testRunner: "jest",
  plugins: [join(tools, "node_modules/@stryker-mutator/jest-runner/dist/src/index.js")],
  jest: { configFile: "scripts/mutate/jest.mjs", enableFindRelatedTests: false },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  concurrency: 1,
  reporters: ["clear-text", "progress-append-only"],
  // Not below node_modules, where jest finds no test.
  tempDirName: join(tmpdir(), "cfb-mutate"),
};
