import { once } from "node:events";
import { createServer } from "node:http";
import { transformSync } from "esbuild";
import { readText } from "../../scripts/lib/root.js";
import * as api from "../../src/index.js";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { ManualClock, settled } from "../support/clock.js";
import { typescriptBlocks } from "./blocks.js";

type Route = (request: Request) => Promise<Response>;

const routeIn = (file: string) =>
  typescriptBlocks(readText(file)).find((code) => code.includes("export async function GET")) ?? "";

/** The guide's function that watches the scoreboard. */
type View = { games: readonly object[]; problem?: string };
type WatchGames = (show: (view: View) => void, signal: AbortSignal) => Promise<void>;

/** Runs a block as a module and adds these options to its clients. Returns the module's exports. */
function exportsOf(block: string, options: api.ClientOptions, env: NodeJS.ProcessEnv = {}) {
  const { code } = transformSync(block, { loader: "ts", format: "cjs" });
  const module: { exports: { GET?: Route; watchGames?: WatchGames } } = { exports: {} };
  const createClient = (own: api.ClientOptions) => api.createClient({ ...own, ...options });
  const required = { ...api, createClient, createSampleService };
  new Function("module", "require", "process", code)(module, () => required, { env });
  return module.exports;
}

/** Loads the README's route with this environment. If `fetch` is given, the route's client uses it. */
function routeOf(
  fetch?: api.ClientOptions["fetch"],
  env: NodeJS.ProcessEnv = { CFB_API_KEY: "the-key-of-the-site" },
): Route {
  const { GET } = exportsOf(routeIn("README.md"), { retries: 0, ...(fetch && { fetch }) }, env);
  if (GET === undefined) throw new Error("README has no route");
  return GET;
}

/** Returns client options for a page that calls a route. */
const pageOptions = (fetch: Route) => ({ baseUrl: "https://page.example/api/cfb", apiKey: null, fetch });

/** Loads the guide's function. Its client calls this route. */
function watchGamesOf(route: Route, clock = new ManualClock()): WatchGames {
  const block = typescriptBlocks(readText("docs/web-pages.md")).find((code) => code.includes("watchGames")) ?? "";
  const { watchGames } = exportsOf(block, { ...pageOptions(route), clock });
  if (watchGames === undefined) throw new Error("the guide has no watchGames");
  return watchGames;
}

const logged = jest.spyOn(console, "error").mockImplementation(() => {});
afterAll(() => logged.mockRestore());

const sample = createSampleService({ quota: null });
const keys: (string | null)[] = [];
const route = routeOf((request) => {
  keys.push(request.headers.get("authorization"));
  return sample(request);
});

test("a page without a key gets data and errors through README's route, which adds the key", async () => {
  const page = api.createClient(pageOptions(route));
  const games = await page.get("/games", { year: 2024, team: "Ohio State" });
  expect(games).toHaveLength(4);
  expect(keys.at(-1)).toBe("Bearer the-key-of-the-site");
  expect(await page.result("/venues")).toMatchObject({ ok: false, error: { code: "not_found", status: 404 } });
});

test("the route logs each failure, and responds with its own message instead of the service's", async () => {
  const answerOf = async (route: Route, query = "/games?year=2025") => {
    const response = await route(new Request(`https://page.example/api/cfb${query}`));
    return [response.status, await response.json()];
  };
  expect(await answerOf(route, "/games?yaer=2025")).toEqual([400, { message: expect.stringContaining("`yaer`") }]);
  const noPlays = () => Promise.resolve(Response.json({ message: "No plays found for game." }, { status: 400 }));
  expect(await answerOf(routeOf(noPlays))).toEqual([400, { message: "The service returned a 400." }]);
  const refused = () => Promise.resolve(Response.json({ message: "the-key-of-the-site is bad" }, { status: 401 }));
  const unset = [401, { message: "Set CFB_API_KEY on the server to a valid key." }];
  expect(await answerOf(routeOf(refused))).toEqual(unset);
  expect(await answerOf(routeOf(createSampleService({ quota: 0 })))).toEqual([
    429,
    { message: "Monthly call quota exceeded." },
  ]);
  const down = routeOf(() => Promise.reject(new TypeError("fetch failed at the-key-of-the-site")));
  expect(await answerOf(down)).toEqual([502, { message: "The data is unavailable." }]);
  expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ code: "quota_exceeded" }));
  expect(JSON.stringify(logged.mock.calls)).not.toContain("the-key-of-the-site");
});

test.each([{}, { NODE_ENV: "production" }, { NODE_ENV: "test" }, { NODE_ENV: "" }])(
  "without a key, the route does not return made-up games if the environment is %p",
  async (env) => {
    const refused = async () => Response.json({ message: "Unauthorized" }, { status: 401 });
    const service = jest.spyOn(globalThis, "fetch").mockImplementation(refused);
    const response = await routeOf(
      undefined,
      env,
    )(new Request("https://page.example/api/cfb/games?year=2025&team=Iowa"));
    service.mockRestore();
    expect([response.status, await response.json()]).toEqual([
      401,
      { message: "Set CFB_API_KEY on the server to a valid key." },
    ]);
  },
);

test("if the tier of the site's key is too low, the page's client throws a TierError with the tier that the site needs", async () => {
  const result = await api.createClient(pageOptions(routeOf(createSampleService({ tier: 0 })))).result("/scoreboard");
  expect(result).toMatchObject({ ok: false, error: { code: "tier", tier: 1 } });
});

test("the route runs in Node's http, as the guide says", async () => {
  const server = createServer(toNodeListener(route)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  const response = await fetch(`http://127.0.0.1:${port}/api/cfb/games?year=2025&team=Iowa`);
  expect(await response.json()).toContainEqual(expect.objectContaining({ homeTeam: "Iowa" }));
  server.close();
  server.closeAllConnections();
});

test("with the options in the guide, the route refuses an unknown name and suggests the right one", async () => {
  const { GET } = exportsOf(
    routeIn("README.md"),
    { notices: "refuse", names: true, fetch: sample },
    { CFB_API_KEY: "x" },
  );
  const response = await GET?.(new Request("https://page.example/api/cfb/games?year=2025&team=Ohio+St"));
  expect([response?.status, await response?.json()]).toEqual([
    400,
    { message: expect.stringContaining("`Ohio State`") },
  ]);
});

test("without a key, the route serves sample data in development, and does not call the service", async () => {
  const response = await routeOf(undefined, { NODE_ENV: "development" })(
    new Request("https://page.example/api/cfb/games?year=2025&team=Iowa"),
  );
  expect(await response.json()).toContainEqual(expect.objectContaining({ homeTeam: "Iowa" }));
});

test("if the site has no calls left, the page's client fails after one request, and a watch ends", async () => {
  let requests = 0;
  const spent = routeOf(createSampleService({ quota: 0 }));
  const fetch: Route = (request) => {
    requests++;
    return spent(request);
  };
  const result = await api.createClient(pageOptions(fetch)).result("/games", { year: 2025 });
  expect(result).toMatchObject({
    ok: false,
    error: { code: "quota_exceeded", status: 429, resetsAt: expect.any(Date) },
  });
  expect(requests).toBe(1);
  const watch = api.createClient(pageOptions(fetch)).watch("/games", { year: 2025 }, { metered: true });
  await expect(watch.next()).rejects.toMatchObject({ code: "quota_exceeded" });
});

test.each([
  ["July, without games", "2025-07-01T12:00:00Z", /^\[\]$/],
  ["a Saturday", "2025-11-29T20:40:00Z", /"in_progress"/],
])("the guide's page shows the scoreboard of %s", async (_, date, shown) => {
  const watchGames = watchGamesOf(routeOf(createSampleService({ now: new Date(date), quota: null })));
  const controller = new AbortController();
  const games = await new Promise<readonly object[]>((resolve, reject) => {
    // The page can show an empty list before the games.
    const show = ({ games }: View) => shown.test(JSON.stringify(games)) && resolve(games);
    watchGames(show, controller.signal).catch(reject);
  });
  controller.abort();
  expect(JSON.stringify(games)).toMatch(shown);
});

test("the guide's page says that games may be old while polls fail, sends one request per poll, and recovers", async () => {
  const service = createSampleService({ now: new Date("2025-11-29T20:40:00Z"), quota: null });
  const route = routeOf(service);
  let requests = 0;
  let inFlight = 0;
  const clock = new ManualClock();
  const watchGames = watchGamesOf(async (request) => {
    requests++;
    inFlight++;
    // The second poll fails.
    const response = await (requests === 2 ? Response.json({ message: "down" }, { status: 502 }) : route(request));
    inFlight--;
    return response;
  }, clock);
  const controller = new AbortController();
  const problems: (string | undefined)[] = [];
  const watching = watchGames(({ games, problem }) => {
    const isNew = problems.length === 0 || problems.at(-1) !== problem;
    if (games.length > 0 && isNew) problems.push(problem);
    if (problems.length === 3) controller.abort();
  }, controller.signal);
  while (!controller.signal.aborted && requests < 5) {
    await settled();
    // Time passes only between the polls.
    if (inFlight === 0) await clock.pass(1_000);
  }
  await watching;
  expect([problems, requests]).toEqual([[undefined, "The scores may be old.", undefined], 3]);
});

test("the guide's page says that it can't update the scores if the site has no key, and reports nothing if the visitor leaves", async () => {
  const refused = routeOf(() => Promise.resolve(Response.json({ message: "Unauthorized" }, { status: 401 })));
  const views: View[] = [];
  await watchGamesOf(refused)((view) => views.push(view), new AbortController().signal);
  expect(views).toEqual([{ games: [], problem: "The scores can't be updated." }]);
  logged.mockClear();
  await watchGamesOf(refused)((view) => views.push(view), AbortSignal.abort());
  expect([views.length, logged.mock.calls]).toEqual([1, []]);
});

test("the route aborts its call when the visitor leaves, and does not log a failure", async () => {
  const visitor = new AbortController();
  const signals: AbortSignal[] = [];
  const hanging = routeOf((request) => {
    signals.push(request.signal);
    visitor.abort();
    return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  });
  logged.mockClear();
  const { status } = await hanging(new Request("https://page.example/api/cfb/scoreboard", { signal: visitor.signal }));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect([status, logged.mock.calls]).toEqual([499, []]);
});

test("the guide and the example contain the same route as README", () => {
  expect(routeIn("docs/web-pages.md")).toBe(routeIn("README.md"));
  const words = (code: string) =>
    code
      .slice(code.indexOf("const { pathname"))
      .split(/\s+/)
      .filter((word) => !/^\}?;?$/.test(word));
  expect(words(readText("examples/scoreboard/app/handler.ts"))).toEqual(words(routeIn("README.md")));
});

test("the route forwards only the data, without the service's cookies and cache headers", async () => {
  const headers = { "set-cookie": "id=1", "cache-control": "public, max-age=3600", "x-calllimit-remaining": "7" };
  const response = await routeOf(async () => Response.json([{ id: 1 }], { headers }))(
    new Request("https://page.example/api/cfb/scoreboard"),
  );
  expect(await response.json()).toEqual([{ id: 1 }]);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/json",
    "cache-control": "no-store",
  });
});
