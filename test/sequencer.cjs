const { readFileSync } = require("node:fs");
const { default: Sequencer } = require("@jest/test-sequencer");

/** Suites that load files of checks first: they take longest, and Jest takes them for the shortest where it has not seen them yet. */
module.exports = class extends Sequencer {
  sort(tests) {
    const later = new Map(tests.map(({ path }) => [path, readFileSync(path, "utf8").includes("loadChecks(") ? 0 : 1]));
    return super.sort(tests).sort((a, b) => later.get(a.path) - later.get(b.path));
  }
};
