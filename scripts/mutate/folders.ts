/**
 * The folders of src that are mutated, and the tests that run for each mutant, as globs below test/. Tests that try every combination or start
 * processes are left out: they take seconds, for each mutant.
 */
export const folders: Readonly<Record<string, readonly string[]>> = {
  query: ["query/*", "promises/*query*", "client/*query*{,/*}", "proof/json-schema-rules"],
  validate: ["validate/*", "proof/json-schema-responses"],
  cache: ["cache/!(fleet)", "promises/stored", "client/@(cache|stored)*{,/*}"],
  request: [
    "request/*",
    "client/@(bodies|hooks|keys|limits|pacing|retry|sharing)/*",
    "client/@(quota/!(any-order)|connections/injected-fetch)",
  ],
};
