interface Folder {
  /** The files to mutate, as Stryker globs. They do not use `|`, so that the tests notice if one no longer matches a file. */
  readonly code: readonly string[];
  /**
   * The tests that run for each mutant, as globs below test/. Tests that try every combination or start processes are left out, because they take
   * seconds.
   */
  readonly tests: readonly string[];
}

const below = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** The folders of src that are mutated. */
export const folders: Readonly<Record<string, Folder>> = {
  query: {
    code: ["src/query/*.ts"],
    tests: [
      ...["query/*", "client/queries/!(linear)", "proof/json-schema-rules"],
      ...below("client/errors", "query", "causes", "response"),
      ...below("client/keys", "echoes", "page", "redaction", "refused"),
    ],
  },
  validate: {
    code: ["src/validate/*.ts"],
    tests: [...below("validate", "findings", "validation", "values", "verdict"), "proof/json-schema-responses"],
  },
  cache: {
    code: ["src/cache/*.ts"],
    tests: ["cache/!(fleet)", "client/cache/*", "client/keys/echoes", "client/keys/refused"],
  },
  request: {
    code: [
      "src/request/**/*.ts",
      // These files are not layers, and every client test runs them.
      ...below("!src/request", "caller.ts", "errors/*.ts", "fetch.ts", "layer.ts", "lazily.ts"),
      ...below("!src/request", "openapi-fetch.ts", "parts.ts", "settings.ts"),
    ],
    tests: [
      ...["request/*", "client/quota/!(any-order)", "client/connections/injected-fetch"],
      ...below("client/requests", "lost-chunk", "odd-*"),
      ...below("client", "bodies/*", "errors/*", "hooks/*", "keys/*", "limits/*", "pacing/*", "retry", "sharing/*"),
    ],
  },
};
