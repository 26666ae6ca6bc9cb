import { fileURLToPath } from "node:url";
import config from "../../jest.config.mjs";

// The unit tests of the mutated code. `folders.ts` has their globs.
const { displayName: _, testMatch: __, ...unit } = config.projects[0];
export default {
  ...unit,
  // Stryker extends this environment, and finds it by its name.
  testEnvironment: "node",
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/test"],
  watchman: false,
  testTimeout: 5_000,
  testSequencer: "<rootDir>/scripts/mutate/sequencer.cjs",
  testMatch: JSON.parse(process.env.CFB_MUTATE_TESTS).map((glob) => `<rootDir>/test/${glob}.test.ts`),
};
