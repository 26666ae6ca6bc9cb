import { transformSync } from "esbuild";
import { readText } from "../../scripts/lib/root.js";
import * as api from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { ManualClock } from "../support/clock.js";
import { typescriptBlocks } from "./blocks.js";

type Route = (request: Request) => Promise<Response>;

const routeIn = (file: string) =>
  typescriptBlocks(readText(file)).find((code) => code.includes("export async function GET")) ?? "";

/** The guide's function that watches the scoreboard. */
type WatchGames = (show: (games: readonly object[]) => void, signal: AbortSignal) => Promise<void>;

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
  const refused = () => Promise.resolve(Response.json({ message: "the-key-of-the-site is bad" }, { status: 401 }));
  const unset = [401, { message: "Set CFB_API_KEY on the server to a valid key." }];
  expect(await answerOf(routeOf(refused))).toEqual(unset);
  expect(await answerOf(routeOf(createSampleService({ quota: 0 })))).toEqual([
    429,
    { message: "Monthly call quota exceeded." },
  ]);
  const down = routeOf(() => Promise.reject(new TypeError("fetch failed at the-key-of-the-site")));
  expect(await answerOf(down)).toEqual([502, { message: "The service is down." }]);
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
  const block = typescriptBlocks(readText("docs/web-pages.md")).find((code) => code.includes("watchGames")) ?? "";
  const service = createSampleService({ now: new Date(date), quota: null });
  const { watchGames } = exportsOf(block, { ...pageOptions(routeOf(service)), clock: new ManualClock() });
  const controller = new AbortController();
  const games = await new Promise<readonly object[]>((resolve, reject) => {
    // The page can show an empty list before the games.
    const show = (games: readonly object[]) => shown.test(JSON.stringify(games)) && resolve(games);
    watchGames?.(show, controller.signal).catch(reject);
  });
  controller.abort();
  expect(JSON.stringify(games)).toMatch(shown);
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
