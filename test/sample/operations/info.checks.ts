import { createSampleService } from "../../../src/sample/index.js";
import { auth, call } from "../call.js";
import { fitting } from "../fitting.js";

/** Returns a function that calls the same sample service each time. */
function session(options: Parameters<typeof createSampleService>[0]) {
  const service = createSampleService(options);
  return async (target: string) => {
    const response = await service(new Request(`http://localhost${target}`, { headers: auth }));
    return { left: response.headers.get("x-calllimit-remaining"), body: (await response.json()) as unknown };
  };
}

describe("/info", () => {
  test("states the same remaining calls as the header after metered, free and refused calls", async () => {
    const get = session({ quota: 1000 });
    for (const target of ["/games?year=2024", "/scoreboard", "/venues", "/games?year=abc"]) {
      const { left } = await get(target);
      expect((await get("/info")).body).toMatchObject({ monthlyLimit: 1000, remainingCalls: Number(left) });
    }
    expect((await get("/info")).body).toMatchObject({ usedCalls: 2, remainingCalls: 998 });
  });

  test("returns the tier, its features and the next month's start, with null for an unlimited quota", async () => {
    const { body } = await call("/info", { tier: 1, quota: null, now: new Date("2024-12-31T23:00Z") });
    expect(body).toMatchObject({
      patronLevel: 1,
      monthlyLimit: null,
      remainingCalls: null,
      usedCalls: null,
      resetAt: "2025-01-01T00:00:00.000Z",
      features: { weather: true, livePlayByPlay: false },
    });
    await fitting("/info");
  });
});

describe("/info/usage", () => {
  test("lists the most requested paths and the latest requests, up to the limit", async () => {
    const get = session({});
    for (const target of ["/venues", "/games?year=2024", "/venues", "/talent?year=2024"]) await get(target);
    const { body } = await get("/info/usage?limit=2");
    expect(body).toMatchObject({
      api: "all",
      totals: { requests: 4, cfbRequests: 4, cbbRequests: 0, uniqueEndpoints: 3 },
      topEndpoints: [{ endpoint: "/venues", requests: 2 }, {}],
      recentRequests: [{ endpoint: "/talent" }, { endpoint: "/venues" }],
    });
    expect((await get("/info/usage?api=cbb")).body).toMatchObject({ totals: { requests: 0 }, recentRequests: [] });
    await fitting("/info/usage");
  });

  test("counts a 204, which costs a call, but not a 400", async () => {
    const service = createSampleService({ quota: 10 });
    const get = (target: string) => service(new Request(`http://localhost${target}`, { headers: auth }));
    expect((await get("/player/season/overview?year=2025&playerId=1")).status).toBe(204);
    expect((await get("/player/season/overview?year=2025")).status).toBe(400);
    expect(await (await get("/info")).json()).toMatchObject({ usedCalls: 1, remainingCalls: 9 });
    const usage = await (await get("/info/usage")).json();
    expect(usage).toMatchObject({ topEndpoints: [{ endpoint: "/player/season/overview", requests: 1 }, {}] });
  });

  test("counts only requests within the given number of days", async () => {
    let now = Date.parse("2025-02-01T12:00Z");
    const get = session({ now: () => now });
    await get("/venues");
    now += 2 * 86_400_000;
    expect((await get("/info/usage?days=1")).body).toMatchObject({ totals: { requests: 0 } });
    expect((await get("/info/usage?days=3")).body).toMatchObject({ totals: { requests: 2 } });
  });

  test("returns a 400 for values outside the allowed range", async () => {
    for (const query of ["days=0", "days=32", "limit=0", "limit=51", "api=nba"]) {
      expect({ query, status: (await call(`/info/usage?${query}`)).status }).toEqual({ query, status: 400 });
    }
  });
});
