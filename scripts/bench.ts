import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { compareChecks, measureRules } from "./bench/checks.js";
import { compareCached, compareOneGame, compareSeason } from "./bench/clients.js";
import { interleave, type Measure, markdown, type Table } from "./bench/measure.js";
import { compareParquet } from "./bench/parquet.js";
import { compareCommand, compareStarts, measureTools } from "./bench/processes.js";
import { measureService } from "./bench/service.js";
import { readFlags } from "./lib/flags.js";
import { root } from "./lib/root.js";

// Measures everything in one run, because ratios are comparable across machines and times are not. It asserts nothing.

const usage = `npm run bench              measure everything, and write the tables to scripts/bench/RESULTS.md
npm run bench -- --quick   one round of all but the tools, to see that it works; writes nothing
npm run bench -- --help    this text`;

const quick = readFlags("bench", usage, ["quick"]).has("quick");
const measure: Measure = quick ? (tasks, _, batch) => interleave(tasks, 1, batch) : interleave;
const results = join(root, "scripts/bench/RESULTS.md");
const sections: string[] = [];

function print(text: string): void {
  sections.push(text);
  console.log(`${text}\n`);
}

/** The difference of two rows of a table, as a multiple of `unit`. */
function added(table: Table, more: string, less: string, unit: number): string {
  const difference = (table.rows[more] ?? Number.NaN) - (table.rows[less] ?? Number.NaN);
  return (difference / unit).toFixed(2);
}

const versions = ["openapi-fetch", "cfbd", "ofetch", "ky", "axios", "zod", "typebox", "ajv"].map((name) => {
  const path = join(root, "node_modules", name, "package.json");
  return `${name} ${JSON.parse(readFileSync(path, "utf8")).version}`;
});
print(
  [
    "# Results",
    "",
    "Written by `npm run bench`: the last run. Ratios first: the first row of each table is the base of the others. The rows of a table are",
    "measured side by side, in random order, each after as many warm-up calls. The server runs in its own process.",
    "",
    `Machine: ${cpus().length} cores; Node ${process.versions.node}; ${versions.join(", ")}.`,
  ].join("\n"),
);

const tsx = ["--import", "tsx", join(root, "scripts/bench/server.ts")];
const server = spawn(process.execPath, tsx, { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [port] = await once(server.stdout, "data");
  const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
  print(markdown(quick ? compareOneGame(baseUrl, 1, 1) : compareOneGame(baseUrl, 5, 3_000)));
  const season = await compareSeason(measure, baseUrl);
  print(markdown(season));
  print(markdown(await compareCached(measure, baseUrl)));
  const text = await (await fetch(`${baseUrl}/games?year=2024`)).text();
  const checks = await compareChecks(measure, text);
  const parsing = checks.rows["JSON.parse"] ?? Number.NaN;
  const whole = added(season, "this client, validate: throw", "this client", parsing);
  print(
    markdown({ ...checks, notes: [`In a whole call, \`validate: "throw"\` added ${whole} × JSON.parse of the body.`] }),
  );
  print(markdown(await compareParquet(measure, text)));
} finally {
  server.kill();
}
print(markdown(await measureRules(measure)));
print(markdown(await compareStarts(measure)));
print(markdown(await compareCommand(measure)));
print(`## The sample service\n\n${await measureService()}`);
if (!quick) {
  print(markdown(await measureTools(measure)));
  writeFileSync(results, `${sections.join("\n\n")}\n`);
}
