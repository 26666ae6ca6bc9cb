const { createEmptyTestResult } = require("@jest/test-result");
const { default: circus } = require("jest-circus/runner");

/** The last mutant that a test has found. */
let found;

/** Runs tests as Jest does, but skips the remaining tests and files after a test has found the mutant. */
module.exports = async (globalConfig, config, environment, ...more) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  // Reports a skipped test, because a file without tests would count as an error.
  if (mutant === found)
    return { ...createEmptyTestResult(), skipped: true, testResults: [{ fullName: "", status: "pending" }] };
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    await handle?.(event, state);
    if (event.name === "test_done" && event.test.errors.length > 0) found = mutant;
    if (event.name === "test_start" && found === mutant) event.test.mode = "skip";
  };
  return circus(globalConfig, config, environment, ...more);
};
