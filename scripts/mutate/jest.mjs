import { fileURLToPath } from "node:url";
import config from "../../jest.config.mjs";

// The unit tests of what is mutated: `folders.ts` has their globs.
const { displayName: _, testMatch: __, ...unit } = config.projects[0];
export default {
  ...unit,
  // Stryker's own environment is built on it, and finds it by this name.
  testEnvironment: "node",
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/test"],
  watchman: false,
  testTimeout: 5_000,
  testSequencer: "<rootDir>/scripts/mutate/sequencer.cjs",
  testMatch: JSON.parse(process.env.CFB_MUTATE_TESTS).map((glob) => `<rootDir>/test/${glob}.test.ts`),
};
