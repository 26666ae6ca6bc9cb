/** Topics of test/client, each a file or a folder, whose tests reach src/request. */
const topics = [
  ...["abort", "any-end", "auth", "bodies", "body", "clock", "error", "floor", "hook", "key", "limit", "odd-"],
  ...["one-signal", "own-keys", "pacing", "paid", "quota", "race", "resume", "retr", "share", "sharing", "spent", "time", "uncertain"],
].join("|");

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
    "fetch/!(client)",
    "promises/@(auth|bodies|clock|hooks|limits|pacing|quota-!(floor)|races|retry|sharing|spent)",
    `client/@(${topics})*{,/!(any-order)}`,
  ],
};
