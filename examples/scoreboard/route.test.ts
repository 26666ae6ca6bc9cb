import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";
import { handlerOf } from "./app/handler";
import { problemOf } from "./app/problem";

const fetch = createSampleService({ now: new Date("2025-11-29T20:40:00Z"), quota: null });
const GET = handlerOf(createClient({ apiKey: "sample", fetch }));
const pageOf = (fetch: typeof GET) =>
  createClient({ apiKey: null, baseUrl: "http://localhost/api/cfb", fetch, retries: 0 });
const page = pageOf(GET);

test("the page gets the games of the day through the route, and the plays of one in progress", async () => {
  const games = await page.get("/scoreboard");
  const gameId = games.find(({ status }) => status === "in_progress")?.id ?? 0;
  const { drives } = await page.get("/live/plays", { gameId });
  expect(drives.flatMap(({ plays }) => plays).length).toBeGreaterThan(5);
});

test.each([
  ["without a key in development", "", "development", true],
  ["without a key in production", "", "production", false],
  ["without a key in any other environment", "", "test", false],
  ["with a key in development", "a-key", "development", false],
  ["with the key `sample` in production", "sample", "production", true],
] as const)("whether the page shows sample data %s", async (_, CFB_API_KEY, NODE_ENV, expected) => {
  const env = jest.replaceProperty(process, "env", { CFB_API_KEY, NODE_ENV });
  jest.resetModules();
  const { isSample } = await import("./app/cfb");
  env.restore();
  expect(isSample).toBe(expected);
});

test("a path that the page does not need is not passed on", async () => {
  expect(await page.result("/games", { year: 2025 })).toMatchObject({ ok: false, error: { status: 404 } });
});

test("a visitor who leaves is not an error of the site", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const { status } = await GET(new Request("http://localhost/api/cfb/scoreboard", { signal: AbortSignal.abort() }));
  expect([status, logged.mock.calls]).toEqual([499, []]);
  logged.mockRestore();
});

test("the reader gets data alone: no header of the service, and nothing that lets a cache store it", async () => {
  const { headers } = await GET(new Request("http://localhost/api/cfb/scoreboard"));
  expect([...headers.keys()].sort()).toEqual(["cache-control", "content-type"]);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a wrong query is refused before anything is sent", async () => {
  const response = await GET(new Request("http://localhost/api/cfb/live/plays?gameId=x"));
  expect([response.status, await response.json()]).toEqual([400, { message: expect.stringContaining("`gameId`") }]);
});

test.each([
  ["an unknown key", { keys: ["another"] }, {}, "no valid key"],
  ["a key of a low tier", { tier: 1 }, {}, "a tier that does not include this"],
  ["the calls of the month", { quota: 0 }, {}, "has no calls left"],
  ["the floor of the quota", { quota: 50 }, { quotaFloor: 100 }, "has no calls left"],
])("a reader sees a sentence, not the key, for %s", async (_, service, options, sentence) => {
  const now = new Date("2025-11-29T17:40:00Z");
  const fetch = createSampleService({ now, ...service });
  const page = pageOf(handlerOf(createClient({ apiKey: "key-of-the-site", fetch, ...options })));
  // After the first response, the page's client may refuse a call by itself.
  for (const gameId of [1, 2]) {
    const result = await page.result("/live/plays", { gameId });
    expect(problemOf(!result.ok && result.error)).toContain(sentence);
    expect(JSON.stringify(result)).not.toContain("key-of-the-site");
  }
});

test("a reader sees that a game has no plays yet", async () => {
  const fetch = createSampleService({ now: new Date("2025-11-29T17:40:00Z") });
  const page = pageOf(handlerOf(createClient({ apiKey: "key-of-the-site", fetch })));
  const watch = page.watch("/live/plays", { gameId: 1 }, { metered: true });
  const error: unknown = await watch.next().catch((reason: unknown) => reason);
  expect(problemOf(error)).toBe("This game has no plays yet.");
});

test("a reader sees that the site or the service does not respond", async () => {
  const broken = createClient({ apiKey: "x", retries: 0, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  const result = await pageOf(handlerOf(broken)).result("/scoreboard");
  expect(problemOf(!result.ok && result.error)).toContain("does not respond as it should");
  const offline = await pageOf(() => Promise.reject(new TypeError("fetch failed"))).result("/scoreboard");
  expect(problemOf(!offline.ok && offline.error)).toBe("This site cannot be reached.");
});
