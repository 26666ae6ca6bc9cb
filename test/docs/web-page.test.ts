import { transformSync } from "esbuild";
import { readText } from "../../scripts/lib/root.js";
import * as api from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { typescriptBlocks } from "./blocks.js";

type Route = (request: Request) => Promise<Response>;

/** The route of the README, whose client calls a fetch of the test. */
function routeOf(fetch: api.ClientOptions["fetch"]): Route {
  const block =
    typescriptBlocks(readText("README.md")).find((code) => code.includes("export async function GET")) ?? "";
  const { code } = transformSync(block, { loader: "ts", format: "cjs" });
  const module: { exports: { GET?: Route } } = { exports: {} };
  const createClient = (options: api.ClientOptions) =>
    api.createClient({ ...options, apiKey: "the-key", retries: 0, fetch });
  const required = { ...api, createClient };
  new Function("module", "require", code)(module, () => required);
  if (module.exports.GET === undefined) throw new Error("README has no route");
  return module.exports.GET;
}

const sample = createSampleService({ quota: null });
const keys: (string | null)[] = [];
const route = routeOf((request) => {
  keys.push(request.headers.get("authorization"));
  return sample(request);
});

test("a page without a key gets data, errors and refusals through the route of the README, which adds the key", async () => {
  const page = api.createClient({ baseUrl: "https://page.example/api/cfb", apiKey: null, fetch: route });
  const games = await page.get("/games", { year: 2024, team: "Ohio State" });
  expect(games).toHaveLength(4);
  expect(keys.at(-1)).toBe("Bearer the-key");
  expect(await page.result("/venues")).toMatchObject({ ok: false, error: { code: "not_found", status: 404 } });
});

test("the route says why it sends nothing, and what the service refuses", async () => {
  const wrong = await route(new Request("https://page.example/api/cfb/games?yaer=2025"));
  expect([wrong.status, await wrong.json()]).toEqual([400, { message: expect.stringContaining("`yaer`") }]);
  const down = await routeOf(() => Promise.reject(new TypeError("fetch failed")))(
    new Request("https://page.example/api/cfb/scoreboard"),
  );
  expect(down.status).toBe(502);
  expect(await down.text()).not.toContain("the-key");
});

test("the route passes on data alone: no cookie, and nothing that lets a cache store it for others", async () => {
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

test("README says that types need strict, without which a result has neither data nor error", () => {
  expect(readText("README.md")).toContain("The types need `strict` in tsconfig.json.");
});
