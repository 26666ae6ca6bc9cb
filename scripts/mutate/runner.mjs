import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Stryker's jest runner loads every test file for every mutant. This runner loads only the files that reach the mutant, and stops when a test fails.
// It takes a fifth of the time.
const packages = new URL("../../node_modules/.cache/cfb-mutate/node_modules/", import.meta.url);
const original = await import(new URL("@stryker-mutator/jest-runner/dist/src/index.js", packages));
const [jest] = original.strykerPlugins;

/** A file in Stryker's folder that lists each test's file. It is not a variable, because Stryker starts a new process after a timeout. */
const listing = "cfb-mutate-tests.json";

function create(injector) {
  const runner = jest.factory(injector);
  const { dryRun, mutantRun, run } = runner;
  let files = [];
  return Object.assign(runner, {
    async dryRun(options) {
      const result = await dryRun.call(runner, options);
      const named = (result.tests ?? []).map(({ id, fileName }) => [id, fileName]);
      writeFileSync(listing, JSON.stringify(named));
      return result;
    },
    mutantRun(options) {
      const reached = new Set(options.testFilter);
      const named = JSON.parse(readFileSync(listing, "utf8")).filter(([id]) => reached.size === 0 || reached.has(id));
      files = [...new Set(named.map(([, file]) => file))];
      return mutantRun.call(runner, options);
    },
    run(settings) {
      if (!settings.testNamePattern && files.length === 0) return run.call(runner, settings);
      const testRunner = fileURLToPath(new URL("until-failure.cjs", import.meta.url));
      return run.call(runner, { ...settings, testFiles: files, jestConfig: { ...settings.jestConfig, testRunner } });
    },
  });
}
create.inject = jest.factory.inject;

export const { strykerValidationSchema } = original;
export const strykerPlugins = [{ kind: jest.kind, name: "jest-until-failure", factory: create }];
