import { fileURLToPath } from "node:url";
import config from "../../jest.config.mjs";

// The unit tests of what is mutated, without those that try every combination or start processes: they take seconds, for each mutant.
const { displayName: _, testMatch: __, ...unit } = config.projects[0];
const tests = {
  query: ["query/*", "client/queries/is-query", "client/errors/query", "proof/json-schema-rules"],
  validate: ["validate/*", "proof/json-schema-responses"],
  cache: ["cache/!(fleet)", "client/cache/*"],
  request: [
    "client/@(bodies|hooks|limits|pacing|retry|sharing)/*",
    "client/@(quota/!(any-order)|keys/@(given|renewed)|connections/injected-fetch)",
    "request/*",
  ],
}[process.env.CFB_MUTATE_FOLDER];
export default {
  ...unit,
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  roots: ["<rootDir>/test"],
  watchman: false,
  testTimeout: 5_000,
  testSequencer: "<rootDir>/scripts/mutate/sequencer.cjs",
  testMatch: tests.map((name) => `<rootDir>/test/${name}.test.ts`),
};
