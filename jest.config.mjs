// Jest runs tests in a separate context, in which each use of a global is slow. If every module gets these globals as arguments, all tests take two
// thirds of the time. Modules then ignore a replacement on `globalThis`, but tests can replace members, such as `Date.now`.
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

// Jest passes its process's options on to its workers. Tests create much garbage, and Node collects a larger young generation less often.
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
  // The Parquet libraries are ES modules only.
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
// These tests kill exports, let disks fail and try long inputs. Their processes run for minutes.
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

/** One project: `jest --selectProjects <name>`. */
const project = (displayName, files, except = [], more = {}) => ({
  ...common,
  ...more,
  displayName,
  testMatch: [...files.map((file) => `<rootDir>/${file}`), ...except.map((file) => `!**/${file}`)],
});

export default {
  maxWorkers: "100%",
  testSequencer: "<rootDir>/test/sequencer.cjs",
  // One limit for all tests, far above what any test takes, because a busy machine is slow. No test asserts time.
  testTimeout: 600_000,
  // A worker that has run a hundred suites uses a gigabyte. To free it, a busy machine needs longer than Jest's half a second.
  workerGracefulExitTimeout: 10_000,
  projects: [
    // `npm test`: the client, the document and its recorded responses, and the documentation.
    project(
      "unit",
      ["test/**/*.test.ts"],
      [...sample, ...command, ...tools, ...browser, "test/package/**/*.test.ts", "test/proof/*.test.ts"],
    ),
    // The sample service: its contract with the document, every game and moment of its world, and tests of the client on whole seasons.
    project("sample", sample),
    // The command. Most of these tests do not start a process.
    project("command", command, [...kills, ...browser], builtCommand),
    // Tests that start processes: of the scripts, the reference, the types, the code in documents, and of killing the command.
    project("tools", [...tools, ...kills], browser, builtCommand),
    // The packed package, installed as a user installs it.
    project("package", ["test/package/*.test.ts"], [], installedPackage),
    // The pages and the downloads in a real browser.
    project("browser", browser, [], builtReference),
    // The packed package on every Node and TypeScript that it supports.
    project("matrix", ["test/package/matrix/*.test.ts"], [], installedPackage),
    // Test suites and clients from other projects. `npm run proof` runs this project and the matrix. Keyv's suite replaces the global Date. No
    // globals are injected here, so that modules see the replacement.
    project("proof", ["test/proof/*.test.ts"], [], { sandboxInjectedGlobals: [] }),
  ],
};
