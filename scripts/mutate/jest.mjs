import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import config from "../../jest.config.mjs";

const rooms = parse(readFileSync(new URL("rooms.yaml", import.meta.url), "utf8"));
const { tests } = rooms[process.env.CFB_MUTATE_ROOM];

const {
  displayName: _,
  testMatch: __,
  ...settings
} = config.projects.find(({ displayName }) => displayName === "unit");
export default {
  ...settings,
  // Stryker extends this environment, which it finds by this name.
  testEnvironment: "node",
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/test"],
  watchman: false,
  testTimeout: 5_000,
  testSequencer: "<rootDir>/scripts/mutate/sequencer.cjs",
  testMatch: tests.map((glob) => `<rootDir>/test/${glob}.test.ts`),
};
