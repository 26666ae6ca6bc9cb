import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Stryker is installed separately from the project, see scripts/mutate.ts.
const { CFB_MUTATE_FOLDER: folder, CFB_MUTATE_CODE: code, CFB_MUTATE_TOOLS: tools } = process.env;

export default {
  mutate: JSON.parse(code),
  testRunner: "jest-until-failure",
  plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
  jest: { configFile: "scripts/mutate/jest.mjs", enableFindRelatedTests: false },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.CFB_MUTATE_PROCESSES ?? 1),
  // The timeout is long, because a busy machine is slow. A mutant that never settles fails its test sooner.
  timeoutMS: 15_000,
  // A second run tries only survivors, and mutants whose code or tests have changed.
  incremental: true,
  incrementalFile: join(tools, `${folder}.json`),
  reporters: ["progress-append-only", "clear-text", "html"],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  htmlReporter: { fileName: join(tools, `${folder}.html`) },
  // The folder is not below node_modules, because Jest does not find tests there.
  tempDirName: join(tmpdir(), `cfb-mutate-${folder}`),
};
