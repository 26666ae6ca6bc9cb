import { type ClientOptions, createClient } from "../../src/index.js";
import { createSampleService, type SampleOptions } from "../../src/sample/index.js";
import { type ToolOptions, tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

/** Creates the tools with a client for the sample service. `sent` lists the paths that they request. */
function toolsWith(options: ToolOptions = {}, own: ClientOptions = {}, ofService: SampleOptions = {}) {
  const service = createSampleService(ofService);
  const sent: string[] = [];
  const fetch = (request: Request) => {
    sent.push(new URL(request.url).pathname);
    return service(request);
  };
  const all = tools(createClient({ apiKey: "sample", ...own, fetch }), options);
  const run = async (name: string, input: object) => {
    const result = await all.find((tool) => tool.name === name)?.execute(input);
    if (result === undefined) throw new Error(`there is no tool ${name}`);
    return result;
  };
  return { run, plan: (...calls: object[]) => run("plan_calls", { calls }), sent };
}

const games = (query: object) => ({ path: "/games", query });

test("a plan says how many requests maxCalls still allows, and warns if its calls need more", async () => {
  const { run, plan } = toolsWith({ maxCalls: 2 });
  const calls = [2023, 2024, 2025].map((year) => games({ year }));
  const before = await plan(...calls);
  expect(before.data).toMatchObject({ totals: { metered: 3 }, allowed: 2 });
  expect(before.text).toContain("`maxCalls` allows only 2 more requests.");
  expect((await plan(games({ year: 2025 }))).text).toContain("`maxCalls` allows 2 more requests.");
  await run("get_data", games({ year: 2025 }));
  await run("get_data", games({ year: 2024 }));
  expect((await plan(games({ year: 2025 }))).data).toMatchObject({ allowed: 0 });
});

test("a plan warns if maxCalls or the quota is enough for its calls, but not for the lists of names before them", async () => {
  const calls = [2024, 2025].map((year) => games({ year, team: "Iowa" }));
  expect((await toolsWith({ maxCalls: 2 }).plan(...calls)).text).toContain("`maxCalls` allows only 2 more requests.");
  expect((await toolsWith({ maxCalls: 3 }).plan(...calls)).text).toContain("`maxCalls` allows 3 more requests.");
  const { run, plan } = toolsWith({}, { quotaFloor: 499_998 });
  await run("get_data", { path: "/info" });
  expect((await plan(...calls)).text).toContain("The quota allows only 2 more requests.");
});

test("a plan counts the list of names that get_data requests before a free call", async () => {
  const calls = [{ path: "/scoreboard", query: { conference: "SEC" } }, games({ year: 2024 }), games({ year: 2023 })];
  const { run, plan, sent } = toolsWith({ maxCalls: 2 });
  const { text, data } = await plan(...calls);
  expect(data).toMatchObject({ totals: { metered: 2, free: 1 }, forNames: 1, allowed: 2 });
  expect(text).toContain("`maxCalls` allows only 2 more requests.");
  for (const call of calls) await run("get_data", call);
  expect(sent).toEqual(["/conferences", "/scoreboard", "/games"]);
});

test("a list of names that fails is not requested again at the cost of the call's own request", async () => {
  const { cfb, requests } = clientWithFetch(
    ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === "/info") return Response.json({ remainingCalls: requests.length === 1 ? 12 : 11 });
      return pathname === "/teams" ? Response.json({ message: "Down" }, { status: 503 }) : Response.json([]);
    },
    { quotaFloor: 10, retries: 2 },
  );
  const getData = tools(cfb).find(({ name }) => name === "get_data");
  const result = await getData?.execute(games({ year: 2024, team: "Iowa" }));
  expect(result?.text).toMatch(/No rows/);
  const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== "/info");
  expect(paths).toEqual(["/teams", "/games"]);
});

test("a plan does not mention maxCalls if the option is not set", async () => {
  const { text, data } = await toolsWith().plan(games({ year: 2025 }));
  expect(text).not.toContain("maxCalls");
  expect(data).not.toHaveProperty("allowed");
});

test("a plan counts a call with an unknown name as invalid, not as metered", async () => {
  const { run, plan, sent } = toolsWith();
  await run("resolve_name", { kind: "team", text: "texas" });
  const { text, data, failed } = await plan(games({ year: 2025, team: "Texsa" }), games({ year: 2025, team: "Texas" }));
  expect({ totals: data.totals, failed }).toEqual({
    totals: { metered: 1, free: 0, cached: 0, invalid: 1 },
    failed: true,
  });
  expect(text).toContain('/games {"year":2025,"team":"Texsa"}: invalid. There is no school `Texsa` in /teams.');
  expect(sent).toEqual(["/teams"]);
});

test("a plan counts a call as invalid if its season is before the data or the service ignores one of its parameters", async () => {
  const { data } = await toolsWith().plan(games({ year: 1850 }), games({ id: 1, year: 2024 }));
  expect(data).toMatchObject({ totals: { metered: 0, invalid: 2 } });
});

test("a plan adds one metered call for each list of names that get_data has to request first", async () => {
  const { run, plan } = toolsWith();
  const calls = [games({ year: 2025, team: "Iowa" }), games({ year: 2024, home: "Iowa", conference: "B1G" })];
  const { text, data } = await plan(...calls);
  expect(data).toMatchObject({ totals: { metered: 2 }, forNames: 2 });
  expect(text).toContain("To compare names, get_data first requests /teams, /conferences: 2 more metered.");
  for (const call of calls) await run("get_data", call);
  expect((await plan(...calls)).data).not.toHaveProperty("forNames");
});

test("get_data and its plan do not pay for a list of names if the call is stored", async () => {
  const cache = new Map<string, string>();
  const call = games({ year: 2024, team: "Iowa" });
  const first = toolsWith({ maxCalls: 1 }, { cache });
  await first.run("get_data", call);
  expect(first.sent).toEqual(["/games"]);
  const { plan, run, sent } = toolsWith({}, { cache });
  const { data } = await plan(call);
  expect([data.totals, data.forNames]).toEqual([{ metered: 0, free: 0, cached: 1, invalid: 0 }, undefined]);
  await run("get_data", call);
  expect(sent).toEqual([]);
});

test("a plan does not count a list that an unknown name has loaded, or one for a name without letters", async () => {
  const { run, plan, sent } = toolsWith();
  expect((await plan(games({ year: 2025, team: "--" }))).data).not.toHaveProperty("forNames");
  await run("get_data", games({ year: 2025, team: "Nowhere" }));
  expect(sent).toEqual(["/teams"]);
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  const { data } = await plan(games({ year: 2025, team: "Iowa" }));
  now.mockRestore();
  expect(data).not.toHaveProperty("forNames");
});

test("get_data does not pay for a list of names if /info has said that the key's tier is too low", async () => {
  const { run, sent } = toolsWith({}, {}, { tier: 0 });
  await run("get_data", { path: "/info" });
  const { failed } = await run("get_data", { path: "/games/weather", query: { year: 2025, team: "Iowa" } });
  expect([failed, sent]).toEqual([true, ["/info", "/games/weather"]]);
});

test("a plan does not count a list of names that maxCalls leaves no room for, because get_data does not request it", async () => {
  const call = { path: "/records", query: { year: 2025, team: "Iowa" } };
  const { run, plan, sent } = toolsWith({ maxCalls: 1 });
  expect((await plan(call)).text).not.toContain("/teams");
  await run("get_data", call);
  expect(sent).toEqual(["/records"]);
  const two = await toolsWith({ maxCalls: 2 }).plan(call, { path: "/games", query: { year: 2025, conference: "B1G" } });
  expect(two.text).toContain("To compare names, get_data first requests /teams: 1 more metered.");
  const { plan: planTwo } = toolsWith({ maxCalls: 2 });
  expect((await planTwo(games({ year: 2024 }), call)).data).not.toHaveProperty("forNames");
  expect((await planTwo({ path: "/scoreboard" }, call)).data).toMatchObject({ forNames: 1 });
});

test("a plan says how many of its calls the quota and the floor allow", async () => {
  const { run, plan } = toolsWith({}, { quotaFloor: 499_999 });
  await run("get_data", { path: "/info" });
  const calls = [games({ year: 2024 }), games({ year: 2025 })];
  expect((await plan(...calls)).text).toContain(
    "500000 calls are left this month, and `quotaFloor` keeps 499999. The quota allows only 1 more requests.",
  );
  expect((await plan(games({ year: 2024 }))).text).toContain("and `quotaFloor` keeps 499999. Nothing was sent.");
});

test("after /info, a plan counts a call as invalid if the operation needs a higher tier", async () => {
  const { cfb } = clientWithFetch(() => Response.json({ patronLevel: 1, remainingCalls: null }));
  const all = tools(cfb);
  const run = (name: string, input: object) => all.find((tool) => tool.name === name)?.execute(input);
  const calls = [
    { path: "/games/weather", query: { year: 2025 } },
    { path: "/live/plays", query: { gameId: 1 } },
  ];
  expect((await run("plan_calls", { calls }))?.data).toMatchObject({ totals: { metered: 2, invalid: 0 } });
  await run("get_data", { path: "/info" });
  const { text, data } = (await run("plan_calls", { calls })) ?? {};
  expect(data).toMatchObject({ totals: { metered: 1, invalid: 1 } });
  expect(text).toMatch(/^\/live\/plays .*: invalid\. .*tier 2.* The key's tier is 1\.$/m);
  // The key has no limit.
  expect(data).not.toHaveProperty("remaining");
  expect(text).not.toContain("left this month");
});

test("a plan says what each call costs, what the lists of names cost, and how many calls are left", async () => {
  const { run, plan } = toolsWith({ maxCalls: 4 }, { quotaFloor: 10, cache: true });
  await run("get_data", { path: "/info" });
  await run("get_data", { path: "/conferences" });
  const { text, data } = await plan(
    games({ year: 2025, team: "Iowa" }),
    { path: "/scoreboard" },
    { path: "/conferences" },
    games({ year: 1850, conference: "SEC" }),
  );
  expect(text.split("\n").slice(1)).toEqual([
    "Total: 1 metered, 1 free, 1 cached, 1 invalid. To compare names, get_data first requests /teams: 1 more metered. 499999 calls are left this month, and `quotaFloor` keeps 10. `maxCalls` allows 3 more requests. Nothing was sent.",
    '/games {"year":2025,"team":"Iowa"}: metered.',
    "/scoreboard {}: free.",
    "/conferences {}: cached.",
    expect.stringMatching(/^\/games \{"year":1850,"conference":"SEC"\}: invalid\. .* has data since 1869/),
  ]);
  expect(data).toMatchObject({
    calls: [
      { path: "/games", query: { year: 2025, team: "Iowa" }, cost: "metered", notices: [] },
      { path: "/scoreboard", query: {}, cost: "free", notices: [] },
      { path: "/conferences", query: {}, cost: "cached", notices: [] },
      { path: "/games", query: { year: 1850, conference: "SEC" }, cost: "invalid" },
    ],
    totals: { metered: 1, free: 1, cached: 1, invalid: 1 },
    forNames: 1,
    remaining: 499_999,
    allowed: 3,
  });
});

test("a plan mentions the quota only if it is known, and maxCalls, a floor and lists of names only if there are any", async () => {
  const { run, plan } = toolsWith();
  const cost = { path: "/games", query: { year: 2024 }, cost: "metered", notices: [] };
  const { text, data } = await plan(games({ year: 2024 }));
  expect(text.split("\n")).toEqual([
    "Total: 1 metered, 0 free, 0 cached, 0 invalid. Nothing was sent.",
    '/games {"year":2024}: metered.',
  ]);
  expect(data).toEqual({
    calls: [cost],
    totals: { metered: 1, free: 0, cached: 0, invalid: 0 },
  });
  await run("get_data", { path: "/info" });
  expect((await plan(games({ year: 2024 }))).text).toContain(
    " 0 invalid. 500000 calls are left this month. Nothing was sent.",
  );
});

test("a plan counts all calls, and says how many of them it has no room to list", async () => {
  const calls = Array.from({ length: 30 }, (_, week) => games({ year: 2024, week, venue: "x".repeat(900) }));
  const { text, data } = await toolsWith().plan(...calls);
  const listed = [data.calls].flat().length;
  expect(data).toMatchObject({ leftOut: 30 - listed, totals: { invalid: 30 } });
  const [, rest, ...lines] = text.split("\n");
  expect(rest).toBe(`${30 - listed} calls are not listed, but the total counts them. Plan fewer calls at once.`);
  expect(lines).toHaveLength(listed);
});

test("a plan reports a wrong path on that call's line and still plans the other calls", async () => {
  const { text, data, failed } = await toolsWith().plan(
    games({ year: 2025 }),
    { path: "/gamez", query: { year: 2025 } },
    { path: "/games/401/preview", query: { gameId: 401 } },
    { path: "/venues" },
  );
  expect({ totals: data.totals, failed }).toEqual({
    totals: { metered: 2, free: 0, cached: 0, invalid: 2 },
    failed: true,
  });
  const [, first, second, third, fourth] = text.replace(/^Sample.*\n/, "").split("\n");
  expect(first).toBe('/games {"year":2025}: metered.');
  expect(second).toBe(
    '/gamez {"year":2025}: invalid. `/gamez` is not an operation. The nearest are /games. find_operations lists all operations.',
  );
  expect(third).toContain("`gameId` is given twice");
  expect(fourth).toBe("/venues {}: metered.");
});
