// Jest runs tests in a separate context, in which each use of a global is slow. If every module gets these globals as arguments, all tests together
// take two thirds of the time. Modules then do not see a replaced global, but they see replaced members, such as `Date.now`.
const builtIns = [
  ...[
    "Array",
    "Boolean",
    "Date",
    "Error",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "Reflect",
    "RegExp",
    "Set",
    "String",
  ],
  ...["Symbol", "TypeError", "isFinite"],
];

// Jest's workers inherit these options. Tests create much garbage, and Node collects a larger young generation less often.
process.execArgv.push("--max-semi-space-size=64");

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: "<rootDir>/test/environment.cjs",
  setupFiles: ["<rootDir>/test/quiet-notices.cjs"],
  transform: {
    "\\.ts$|/node_modules/hyparquet": [
      "@swc/jest",
      { jsc: { target: "es2022", parser: { syntax: "typescript" } }, sourceMaps: true, module: { type: "commonjs" } },
    ],
  },
  // The Parquet libraries have only ES modules.
  transformIgnorePatterns: ["/node_modules/(?!hyparquet)"],
  moduleNameMapper: {
    "^(\\.{1,2}/.*)\\.js$": "$1",
  },
  sandboxInjectedGlobals: builtIns,
  modulePathIgnorePatterns: ["<rootDir>/dist"],
};

const installedPackage = {
  globalSetup: "<rootDir>/test/package/setup.mjs",
  globalTeardown: "<rootDir>/test/package/teardown.mjs",
};

const builtCommand = {
  globalSetup: "<rootDir>/test/cli/setup.mjs",
  globalTeardown: "<rootDir>/test/cli/teardown.mjs",
};

const builtReference = {
  globalSetup: "<rootDir>/test/docs/reference/setup.mjs",
  globalTeardown: "<rootDir>/test/docs/reference/teardown.mjs",
};

const sample = [
  "test/sample/**/*.test.ts",
  "test/notices/valid.test.ts",
  "test/seasons/**/*.test.ts",
  "test/watch/championship.test.ts",
];
const browser = [
  "test/docs/reference/browser.test.ts",
  "test/docs/reference/form-browser.test.ts",
  "test/docs/reference/operations-browser.test.ts",
  "test/docs/reference/playground-key.test.ts",
];
// These tests kill exports, make disks fail and try long inputs. Their processes run for minutes.
const kills = [
  "test/cli/export/killed.test.ts",
  "test/cli/export/loses-nothing.test.ts",
  "test/cli/export/moments.test.ts",
  "test/cli/linear.test.ts",
];
const command = ["test/agents/conversation.test.ts", "test/cli/**/*.test.ts"];
const tools = [
  "test/document/**/*.test.ts",
  "test/scripts/**/*.test.ts",
  "test/docs/compile.test.ts",
  "test/redis/processes.test.ts",
  "test/docs/reference/**/*.test.ts",
  "test/rules/types.test.ts",
  "test/tables/types.test.ts",
  "test/rules/messages.test.ts",
  "test/rules/editor.test.ts",
];

/** Defines a project, which runs with `jest --selectProjects <name>`. */
const project = (displayName, files, except = [], more = {}) => ({
  ...common,
  ...more,
  displayName,
  testMatch: [...files.map((file) => `<rootDir>/${file}`), ...except.map((file) => `!**/${file}`)],
});

export default {
  maxWorkers: "100%",
  testSequencer: "<rootDir>/test/sequencer.cjs",
  // One time limit for all tests. It is much longer than any test takes, because a busy machine is slow. No test asserts time.
  testTimeout: 600_000,
  // A worker that has run a hundred suites uses a gigabyte. To free it, a busy machine needs longer than Jest's default of half a second.
  workerGracefulExitTimeout: 10_000,
  projects: [
    // `npm test` runs this project. It tests the client, the document and its recorded responses, and the documentation.
    project(
      "unit",
      ["test/**/*.test.ts"],
      [...sample, ...command, ...tools, ...browser, "test/package/**/*.test.ts", "test/proof/*.test.ts"],
    ),
    // Tests of the sample service and its world, and tests of the client on complete seasons.
    project("sample", sample),
    // Tests of the command. Most of them do not start a process.
    project("command", command, [...kills, ...browser], builtCommand),
    // Tests that start processes. They test scripts, the reference, types and the code in documents, and kill the command.
    project("tools", [...tools, ...kills], browser, builtCommand),
    // Tests of the packed package, installed as a user installs it.
    project("package", ["test/package/*.test.ts"], [], installedPackage),
    // Tests of the reference's pages and downloads in a real browser.
    project("browser", browser, [], builtReference),
    // Tests of the packed package on every version of Node and TypeScript that it supports.
    project("matrix", ["test/package/matrix/*.test.ts"], [], installedPackage),
    // Test suites and clients from other projects. `npm run proof` runs this project and the matrix. Keyv's suite replaces the global Date. Modules
    // see the replacement because globals are not injected here.
    project("proof", ["test/proof/*.test.ts"], [], { sandboxInjectedGlobals: [] }),
  ],
};
