import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const room = process.env.CFB_MUTATE_ROOM;
const { code } = parse(readFileSync(here("rooms.yaml"), "utf8"))[room];
const results = join("node_modules/.cache/cfb-mutate", room);

export default {
  mutate: code,
  testRunner: "jest-until-failure",
  plugins: [here("runner.mjs")],
  jest: { configFile: "scripts/mutate/jest.mjs", enableFindRelatedTests: false },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.CFB_MUTATE_PROCESSES ?? 1),
  // The timeout is long, because a busy machine is slow. A mutant that never settles fails its test sooner.
  timeoutMS: 15_000,
  // A second run tries only survivors, and mutants whose code or tests have changed.
  incremental: true,
  incrementalFile: `${results}.json`,
  reporters: ["progress-append-only", "clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  htmlReporter: { fileName: `${results}.html` },
  jsonReporter: { fileName: `${results}-report.json` },
  thresholds: { high: 100, low: 95, break: 90 },
  // The folder is not below node_modules, because Jest does not find tests there.
  tempDirName: join(tmpdir(), `cfb-mutate-${room}`),
};
