import { assert, asyncProperty, integer } from "fast-check";
import { settled } from "../support/clock.js";
import { failure, info, manualClient, type SentRequest, success, watch } from "../support/manual-client.js";

const floor = 5;

describe("`remaining`", () => {
  test("stays at or above the floor when five calls end during a slow refresh", async () => {
    let left = 11;
    const infos: SentRequest[] = [];
    const { cfb, paths } = manualClient({ quotaFloor: floor, concurrency: 5 }, (request) => {
      if (request.path !== "/info") return success(--left);
      return infos.push(request) === 1 ? info(left) : undefined;
    });
    await cfb.get("/games", { year: 2000 });
    const refresh = watch(cfb.quota.refresh());
    await settled();
    const stale = info(left);
    for (let year = 2001; year <= 2005; year++) await cfb.get("/games", { year });
    expect([left, cfb.quota.remaining]).toEqual([5, 5]);
    infos[1]?.reply(stale);
    await settled();
    expect([refresh.done, cfb.quota.remaining]).toEqual([true, 5]);
    const more = await Promise.all([2006, 2007, 2008, 2009].map((year) => cfb.result("/games", { year })));
    expect(more.map(({ ok }) => ok)).toEqual([false, false, false, false]);
    expect(left).toBe(floor);
    expect(paths()).toHaveLength(8);
  });

  test("increases with an upgrade that the next header shows", async () => {
    const { cfb, clock } = manualClient({}, (_, number) => success(number === 1 ? 10 : 75_000 - number));
    await cfb.get("/games", { year: 2001 });
    expect(cfb.quota.remaining).toBe(10);
    await clock.pass(10);
    await cfb.get("/games", { year: 2002 });
    await clock.pass(10);
    await cfb.get("/games", { year: 2003 });
    expect(cfb.quota.remaining).toBe(74_997);
  });

  test("increases with an upgrade that a refresh shows", async () => {
    const { cfb, clock } = manualClient({}, ({ path }) => (path === "/info" ? info(75_000) : success(10)));
    await cfb.get("/games", { year: 2001 });
    await clock.pass(10);
    await cfb.quota.refresh();
    expect(cfb.quota.remaining).toBe(75_000);
  });

  test("increases with an upgrade while calls overlap constantly", async () => {
    const { cfb, clock, sent } = manualClient();
    for (let year = 2001; year <= 2010; year++) {
      void cfb.get("/games", { year });
      await clock.pass(10);
      // Two requests are always open: each response is for the request before the last.
      sent[year - 2002]?.reply(success(year < 2004 ? 10 : 75_000 - year));
      await clock.pass(10);
    }
    expect(cfb.quota.remaining).toBeGreaterThan(72_900);
  });

  test("is not increased by a response that arrives after a later one", async () => {
    const { cfb, sent } = manualClient();
    const calls = [2001, 2002].map((year) => cfb.get("/games", { year }));
    await settled();
    sent[1]?.reply(success(40));
    await settled();
    sent[0]?.reply(success(41));
    await Promise.all(calls);
    expect(cfb.quota.remaining).toBe(40);
  });

  test("is not increased if the service handles the later of two requests first", async () => {
    const { cfb, sent } = manualClient();
    const calls = [2001, 2002].map((year) => cfb.get("/games", { year }));
    await settled();
    sent[1]?.reply(success(41));
    await settled();
    sent[0]?.reply(success(40));
    await Promise.all(calls);
    expect(cfb.quota.remaining).toBe(40);
  });

  test("decreases by one with a 204, which has no quota header", async () => {
    const { cfb } = manualClient({}, (_, number) => (number === 1 ? success(9) : new Response(null, { status: 204 })));
    await cfb.get("/games", { year: 2024 });
    await cfb.get("/player/season/overview", { playerId: 1, year: 2024 });
    expect(cfb.quota).toMatchObject({ remaining: 8, spent: 2 });
  });

  test("is not decreased by a refresh that fails", async () => {
    const { cfb } = manualClient({ retries: 0 }, ({ path }) => (path === "/info" ? failure(503) : success(9)));
    await cfb.get("/games", { year: 2024 });
    await expect(cfb.quota.refresh()).rejects.toMatchObject({ code: "service" });
    expect(cfb.quota.remaining).toBe(9);
  });
});

/** Pseudo-random integers from 0 up to `below`, determined by the seed. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Runs calls and refreshes against a service that handles requests and responds in any order; returns the lowest number of calls left. */
async function lowestRemaining(seed: number, refreshes: boolean): Promise<number> {
  const random = seededRandom(seed);
  let left = floor + 1 + random(8);
  let lowest = left;
  const open: SentRequest[] = [];
  const ready: (() => void)[] = [];
  const { cfb } = manualClient({ quotaFloor: floor, concurrency: 4 }, (request) => {
    open.push(request);
    return undefined;
  });
  for (let step = 0, year = 1900; step < 60; step++) {
    const choice = random(refreshes ? 5 : 4);
    if (choice === 0) void cfb.result("/games", { year: year++ });
    else if (choice === 4) cfb.quota.refresh().catch(() => undefined);
    else if (choice === 1) ready.splice(random(ready.length || 1), 1)[0]?.();
    else {
      const [request] = open.splice(random(open.length || 1), 1);
      if (request) {
        if (request.path !== "/info") left--;
        lowest = Math.min(lowest, left);
        const response = request.path === "/info" ? info(left) : success(left);
        ready.push(() => request.reply(response));
      }
    }
    await settled();
  }
  return lowest;
}

describe("the floor is never crossed, for any order of requests and responses:", () => {
  test.each([
    ["with calls only", false],
    ["with calls and refreshes", true],
  ])("%s", async (_, refreshes) => {
    const property = asyncProperty(integer({ min: 0, max: 1_000_000 }), async (seed) => {
      expect(await lowestRemaining(seed, refreshes)).toBeGreaterThanOrEqual(floor);
    });
    await assert(property, { seed: 8, numRuns: 300 });
  });
});
