import { cpus } from "node:os";
import { checksOf, rules } from "./bench/checks.js";
import { seasonOfGames } from "./bench/clients.js";
import { latencyMs, measureFleets } from "./bench/fleet.js";
import { type Comparison, interleave, ratios, writeResults } from "./bench/measure.js";
import { compareOneGame } from "./bench/one-game.js";
import { start } from "./bench/processes.js";
import type { Service } from "./bench/service.js";
import { command, starts } from "./bench/starts.js";
import { readText } from "./lib/root.js";
import { runScript } from "./lib/script.js";

// Measures everything in one run, because only ratios are comparable across machines.

const usage = `npm run bench              measure clients, checks and the command, and write tables to scripts/bench/RESULTS.md
npm run bench -- --fleet   measure many processes with one key instead (needs redis-server)
npm run bench -- --quick   test the benchmark in a short run, with or without --fleet, and do not write anything

With --fleet, exits with 1 if clients with \`shared\` go below their quota floor, request a URL twice, get a busy 429 or have a failed call.`;

const machine = `Machine: ${cpus().length} cores; Node ${process.versions.node}`;
const packages = ["openapi-fetch", "cfbd", "ofetch", "ky", "axios", "zod", "typebox", "ajv"].map(
  (name) => `${name} ${JSON.parse(readText(`node_modules/${name}/package.json`)).version}`,
);

const ofClients = `# Results

\`npm run bench\` writes this file. A ratio compares a row with the first row of its table. The rows of
a table are measured side by side, in random order. Half of the rounds only warm up and are not counted. The server runs in a separate process.

${machine}; ${packages.join(", ")}.`;

const ofFleets = `# Many processes with one key

\`npm run bench -- --fleet\` writes this section. Each process has one client, and all processes use one Redis as their cache. \`alone\` uses it
through Keyv, and \`shared\` uses \`redisShared\`. The service is the sample service over HTTP, which takes ${latencyMs} ms for a request.

${machine}.`;

/** Measures this client and others, and prints a table for each comparison. */
async function measureClients(quick: boolean, print: (table: string) => void): Promise<void> {
  const compare = async ({ title, rounds, ...comparison }: Comparison) =>
    print(ratios(title, await interleave({ ...comparison, rounds: quick ? 1 : rounds })));
  const service = start<Service>("service.ts");
  try {
    const baseUrl = await service.run("url", undefined);
    print(ratios("One game", await compareOneGame(baseUrl, quick ? 1 : 5, quick ? 1 : 3_000)));
    await compare(seasonOfGames(baseUrl));
    await compare(checksOf(await (await fetch(`${baseUrl}/games?year=2024`)).text()));
  } finally {
    service.stop();
  }
  for (const comparison of [rules, starts, command]) await compare(comparison);
}

const options = { quick: { type: "boolean", default: false }, fleet: { type: "boolean", default: false } } as const;

await runScript({ usage, options }, async ({ values: { quick, fleet } }) => {
  const sections: string[] = [];
  const print = (text: string) => {
    sections.push(text);
    console.log(`${text}\n`);
  };
  print(fleet ? ofFleets : ofClients);
  const wrong = fleet ? await measureFleets(quick, print) : await measureClients(quick, print);
  if (!quick) writeResults(sections.join("\n\n"));
  for (const message of wrong ?? []) console.error(`bench: ${message}`);
  return wrong?.length ? 1 : 0;
});
