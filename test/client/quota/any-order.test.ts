import { assert, asyncProperty, integer } from "fast-check";
import { createRandom } from "../../../src/sample/world/simulation/random.js";
import { settled } from "../../support/clock.js";
import { info, manualClient, type SentRequest, success } from "../../support/manual-client.js";

const floor = 5;

/** How often the service fails, how many calls above the floor it has at most, and how many steps a run takes. */
const working = { lost: 0, counted: 0, silent: 0, most: 12, steps: 80 };
const failing = { lost: 0.15, counted: 0.5, silent: 0.2, most: 12, steps: 80 };

/**
 * Runs calls and refreshes against a service that handles requests in any order and counts each one that it handles. It breaks some connections,
 * before or after it handles the request. Returns the lowest number of calls left, and how many calls succeeded.
 */
async function run(seed: number, { lost, counted, silent, most, steps }: typeof working, refreshes: boolean) {
  const random = createRandom(seed);
  const below = (count: number) => random.between(0, count - 1);
  const outcome = { lowest: 0, successes: 0 };
  let left = floor + 1 + below(most);
  outcome.lowest = left;
  const open: SentRequest[] = [];
  const ready: (() => void)[] = [];
  // No request is abandoned before the service has handled it. Otherwise, the service could count it after `/info`.
  const limits = { retries: 2, timeoutMs: 1e9, totalTimeoutMs: 1e9 };
  const { cfb, clock } = manualClient({ quotaFloor: floor, concurrency: 4, ...limits }, (request) => {
    open.push(request);
    return undefined;
  });
  const handle = ({ path, reply, fail }: SentRequest) => {
    const chance = random.next();
    if (chance < lost) return ready.push(() => fail(new TypeError("terminated")));
    if (path !== "/info") left--;
    outcome.lowest = Math.min(outcome.lowest, left);
    const response = path === "/info" ? info(left) : success(random.next() < silent ? undefined : left);
    return ready.push(() => (chance < counted ? fail(new TypeError("terminated")) : reply(response)));
  };
  for (let step = 0, year = 1900; step < steps; step++) {
    const choice = below(refreshes ? 6 : 5);
    if (choice === 0) void cfb.result("/games", { year: year++ }).then(({ ok }) => (outcome.successes += Number(ok)));
    else if (choice === 1) await clock.pass(below(9_000));
    else if (choice === 2) ready.splice(below(ready.length || 1), 1)[0]?.();
    else if (choice === 5) cfb.quota.refresh().catch(() => undefined);
    else for (const request of open.splice(below(open.length || 1), 1)) handle(request);
    await settled();
  }
  return outcome;
}

test.each([
  ["whatever the order of requests and responses", working, false],
  ["with refreshes between the calls", working, true],
  ["even if connections break before or after the service counts a call", failing, false],
])("the number of remaining calls never falls below the floor, %s", async (_, service, refreshes) => {
  let successes = 0;
  const property = asyncProperty(integer({ min: 0, max: 1_000_000 }), async (seed) => {
    const outcome = await run(seed, service, refreshes);
    successes += outcome.successes;
    expect(outcome.lowest).toBeGreaterThanOrEqual(floor);
  });
  await assert(property, { seed: 27, numRuns: 50 });
  expect(successes).toBeGreaterThan(100);
});
