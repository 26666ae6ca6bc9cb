const { default: Sequencer } = require("@jest/test-sequencer");

const folders = ["query", "validate", "cache", "fetch"].map((name) => `/test/${name}/`);
const isUnit = ({ path }) => folders.some((folder) => path.includes(folder));

/** The tests of the folder itself first, because they are the fastest. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => isUnit(b) - isUnit(a) || a.path.localeCompare(b.path));
  }
};
