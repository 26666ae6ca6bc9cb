import type { ClientOptions } from "../../../src/index.js";
import { start } from "../../support/clock.js";
import { busy, failure, manualClient, monthly } from "../../support/manual-client.js";
import { day, hour, refused, resultOf, rows, storedClient, year } from "./stored-client.js";

const quotaRemaining = { "x-calllimit-remaining": "0" };

describe("stale data replaces the error", () => {
  test.each<[string, string, () => Response | undefined, ClientOptions]>([
    ["the network fails", "ConnectionError: No response from", refused, {}],
    ["an attempt takes too long", "TimeoutError: No response within 5000 ms", () => undefined, { timeoutMs: 5_000 }],
    ["the service fails", "ServiceError: The service failed", () => failure(500), {}],
    ["the service fails with an unusual status", "ServiceError: The service failed", () => failure(521), {}],
    ["the service stays busy", "ServiceError: /games", () => busy({ "retry-after": "1" }), { totalTimeoutMs: 60_000 }],
    ["the service is busy for longer than the client waits", "ServiceError", () => busy({ "retry-after": "3600" }), {}],
    ["the month's calls are used up", "QuotaExceededError: The month's call quota", () => monthly(quotaRemaining), {}],
  ])("if %s", async (_, error, fails, options) => {
    const client = await storedClient(fails, options);
    client.clock.skip(2 * hour);
    const result = await resultOf(client);
    expect(result).toMatchObject({ ok: true, data: [{ id: 1 }], stale: true, status: undefined, headers: undefined });
    if (!result?.ok) throw new Error("the call failed");
    expect(result.ageMs).toBeGreaterThanOrEqual(2 * hour);
    expect(result.notices).toEqual([{ kind: "stale", message: expect.stringContaining(error) }]);
    expect(result.notices[0]?.message).toContain(new Date(start).toISOString());
    expect(client.notices).toEqual([{ path: "/games", notice: result.notices[0] }]);
    expect(client.sent.length).toBeGreaterThan(1);
  });

  test.each(["/games", "/games/weather"] as const)(
    "if the quota has reached the floor, and only /info is requested for %s",
    async (path) => {
      let left = 100;
      const { cfb, clock, paths } = manualClient({ cache: true, quotaFloor: 99 }, (request) =>
        request.path === "/info"
          ? Response.json({ remainingCalls: left })
          : Response.json([], { headers: { "x-calllimit-remaining": "99" } }),
      );
      await cfb.get(path, year);
      clock.skip(2 * hour);
      left = 99;
      expect(await cfb.result(path, year)).toMatchObject({ ok: true, stale: true, ageMs: 2 * hour });
      expect(paths()).toEqual(["/info", path, "/info"]);
    },
  );

  test("and `get` returns that data", async () => {
    const { cfb, clock, notices } = await storedClient(refused, { retries: 0 });
    clock.skip(2 * hour);
    expect(await cfb.get("/games", year)).toEqual([{ id: 1 }]);
    expect(notices).toMatchObject([{ path: "/games", notice: { kind: "stale" } }]);
  });

  test("for all callers that share the request, with separate rows for each", async () => {
    const { cfb, clock, sent } = await storedClient(refused, { retries: 0 });
    clock.skip(2 * hour);
    const [one, two] = await Promise.all([cfb.result("/games", year), cfb.result("/games", year)]);
    expect(sent).toHaveLength(2);
    expect([one, two]).toMatchObject([{ stale: true }, { stale: true }]);
    if (!one.ok || !two.ok) throw new Error("a call failed");
    expect(one.data).toEqual(two.data);
    expect(one.data).not.toBe(two.data);
  });

  test("and the notices about the query come before the one about stale data", async () => {
    const query = { year: 2024, id: 1 } as const;
    let down = false;
    const { cfb, clock } = manualClient({ cache: true, retries: 0 }, () => (down ? refused() : rows()));
    await cfb.get("/games", query);
    down = true;
    clock.skip(2 * hour);
    const { notices } = await cfb.result("/games", query);
    expect(notices.map(({ kind }) => kind)).toEqual(["ignored", "stale"]);
  });

  test("and `notices: off` hides the notice", async () => {
    const client = await storedClient(refused, { retries: 0 });
    client.clock.skip(2 * hour);
    expect(await resultOf(client, { notices: "off" })).toMatchObject({ ok: true, stale: true, notices: [] });
    expect(client.notices).toEqual([]);
  });

  test.each([
    ["7 days by default", undefined, 7 * day],
    ["the given time", 30_000, 30_000],
  ])("until %s after it expired", async (_, staleIfErrorMs, limit) => {
    const client = await storedClient(refused, { staleIfErrorMs, retries: 0 });
    client.clock.skip(hour + limit - 1);
    expect(await resultOf(client)).toMatchObject({ ok: true, stale: true });
    client.clock.skip(2_000);
    expect(await resultOf(client)).toMatchObject({ ok: false, error: { code: "connection" } });
  });

  test("until the service works again, and then the new data is stored", async () => {
    let down = true;
    const { cfb, clock } = await storedClient(() => (down ? failure(503) : Response.json([{ id: 2 }])), { retries: 0 });
    clock.skip(2 * hour);
    expect(await cfb.get("/games", year)).toEqual([{ id: 1 }]);
    down = false;
    expect(await cfb.get("/games", year)).toEqual([{ id: 2 }]);
    down = true;
    const fresh = await cfb.result("/games", year);
    expect(fresh).toMatchObject({ ok: true, data: [{ id: 2 }], notices: [] });
    expect(fresh).not.toHaveProperty("stale");
  });
});

test("fresh data comes without a notice, and `plan` does not count stale data as cached", async () => {
  const { cfb, clock, sent } = await storedClient(refused);
  const cost = async () => (await cfb.plan([{ path: "/games", query: year }])).calls[0]?.cost;
  clock.skip(hour - 1);
  expect(await cfb.result("/games", year)).toMatchObject({ ok: true, notices: [] });
  expect(await cost()).toBe("cached");
  clock.skip(1);
  expect(await cost()).toBe("metered");
  expect(sent).toHaveLength(1);
});

test("memory entries expire while the machine sleeps, although the monotonic clock stops", async () => {
  const { cfb, clock } = await storedClient(() => Response.json([{ id: 2 }]));
  clock.time += hour;
  expect(await cfb.get("/games", year)).toEqual([{ id: 2 }]);
});

test("entries without times, or with a body that is not a valid response, are dropped", async () => {
  const map = new Map<string, string>();
  const errors: unknown[] = [];
  const { cfb, sent } = manualClient({ cache: map, onCacheError: (error) => errors.push(error) }, rows);
  const key = (season: number) => `cfb-openapi:1:https://api.collegefootballdata.com/games?year=${season}`;
  map.set(key(2023), '[{"id":7}]');
  map.set(key(2022), '0000000000000000 9999999999999999\n{"message":"no"}');
  for (const season of [2023, 2022])
    expect(await cfb.get("/games", { year: season })).toEqual([{ id: expect.any(Number) }]);
  expect(sent).toHaveLength(2);
  // Each client reports its store's problem once.
  expect(errors).toHaveLength(1);
});
