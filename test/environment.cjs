const { AsyncLocalStorage } = require("node:async_hooks");
const { TestEnvironment } = require("jest-environment-node");

const { run } = AsyncLocalStorage.prototype;
const used = new Set();
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this);
  return run.apply(this, args);
};

/** Jest never ends the storage in which it runs the tests of a suite, and below Node 24 each one slows down every promise of the suites after it. */
module.exports = class extends TestEnvironment {
  async teardown() {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
};
