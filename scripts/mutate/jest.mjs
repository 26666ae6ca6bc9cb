import { fileURLToPath } from "node:url";
import config from "../../jest.config.mjs";

// The unit tests of what is mutated. Those that try every combination take ten seconds, for each mutant.
const { displayName: _, testMatch: __, ...unit } = config.projects[0];
const folder = process.env.CFB_MUTATE_FOLDER;
const own = { query: ["is-query", "error-query"], fetch: ["*"], cache: ["store*", "keyv"], validate: [] };
export default {
  ...unit,
  rootDir: fileURLToPath(new URL("../..", import.meta.url)),
  testMatch: [
    folder === "validate" ? "<rootDir>/test/contract/check*.test.ts" : `<rootDir>/test/${folder}/*.test.ts`,
    ...own[folder].map((name) => `<rootDir>/test/promises/${name}.test.ts`),
    `<rootDir>/test/proof/json-schema-${folder === "query" ? "rules" : "responses"}.test.ts`,
  ],
};
