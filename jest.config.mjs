// Jest runs tests in a context of its own, where each use of a global name is slow: with these as arguments of every module, all tests take
// two thirds of the time. A test that replaces one of them on `globalThis` would not be seen; members, as of `Date`, may be replaced.
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

// Of Jest's workers, which get the options of its own process: tests make much garbage, and a larger young generation is collected less often.
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
  // Those that write Parquet are ES modules only.
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
// Exports that are killed, disks that fail, inputs of many sizes: minutes of processes.
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
  // One limit for all tests, far above what any takes: a busy machine is slow, and no test is about time.
  testTimeout: 600_000,
  // A worker that has run a hundred suites holds a gigabyte, which a busy machine needs more than Jest's half a second to free.
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
    // The command, most of it without processes of its own.
    project("command", command, [...kills, ...browser], builtCommand),
    // The scripts, the reference, the types, the code of the documents, and the command when it is killed: what starts processes.
    project("tools", [...tools, ...kills], browser, builtCommand),
    // The packed package, installed as a user installs it.
    project("package", ["test/package/*.test.ts"], [], installedPackage),
    // The pages and the downloads in a real browser.
    project("browser", browser, [], builtReference),
    // The packed package on every Node and TypeScript that it supports.
    project("matrix", ["test/package/matrix/*.test.ts"], [], installedPackage),
    // Suites and clients that others wrote. `npm run proof` runs them and the matrix.
    // Keyv's suite replaces the global Date, so that modules have none of their own.
    project("proof", ["test/proof/*.test.ts"], [], { sandboxInjectedGlobals: [] }),
  ],
};
