import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { compareChecks, measureRules } from "./bench/checks.js";
import { compareOneGame, compareSeason } from "./bench/clients.js";
import { interleave, type Measure, markdown, type Table } from "./bench/measure.js";
import { compareCommand, compareStarts } from "./bench/processes.js";
import { readText, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

// Measures everything in one run, because ratios are comparable across machines and times are not. It does not check the results.

const usage = `npm run bench              measure everything, and write the tables to scripts/bench/RESULTS.md
npm run bench -- --quick   measure one round of everything, to see that it works; do not write anything`;

const packages = ["openapi-fetch", "cfbd", "ofetch", "ky", "axios", "zod", "typebox", "ajv"];

function introduction(): string {
  const versions = packages.map(
    (name) => `${name} ${JSON.parse(readText(`node_modules/${name}/package.json`)).version}`,
  );
  return `# Results

Written by \`npm run bench\`: the last run. A ratio compares a row with the first row of its table. The rows of
a table are measured side by side, in random order. Half of the rounds only warm up and are not counted. The server runs in a separate process.

Machine: ${cpus().length} cores; Node ${process.versions.node}; ${versions.join(", ")}.`;
}

/** Yields the tables that need the server, in order. */
async function* servedTables(measure: Measure, quick: boolean): AsyncGenerator<Table> {
  const tsx = ["--import", "tsx", join(root, "scripts/bench/clients.ts")];
  const server = spawn(process.execPath, tsx, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = await once(server.stdout, "data");
    const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
    yield quick ? compareOneGame(baseUrl, 1, 1) : compareOneGame(baseUrl, 5, 3_000);
    yield await compareSeason(measure, baseUrl);
    yield await compareChecks(measure, await (await fetch(`${baseUrl}/games?year=2024`)).text());
  } finally {
    server.kill();
  }
}

await runScript({ usage, options: { quick: { type: "boolean", default: false } } }, async ({ values: { quick } }) => {
  const measure: Measure = quick ? (title, tasks, _, batch) => interleave(title, tasks, 1, batch) : interleave;
  const sections: string[] = [];
  const print = (text: string) => {
    sections.push(text);
    console.log(`${text}\n`);
  };
  print(introduction());
  for await (const table of servedTables(measure, quick)) print(markdown(table));
  for (const make of [measureRules, compareStarts, compareCommand]) print(markdown(await make(measure)));
  if (!quick) writeFileSync(join(root, "scripts/bench/RESULTS.md"), `${sections.join("\n\n")}\n`);
});
