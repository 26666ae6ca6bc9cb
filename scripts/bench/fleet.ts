import { createClient as createRedis } from "@redis/client";
import { type CaseName, costs } from "./cases.js";
import { table } from "./measure.js";
import { type Peer, start } from "./processes.js";
import { startRedis } from "./redis.js";
import type { Service } from "./service.js";
import type { Settings, Worker } from "./worker.js";

// Measures many processes that share one key. Each process has a separate client, and all processes use one Redis as their cache.

export const latencyMs = 150;
/** How many concurrent requests per key the service accepts on the path that the `slots` case requests. */
const slots = 2;
const floor = 100;
const urls = 20;

interface Machine {
  readonly service: Peer<Service>;
  readonly redisUrl: string;
  /** Deletes everything in Redis. */
  flush(): Promise<unknown>;
}

interface Case {
  readonly name: CaseName;
  /** How many calls each process makes. */
  readonly count: number;
  /** The key's quota of calls. */
  readonly quota: number;
  readonly quotaFloor?: number;
}

/** Empties Redis and opens a new key. The service takes `workMs` for each of the key's requests. */
async function newKey({ service, redisUrl, flush }: Machine, quota: number, workMs: number): Promise<Settings> {
  await flush();
  const apiKey = crypto.randomUUID();
  await service.run("open", { key: apiKey, quota, latencyMs: workMs });
  return { apiKey, baseUrl: await service.run("url", undefined), redisUrl };
}

/** Runs a case in all processes at the same time. */
async function measureCase(machine: Machine, workers: readonly Peer<Worker>[], shared: boolean, given: Case) {
  const { name, count, quota, quotaFloor } = given;
  const key = await newKey(machine, quota, latencyMs);
  const settings = { ...key, shared, ...(quotaFloor !== undefined && { quotaFloor }) };
  await Promise.all(workers.map((worker) => worker.run("open", settings)));
  const began = performance.now();
  const runs = workers.map((worker, process) => worker.run("calls", { name, process, count }));
  const outcomes = await Promise.all(runs);
  const seconds = (performance.now() - began) / 1_000;
  const failures = outcomes.flatMap(({ failed, storeErrors }) => [...failed, ...storeErrors]);
  for (const message of new Set(failures)) console.error(`${name}${shared ? ", shared" : ""}: ${message}`);
  const { metered, busy } = await machine.service.run("counts", key.apiKey);
  return { metered, busy, seconds, failed: outcomes.flatMap((outcome) => outcome.failed).length };
}

interface Row {
  readonly what: string;
  readonly alone: number;
  readonly shared: number;
  readonly ideal: number;
  /** Whether the value is in seconds. Times are not compared with the ideal, because a busy machine increases them. */
  readonly isTime?: true;
}

/** Measures all cases without and with `shared`. `calls` is the number of calls that each process makes in the `slots` case. */
async function measureFleet(machine: Machine, workers: readonly Peer<Worker>[], calls: number): Promise<Row[]> {
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
  const shown = (value: number, isTime?: true) => (isTime ? `${value.toFixed(1)} s` : value);
  return table(
    `${processes} processes`,
    ["", "alone", "with `shared`", "ideal"],
    rows.map(({ what, alone, shared, ideal, isTime }) => [
      what,
      ...[alone, shared, ideal].map((value) => shown(value, isTime)),
    ]),
  );
}

/** Counts the commands that each of the `costs` sends to Redis. Leaves out commands that a script runs inside Redis. */
async function countCommands(machine: Machine, worker: Peer<Worker>, shared: boolean): Promise<number[]> {
  const settings = { ...(await newKey(machine, 1_000, 0)), shared };
  await worker.run("open", settings);
  // The first calls load the scripts into Redis and store the response that the last of the `costs` reads.
  for (const cost of costs.keys()) await worker.run("cost", { cost, index: 1 });
  const seen: string[] = [];
  const monitor = await createRedis({ url: machine.redisUrl }).connect();
  await monitor.monitor((line) => void seen.push(String(line)));
  const counts: number[] = [];
  for (const cost of costs.keys()) {
    await worker.run("cost", { cost, index: 2 + cost });
    // Waits, because the client can store a response after its call has ended.
    await new Promise((resolve) => setTimeout(resolve, 100));
    counts.push(seen.splice(0).filter((line) => !/^\S+ \[\d+ lua\]/.test(line)).length);
  }
  monitor.destroy();
  return counts;
}

/** Measures the commands and the time of a single call if the service responds immediately. */
async function costTable(machine: Machine, worker: Peer<Worker>, rounds: number): Promise<string> {
  const [alone, shared] = [await countCommands(machine, worker, false), await countCommands(machine, worker, true)];
  const times = await worker.run("costs", { settings: await newKey(machine, 1_000_000, 0), rounds });
  const ms = (us = Number.NaN) => `${(us / 1_000).toFixed(2)} ms`;
  return table(
    "What a call costs",
    ["a call", "commands to Redis, alone", "with `shared`", "median time, alone", "with `shared`"],
    costs.map(({ what }, at) => [what, alone[at], shared[at], ms(times[at]?.alone), ms(times[at]?.shared)]),
  );
}

/** Measures 8 and 16 processes and prints a table for each. Returns a message for each value with `shared` that is not ideal. */
export async function measureFleets(quick: boolean, print: (table: string) => void): Promise<string[]> {
  const server = await startRedis();
  const redis = await createRedis({ url: server.url }).connect();
  const service = start<Service>("service.ts");
  const workers: Peer<Worker>[] = [];
  const wrong: string[] = [];
  try {
    const machine: Machine = { service, redisUrl: server.url, flush: () => redis.flushAll() };
    for (const processes of quick ? [8] : [8, 16]) {
      while (workers.length < processes) workers.push(start("worker.ts"));
      const rows = await measureFleet(machine, workers, quick ? 5 : 20);
      for (const { what, shared, ideal } of rows.filter((row) => !isIdeal(row)))
        wrong.push(`${processes} processes with \`shared\`: ${shared} instead of ${ideal} ${what}`);
      print(fleetTable(processes, rows));
    }
    const [worker] = workers;
    if (worker !== undefined) print(await costTable(machine, worker, quick ? 50 : 1_000));
  } finally {
    for (const peer of [service, ...workers]) peer.stop();
    redis.destroy();
    server.stop();
  }
  return wrong;
}
