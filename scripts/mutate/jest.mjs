import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import config from "../../jest.config.mjs";

const { tests } = parse(readFileSync(new URL("rooms.yaml", import.meta.url), "utf8"))[process.env.CFB_MUTATE_ROOM];

// Tests of the command expect the built command's path in this variable. The tests that run for a room do not start the command.
process.env.CFB_TEST_COMMAND = "none";

const { displayName: _, testMatch: __, ...unit } = config.projects[0];
export default {
  ...unit,
  // Stryker extends this environment, which it finds by this name.
  testEnvironment: "node",
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/test"],
  watchman: false,
  testTimeout: 5_000,
  testSequencer: "<rootDir>/scripts/mutate/sequencer.cjs",
  testMatch: tests.map((glob) => `<rootDir>/test/${glob}.test.ts`),
};
