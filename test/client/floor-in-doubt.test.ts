import { assert, asyncProperty, integer } from "fast-check";
import { createRandom } from "../../src/sample/world/simulation/random.js";
import { settled } from "../support/clock.js";
import { info, manualClient, type SentRequest, success } from "../support/manual-client.js";

const floor = 5;

/**
 * Runs calls against a service that handles requests in any order, counts each that it handles, and breaks the connection of some, before or after
 * that. Returns the lowest number of calls left, and how many calls succeeded.
 */
async function run(seed: number): Promise<{ lowest: number; successes: number }> {
  const { next, between } = createRandom(seed);
  const below = (count: number) => between(0, count - 1);
  let left = floor + 1 + below(12);
  let lowest = left;
  let successes = 0;
  const open: SentRequest[] = [];
  const ready: (() => void)[] = [];
  const { cfb, clock } = manualClient({ quotaFloor: floor, concurrency: 4, retries: 2, timeoutMs: 1e9 }, (request) => {
    open.push(request);
    return undefined;
  });
  const handle = ({ path, reply, fail }: SentRequest) => {
    const chance = next();
    if (chance < 0.15) return ready.push(() => fail(new TypeError("terminated")));
    if (path !== "/info") left--;
    lowest = Math.min(lowest, left);
    const response = path === "/info" ? info(left) : success(next() < 0.2 ? undefined : left);
    return ready.push(() => (chance < 0.5 ? fail(new TypeError("terminated")) : reply(response)));
  };
  for (let step = 0, year = 1900; step < 80; step++) {
    const choice = below(5);
    if (choice === 0)
      cfb.get("/games", { year: year++ }).then(
        () => successes++,
        () => {},
      );
    else if (choice === 1) await clock.pass(below(9_000));
    else if (choice === 2) ready.splice(below(ready.length || 1), 1)[0]?.();
    else for (const request of open.splice(below(open.length || 1), 1)) handle(request);
    await settled();
  }
  return { lowest, successes };
}

test("the floor is never crossed, whichever connections break before or after the service has counted the call", async () => {
  let successes = 0;
  const property = asyncProperty(integer({ min: 0, max: 1_000_000 }), async (seed) => {
    const outcome = await run(seed);
    successes += outcome.successes;
    expect(outcome.lowest).toBeGreaterThanOrEqual(floor);
  });
  await assert(property, { seed: 27, numRuns: 150 });
  expect(successes).toBeGreaterThan(150);
});
