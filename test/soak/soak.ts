import { runScript, UsageError } from "../../scripts/lib/script.js";
import { CfbError, createClient } from "../../src/index.js";
import { createRandom } from "../../src/sample/world/simulation/random.js";
import { FaultServer } from "../support/fault-server.js";
import { leastMemory } from "../support/memory.js";
import { callOf, HttpFailure } from "./calls.js";
import { JumpingClock } from "./clock.js";
import { FaultyService, floor } from "./service.js";
import { faultyStore } from "./store.js";

// Runs in a separate process for two reasons: it measures memory after garbage collection, and other code must not have open handles.
const usage = `npm run soak -- --calls 200000 --minutes 60 --seed 1   call a server with random faults up to these limits (the defaults)

Exits with 1 if a call has a wrong outcome, or if slots, timers, sockets or memory leak.`;

const number = (standard: string) => ({ type: "string", default: standard }) as const;
const options = { calls: number("200000"), minutes: number("60"), seed: number("1") };
let [wanted, minutes, seed] = [0, 0, 0];
await runScript({ usage, options }, ({ values }) => {
  if (!(Number(values.calls) > 0 && Number(values.minutes) > 0 && Number.isInteger(Number(values.seed))))
    throw new UsageError("--calls and --minutes take numbers above zero, and --seed takes a whole number");
  [wanted, minutes, seed] = [Number(values.calls), Number(values.minutes), Number(values.seed)];
  return 0;
});
// `runScript` printed the help or an error.
if (wanted === 0) process.exit();
const random = createRandom(seed);
const hour = 3_600_000;
const began = performance.now();
const ends = began + minutes * 60_000;
const clock = new JumpingClock();
const server = new FaultServer();
const service = new FaultyService(random);
await server.listen();
server.setResponses(service.listener);
const attempts = { begun: 0, ended: 0 };
const cfb = createClient({
  apiKey: "s3cr3t-key-of-mine",
  baseUrl: server.url,
  clock,
  quotaFloor: floor,
  // On the fast clock, these are 50 ms, 200 ms and 20 ms.
  timeoutMs: 50_000,
  totalTimeoutMs: 200_000,
  cacheTimeoutMs: 20_000,
  cache: faultyStore(random),
  validate: "report",
  onDrift: () => {},
  notices: "off",
  onRequest: () => void attempts.begun++,
  onResponse: () => void attempts.ended++,
});

const problems: string[] = [];
const outcomes = new Map<string, number>();
const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
let started = 0;
let settled = 0;

async function makeCall(): Promise<void> {
  started++;
  const controller = new AbortController();
  const chance = random.next();
  let timer: NodeJS.Timeout | undefined;
  if (chance < 0.01) controller.abort("left before");
  else if (chance < 0.06) timer = setTimeout(() => controller.abort("left"), random.between(0, 20));
  const { data, url } = callOf(cfb, random, controller.signal);
  try {
    const got = await data;
    if (JSON.stringify(got) !== JSON.stringify([{ url }])) {
      problems.push(`${url} got ${JSON.stringify(got)?.slice(0, 100)}`);
    }
    count("data");
  } catch (error) {
    if (controller.signal.aborted && error === controller.signal.reason) count("aborted");
    else if (error instanceof HttpFailure) count(error.message);
    else if (error instanceof CfbError) {
      count(error.code);
      if (error.code === "quota_exceeded") await renew();
    } else {
      count("a wrong error");
      problems.push(`${url} threw ${String(error)}`);
    }
  } finally {
    clearTimeout(timer);
    settled++;
  }
}

let renewal: Promise<void> | undefined;

/** Renews the service's quota, as at the start of a month. The client learns about it from /info. */
function renew(): Promise<void> {
  renewal ??= (async () => {
    service.renew();
    // If the refresh fails, the client learns about the new quota from its next call.
    await cfb.quota.refresh().catch(() => {});
    renewal = undefined;
  })();
  return renewal;
}

/** Makes calls with 32 concurrent callers until `total` calls have started or the time is up. */
async function callUntil(total: number, time: number): Promise<void> {
  const caller = async () => {
    while (started < total && performance.now() < time) {
      if (random.next() < 0.001) clock.jump(random.between(-3, 3) * hour * (random.next() < 0.1 ? 24 * 20 : 1));
      await makeCall();
    }
  };
  await Promise.all(Array.from({ length: 32 }, caller));
  // Clears the server's list of requests, so that the list does not count as the client's memory.
  server.setResponses(service.listener);
}

/** Records a problem if `promise` does not settle within ten seconds. */
async function within(what: string, promise: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 10_000, "late").unref());
  if ((await Promise.race([promise.then(() => "in time"), late])) === "late") problems.push(what);
}

/** Checks that four requests can still be in flight at once. The server responds only after all four have arrived. */
async function allSlotsAreFree(): Promise<void> {
  service.faulty = false;
  service.renew();
  await cfb.quota.refresh();
  let waiting: (() => void)[] = [];
  server.setResponses((request, response) => {
    waiting.push(() => service.listener(request, response));
    if (waiting.length === 4) {
      for (const respond of waiting) respond();
      waiting = [];
    }
  });
  // Each call makes only one attempt and has a long time limit. Otherwise, a second attempt could hide that a slot is missing.
  const options = { cache: "no-store", retries: 0, timeoutMs: 9_000_000, totalTimeoutMs: 9_000_000 } as const;
  await within(
    "a slot is lost: four requests can't be in flight at once",
    Promise.all([
      ...[1, 2].map((gameId) => cfb.get("/plays/stats", { gameId }, options)),
      ...[1, 2].map((id) => cfb.get("/games", { id }, options)),
    ]).catch((error) => problems.push(`a slot is lost, or a call failed after the run: ${error}`)),
  );
}

// Warms up first, so that everything that loads on first use is loaded and the cache is full.
await callUntil(Math.min(wanted / 2, 10_000), began + (ends - began) / 4);
const before = await leastMemory();
const warm = started;
await callUntil(wanted, ends);
const after = await leastMemory();
await allSlotsAreFree();
await within("the client keeps a request that is over", server.released());
await within("a socket stays open", server.stop());
// The timers of the server's faults end within 60 ms.
await new Promise((resolve) => setTimeout(resolve, 100));

const open = process.getActiveResourcesInfo().filter((name) => !/^(TTYWrap|PipeWrap|FSReq|FILEHANDLE)/.test(name));
const grown = after - before;
if (settled !== started) problems.push(`${started - settled} calls did not settle`);
const accounted = [...outcomes.values()].reduce((sum, each) => sum + each, 0);
if (accounted !== started) problems.push(`${started} calls have ${accounted} outcomes`);
// Every attempt that `onRequest` reported must have ended, and the server must not have received more requests than attempts.
if (attempts.begun !== attempts.ended) problems.push(`${attempts.begun} attempts began, ${attempts.ended} ended`);
if (attempts.begun < service.requests) problems.push(`${service.requests} requests arrived of ${attempts.begun}`);
if (grown > 5) problems.push(`memory grew by ${grown.toFixed(1)} MB`);
if (service.fewest < floor) problems.push(`the floor of ${floor} was crossed: ${service.fewest} calls were left`);
if (clock.pending > 0) problems.push(`${clock.pending} timers are pending`);
if (open.some((name) => name !== "Timeout")) problems.push(`handles are open: ${open.join(", ")}`);

const seconds = (performance.now() - began) / 1000;
console.log(
  `${started} calls in ${seconds.toFixed(0)} s, seed ${seed}: ${attempts.begun} attempts, ${service.requests} requests, ${service.faults} with a fault`,
);
for (const [name, number] of [...outcomes].sort(([, a], [, b]) => b - a)) console.log(`  ${name}: ${number}`);
console.log(`memory after ${warm} calls ${before.toFixed(1)} MB, at the end ${after.toFixed(1)} MB`);
console.log(
  `fewest calls left ${service.fewest}, floor ${floor}; pending timers ${clock.pending}; open handles ${open.length}`,
);
for (const problem of problems.slice(0, 20)) console.error(`soak: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
