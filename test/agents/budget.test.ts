import fc from "fast-check";
import { type ClientOptions, createClient } from "../../src/index.js";
import { type ToolOptions, tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";
import { FastClock } from "../support/clock.js";

const teams = [{ school: "Texas", abbreviation: "TEX", id: 1, mascot: "Longhorns", classification: "fbs" }];

/** Turns off the time limits. The tests' clock runs fast, so an attempt could exceed its limit on a busy machine. */
const limits = { timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: Number.POSITIVE_INFINITY };

/** Creates the tools with a client whose service responds with the given statuses in order. `requests` lists the requested paths. */
function toolsWith(statuses: readonly number[], options: ToolOptions, own: ClientOptions = {}) {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const status = statuses[requests.push(pathname) - 1] ?? 200;
    const body = status === 200 ? (pathname === "/teams" ? teams : [{ id: 7 }]) : { message: "no" };
    return Response.json(body, { status });
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", clock: new FastClock(), ...limits, ...own, fetch });
  const plan = jest.spyOn(cfb, "plan");
  const all = tools(cfb, options);
  const run = (name: string, input: object, more?: { signal: AbortSignal }) => {
    const tool = all.find((each) => each.name === name);
    if (tool === undefined) throw new Error(`no tool ${name}`);
    return tool.execute(input, more);
  };
  return { run, requests, plan };
}

const games = (year: number) => ({ path: "/games", query: { year } });

test("a retry with a new key after a 401 counts toward maxCalls", async () => {
  let number = 0;
  const { run, requests } = toolsWith([401, 401], { maxCalls: 1 }, { apiKey: () => `key-${number++}` });
  expect(await run("get_data", games(2024))).toMatchObject({
    failed: true,
    data: { error: { code: "authentication" } },
  });
  expect(requests).toEqual(["/games"]);
});

test("requests for a list of names and their retries count toward maxCalls", async () => {
  const { run, requests } = toolsWith([503, 503, 503, 503], { maxCalls: 2 });
  expect(await run("resolve_name", { kind: "team", text: "longhorns" })).toMatchObject({ failed: true });
  expect(await run("get_data", games(2024))).toMatchObject({
    failed: true,
    text: expect.stringContaining("are used up. Nothing was sent. Work with the results so far"),
  });
  expect(requests).toEqual(["/teams", "/teams"]);
});

test("parallel calls together send at most maxCalls requests, even after an aborted name search", async () => {
  const { run, requests } = toolsWith([], { maxCalls: 2 });
  const controller = new AbortController();
  const named = run("resolve_name", { kind: "team", text: "longhorns" }, { signal: controller.signal });
  controller.abort(new Error("stopped"));
  await expect(named).rejects.toThrow("stopped");
  const results = await Promise.all([2021, 2022, 2023].map((year) => run("get_data", games(year))));
  expect(results.map(({ failed }) => failed).sort()).toEqual([false, false, true]);
  expect(requests).toEqual(["/games", "/games"]);
});

test("the tools plan a call only if they still have to request its list of names", async () => {
  const { run, requests, plan } = toolsWith([], {});
  const ofTexas = (year: number) => ({ path: "/games", query: { year, team: "Texas" } });
  await run("get_data", { path: "/games", query: { team: "Texas" } });
  expect(requests).toEqual([]);
  for (const year of [2022, 2023, 2024]) await run("get_data", ofTexas(year));
  expect(requests).toEqual(["/teams", "/games", "/games", "/games"]);
  expect(plan).toHaveBeenCalledTimes(2);
});

const ofTeam = (team: string) => ({ path: "/games", query: { year: 2024, team } });

test("the tools check a name before they send the last request that maxCalls allows", async () => {
  const { run, requests } = toolsWith([], { maxCalls: 2 });
  expect(await run("get_data", ofTeam("Texaz"))).toMatchObject({
    failed: true,
    text: expect.stringContaining("There is no school `Texaz` in /teams. Did you mean `Texas`?"),
  });
  expect(requests).toEqual(["/teams"]);
  expect(await run("get_data", ofTeam("Texas"))).toMatchObject({ failed: false });
  expect(requests).toEqual(["/teams", "/games"]);
  expect((await run("get_data", games(2023))).text).toContain("`maxCalls` allows are used up. Nothing was sent.");
});

test("while a list of names loads, the message for a refused call says that a running call may need the last request", async () => {
  let during: string | undefined;
  const { cfb } = clientWithFetch(async (_, number) => {
    if (number === 1) during = (await get?.execute({ path: "/venues" }))?.text;
    return Response.json(teams);
  });
  const get = tools(cfb, { maxCalls: 2 }).find(({ name }) => name === "get_data");
  await get?.execute(ofTeam("Texaz"));
  expect(during).toContain("`maxCalls` allows are used up or reserved for running calls. Nothing was sent.");
  expect(await get?.execute({ path: "/venues" })).toMatchObject({ failed: false });
});

test("the tools never spend the last request on a list of names, even after a list has failed", async () => {
  const { run, requests } = toolsWith([503], { maxCalls: 2 });
  expect(await run("get_data", ofTeam("Texas"))).toMatchObject({ failed: false });
  expect(requests).toEqual(["/teams", "/games"]);
  const last = toolsWith([], { maxCalls: 1 });
  expect(await last.run("get_data", ofTeam("Texas"))).toMatchObject({ failed: false });
  expect(last.requests).toEqual(["/games"]);
});

/** Creates the tools with a client that keeps 100 calls in reserve. `/info` says that `remaining` calls are left. */
function toolsAtFloor(remaining: number) {
  const requests: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    if (pathname === "/info") return Response.json({ patronLevel: 0, remainingCalls: remaining });
    const headers = { "x-calllimit-remaining": `${--remaining}` };
    return Response.json(pathname === "/teams" ? teams : [{ id: 7 }], { headers });
  };
  const cfb = createClient({ apiKey: "a-key-for-the-tests", quotaFloor: 100, fetch });
  const all = tools(cfb);
  const run = async (name: string, input: object) => {
    const result = await all.find((each) => each.name === name)?.execute(input);
    if (result === undefined) throw new Error(`no tool ${name}`);
    return result;
  };
  return { run, requests };
}

test.each([
  [101, ["/info", "/games"]],
  [102, ["/info", "/teams", "/games"]],
])("with a quotaFloor of 100 and %d calls left, get_data requests %j for a query with a name", async (left, sent) => {
  const { run, requests } = toolsAtFloor(left);
  expect(await run("get_data", ofTeam("Texas"))).toMatchObject({ failed: false });
  expect(requests).toEqual(sent);
});

const inConference = { path: "/games", query: { year: 2024, conference: "SEC" } };

test("parallel get_data calls do not spend the quota's last requests above the floor on lists of names", async () => {
  const { run, requests } = toolsAtFloor(102);
  const results = await Promise.all([ofTeam("Texas"), inConference].map((call) => run("get_data", call)));
  expect(results.map(({ failed }) => failed)).toEqual([false, false]);
  expect(new Set(requests)).toEqual(new Set(["/info", "/games"]));
});

test("parallel get_data calls do not spend the last requests that maxCalls allows on lists of names", async () => {
  const { run, requests } = toolsWith([], { maxCalls: 2 });
  const both = { path: "/records", query: { year: 2024, team: "Texas", conference: "SEC" } };
  const results = await Promise.all([inConference, both].map((call) => run("get_data", call)));
  expect(results.map(({ failed }) => failed)).toEqual([false, false]);
  expect(requests.toSorted()).toEqual(["/games", "/records"]);
});

test("if the quota covers one list of names besides all parallel get_data calls, they request one list", async () => {
  const { run, requests } = toolsAtFloor(103);
  const results = await Promise.all([ofTeam("Texas"), inConference].map((call) => run("get_data", call)));
  expect(results.map(({ failed }) => failed)).toEqual([false, false]);
  expect(requests.filter((path) => path !== "/info").toSorted()).toEqual(["/games", "/games", "/teams"]);
});

test("a call that has returned does not count as running", async () => {
  const { run, requests } = toolsWith([], { maxCalls: 3 });
  await run("get_data", games(2024));
  await run("get_data", ofTeam("Texas"));
  expect(requests).toEqual(["/games", "/teams", "/games"]);
});

test("an abort ends a get_data call that waits for /info", async () => {
  const controller = new AbortController();
  const { cfb, requests } = clientWithFetch(
    ({ signal }) => {
      setImmediate(() => controller.abort(new Error("stopped")));
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
    { quotaFloor: 100 },
  );
  const get = tools(cfb).find(({ name }) => name === "get_data");
  await expect(get?.execute(ofTeam("Texas"), { signal: controller.signal })).rejects.toThrow("stopped");
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/info"]);
  // Otherwise, the client's time limit would end the call.
}, 5_000);

test("get_data requests /info only if it does not know the quota", async () => {
  const { run, requests } = toolsAtFloor(200);
  await run("get_data", ofTeam("Texas"));
  await run("get_data", inConference);
  expect(requests).toEqual(["/info", "/teams", "/games", "/conferences", "/games"]);
});

test("if /info fails, get_data does not request it again for each name in the query", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json({}, { status: 500 }), { quotaFloor: 100, retries: 0 });
  const get = tools(cfb).find(({ name }) => name === "get_data");
  const query = { year: 2024, team: "Texas", conference: "SEC" };
  expect(await get?.execute({ path: "/games", query })).toMatchObject({ failed: true });
  // The tools' request, and the client's before the call itself.
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/info", "/info"]);
});

test("if the floor or the tier does not allow a call, the message says what to do instead", async () => {
  expect((await toolsAtFloor(100).run("get_data", games(2024))).text).toMatch(
    /the request was not sent\. Work with the results so far, or use operations that are free\.$/,
  );
  const body = { message: "This endpoint requires a Patreon subscription at Tier 1 or higher." };
  const { cfb } = clientWithFetch(() => Response.json(body, { status: 401 }));
  const get = tools(cfb).find(({ name }) => name === "get_data");
  const refused = await get?.execute({ path: "/games/weather", query: { year: 2024 } });
  expect(refused?.text).toMatch(/Needs supporter tier 1 or higher\. Use another operation\.$/);
});

test("if the tools could not check a name, the result suggests a `resolve_name` call for that name", async () => {
  const cfb = createClient({ apiKey: "a-key-for-the-tests", fetch: async () => Response.json([]) });
  const get = tools(cfb, { maxCalls: 1 }).find(({ name }) => name === "get_data");
  const result = await get?.execute(ofTeam('Te"xaz'));
  expect(result?.text).toContain('Check `Te"xaz`: `resolve_name {"kind":"team","text":"Te\\"xaz"}`.');
  expect(JSON.stringify(result)).not.toContain("cfb.names");
});

test("resolve_name refuses a blank name without sending a request", async () => {
  const { run, requests } = toolsWith([], {});
  expect(await run("resolve_name", { kind: "team", text: " " })).toMatchObject({
    failed: true,
    text: "Error: resolve_name takes the name of a school. Nothing was sent.",
  });
  expect(requests).toEqual([]);
});

test("the tools send at most maxCalls metered requests, no matter which requests fail or how many tools run at once", async () => {
  const inputs = fc.constantFrom<readonly [string, object]>(
    ["get_data", games(2024)],
    ["get_data", games(2023)],
    ["get_data", { path: "/games", query: { year: 2022, team: "Texas" } }],
    ["resolve_name", { kind: "team", text: "longhorns" }],
    ["resolve_name", { kind: "coach", text: "Saban" }],
  );
  const statuses = fc.array(fc.constantFrom(200, 401, 429, 500, 503), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(inputs, { maxLength: 6 }), statuses, fc.nat(8), async (calls, given, maxCalls) => {
      const { run, requests } = toolsWith(given, { maxCalls });
      await Promise.all(calls.map(([name, input]) => run(name, input)));
      expect(requests.length).toBeLessThanOrEqual(maxCalls);
    }),
    { numRuns: 60 },
  );
});
