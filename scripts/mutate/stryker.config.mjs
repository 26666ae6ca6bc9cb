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
  // The timeout is long because a busy machine is slow. A test of a promise that never settles fails sooner, at Jest's limit.
  timeoutMS: 15_000,
  // A later run tries only survivors and mutants whose code or tests have changed.
  incremental: true,
  incrementalFile: `${results}.json`,
  reporters: ["progress-append-only", "clear-text", "html", "json"],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  htmlReporter: { fileName: `${results}.html` },
  jsonReporter: { fileName: `${results}-report.json` },
  thresholds: { high: 100, low: 95, break: 90 },
  // This folder is outside of node_modules, because Jest does not find tests in node_modules.
  tempDirName: join(tmpdir(), `cfb-mutate-${room}`),
};
