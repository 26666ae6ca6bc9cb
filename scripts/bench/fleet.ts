import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { createClient as createRedis } from "@redis/client";
import { root } from "../lib/root.js";
import { runScript } from "../lib/script.js";
import { type CaseName, costs } from "./fleet/cases.js";
import { type Peer, start } from "./fleet/processes.js";
import { startRedis } from "./fleet/redis.js";
import type { Counts, ServiceMessage } from "./fleet/service.js";
import type { Outcome, Settings, Times, WorkerMessage } from "./fleet/worker.js";

// Measures how many processes share one key. Each has a separate client, and all use one Redis as their cache.

const usage = `npm run bench:fleet              measure eight and sixteen processes, and write the tables to scripts/bench/FLEET.md
npm run bench:fleet -- --quick   measure eight processes and fewer calls; do not write anything

Exit 1 if clients with \`shared\` cross their floor, request a URL twice, get a busy 429, or have a call that fails. Needs redis-server.`;

const latencyMs = 150;
/** How many requests of a key the service accepts at once, on the path that the `slots` case calls. */
const slots = 2;
const floor = 100;
const urls = 20;

interface Machine {
  readonly service: Peer;
  readonly redisUrl: string;
  /** Deletes everything in Redis. */
  flush(): Promise<unknown>;
}

interface Case {
  readonly name: CaseName;
  /** How many calls each process makes. */
  readonly count: number;
  /** How many calls the key has. */
  readonly quota: number;
  readonly quotaFloor?: number;
}

const requestCounts = ({ service }: Machine, message: ServiceMessage) => service.request<Counts>(message);

/** Creates a new key. Its service takes `workMs` per request, and Redis is empty. */
async function newKey(machine: Machine, quota: number, workMs: number): Promise<Settings> {
  await machine.flush();
  const apiKey = crypto.randomUUID();
  const { baseUrl } = await requestCounts(machine, { key: apiKey, open: { quota, latencyMs: workMs } });
  return { apiKey, baseUrl, redisUrl: machine.redisUrl };
}

/** Makes all processes run a case's calls at the same time. */
async function measureCase(machine: Machine, workers: readonly Peer[], shared: boolean, given: Case) {
  const { name, count, quota, quotaFloor } = given;
  const key = await newKey(machine, quota, latencyMs);
  const settings = { ...key, shared, ...(quotaFloor !== undefined && { quotaFloor }) };
  const request = <Reply>(worker: Peer, message: WorkerMessage) => worker.request<Reply>(message);
  await Promise.all(workers.map((worker) => request(worker, { open: settings })));
  const began = performance.now();
  const runs = workers.map((worker, process) => request<Outcome>(worker, { run: name, process, count }));
  const outcomes = await Promise.all(runs);
  const seconds = (performance.now() - began) / 1_000;
  const failures = outcomes.flatMap(({ failed, storeErrors }) => [...failed, ...storeErrors]);
  for (const message of new Set(failures)) console.error(`${name}${shared ? ", shared" : ""}: ${message}`);
  const { metered, busy } = await requestCounts(machine, { key: key.apiKey });
  return { metered, busy, seconds, failed: outcomes.flatMap((outcome) => outcome.failed).length };
}

interface Row {
  readonly what: string;
  readonly alone: number;
  readonly shared: number;
  readonly ideal: number;
  /** Whether the value is in seconds. A busy machine increases such a value. */
  readonly isTime?: true;
}

/** Measures a fleet without and with `shared`. `calls` is how many calls each process makes if slots are scarce. */
async function measureFleet(machine: Machine, workers: readonly Peer[], calls: number): Promise<Row[]> {
  const processes = workers.length;
  const spendable = 20 * processes;
  const plenty = processes * 1_000;
  const compare = async (given: Case) => ({
    alone: await measureCase(machine, workers, false, given),
    shared: await measureCase(machine, workers, true, given),
  });
  const spending = await compare({ name: "floor", count: 40, quota: floor + spendable, quotaFloor: floor });
  const cold = await compare({ name: "cold", count: urls, quota: plenty });
  const scarce = await compare({ name: "slots", count: calls, quota: plenty });

  const all = [spending, cold, scarce];
  const row = (what: string, ideal: number, of: (key: "alone" | "shared") => number): Row => ({
    what,
    alone: of("alone"),
    shared: of("shared"),
    ideal,
  });
  const seconds = (processes * calls * latencyMs) / slots / 1_000;
  return [
    row(`calls below a \`quotaFloor\` of ${floor}`, 0, (key) => Math.max(0, spending[key].metered - spendable)),
    row("calls above this floor that stay unspent", 0, (key) => Math.max(0, spendable - spending[key].metered)),
    row(`metered requests for ${urls} URLs, with an empty cache`, urls, (key) => cold[key].metered),
    row(`busy 429s of ${processes * calls} calls to a path that takes two at once`, 0, (key) => scarce[key].busy),
    { ...row("time until these calls are done", seconds, (key) => scarce[key].seconds), isTime: true },
    row("calls that fail, in all cases", 0, (key) => all.reduce((sum, each) => sum + each[key].failed, 0)),
  ];
}

const isIdeal = ({ shared, ideal, isTime }: Row): boolean => isTime === true || shared === ideal;

function fleetTable(processes: number, rows: readonly Row[]): string {
  const lines = rows.map(({ what, alone, shared, ideal, isTime }) => {
    const cells = [alone, shared, ideal].map((value) => (isTime ? `${value.toFixed(1)} s` : value));
    return `| ${what} | ${cells.join(" | ")} |`;
  });
  const head = ["| | alone | with `shared` | ideal |", "|---|--:|--:|--:|"];
  return [`## ${processes} processes`, "", ...head, ...lines].join("\n");
}

/** Counts how many commands each of the `costs` sends to Redis, with MONITOR. Commands that a script runs inside Redis do not count. */
async function countCommands(machine: Machine, worker: Peer, shared: boolean): Promise<number[]> {
  const settings = { ...(await newKey(machine, 1_000, 0)), shared };
  const request = (message: WorkerMessage) => worker.request<object>(message);
  await request({ open: settings });
  // The first calls of a process load the scripts, and store the response that the last of the costs reads.
  for (const cost of costs.keys()) await request({ cost, index: 1 });
  const seen: string[] = [];
  const monitor = await createRedis({ url: machine.redisUrl }).connect();
  await monitor.monitor((line) => void seen.push(String(line)));
  const counts: number[] = [];
  for (const cost of costs.keys()) {
    await request({ cost, index: 2 + cost });
    // The client may store a response after its call ends.
    await new Promise((resolve) => setTimeout(resolve, 100));
    counts.push(seen.splice(0).filter((line) => !/^\S+ \[\d+ lua\]/.test(line)).length);
  }
  monitor.destroy();
  return counts;
}

/** Measures what sequential calls cost if the service responds immediately. */
async function costTable(machine: Machine, worker: Peer, rounds: number): Promise<string> {
  const [alone, shared] = [await countCommands(machine, worker, false), await countCommands(machine, worker, true)];
  const message: WorkerMessage = { measure: await newKey(machine, 1_000_000, 0), rounds };
  const times = await worker.request<Times>(message);
  const ms = (us = Number.NaN) => `${(us / 1_000).toFixed(2)} ms`;
  const lines = costs.map(({ what }, index) => {
    const time = times[index];
    return `| ${what} | ${alone[index]} | ${shared[index]} | ${ms(time?.alone)} | ${ms(time?.shared)} |`;
  });
  const head = "| a call | commands to Redis, alone | with `shared` | median time, alone | with `shared` |";
  return ["## What a call costs", "", head, "|---|--:|--:|--:|--:|", ...lines].join("\n");
}

const introduction = `# Many processes with one key

Written by \`npm run bench:fleet\`: the last run. Each process has a client, and all have one Redis as their cache: \`alone\` over Keyv, and with
\`shared\` over \`redisShared\`. The service is the sample service over HTTP, which takes ${latencyMs} ms for a request.

Machine: ${cpus().length} cores; Node ${process.versions.node}.`;

await runScript({ usage, options: { quick: { type: "boolean", default: false } } }, async ({ values: { quick } }) => {
  const sections: string[] = [];
  const print = (text: string) => {
    sections.push(text);
    console.log(`${text}\n`);
  };
  const server = await startRedis();
  const redis = await createRedis({ url: server.url }).connect();
  const service = start(new URL("fleet/service.ts", import.meta.url));
  const workers: Peer[] = [];
  const others: Row[] = [];
  try {
    const machine: Machine = { service, redisUrl: server.url, flush: () => redis.flushAll() };
    print(introduction);
    for (const processes of quick ? [8] : [8, 16]) {
      while (workers.length < processes) workers.push(start(new URL("fleet/worker.ts", import.meta.url)));
      const rows = await measureFleet(machine, workers, quick ? 5 : 20);
      others.push(...rows.filter((row) => !isIdeal(row)));
      print(fleetTable(processes, rows));
    }
    const [worker] = workers;
    if (worker !== undefined) print(await costTable(machine, worker, quick ? 50 : 1_000));
  } finally {
    for (const peer of [service, ...workers]) peer.stop();
    redis.destroy();
    server.stop();
  }
  if (!quick) writeFileSync(join(root, "scripts/bench/FLEET.md"), `${sections.join("\n\n")}\n`);
  for (const { what, shared, ideal } of others)
    console.error(`bench:fleet: with \`shared\` ${shared} instead of ${ideal}: ${what}`);
  return others.length > 0 ? 1 : 0;
});
