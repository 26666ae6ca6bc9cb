import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The project's own settings, with the tarball packed and installed once before all files.
const rootDir = fileURLToPath(new URL("../..", import.meta.url));
const { jest } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

export default {
  ...jest,
  rootDir,
  testMatch: ["<rootDir>/test/package/**/*.test.ts"],
  globalSetup: "<rootDir>/test/package/setup.mjs",
  globalTeardown: "<rootDir>/test/package/teardown.mjs",
};
