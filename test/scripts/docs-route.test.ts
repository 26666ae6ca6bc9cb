import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { docsRoute } from "../../scripts/serve/docs-route.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-route-"));
const site = join(folder, "site");
mkdirSync(join(site, "operations"), { recursive: true });
writeFileSync(join(site, "index.html"), "<title>Reference</title>");
writeFileSync(join(site, "operations/getGames.md"), "# List games");
writeFileSync(join(folder, "secret.txt"), "secret");
afterAll(() => rmSync(folder, { recursive: true }));

const served = docsRoute(async () => new Response("from the service"), site);

function request(path: string, init?: RequestInit): Promise<Response> {
  return served(new Request(`http://localhost${path}`, init));
}

test.each([
  ["/docs/", "<title>Reference</title>", "text/html; charset=utf-8"],
  ["/docs/index.html", "<title>Reference</title>", "text/html; charset=utf-8"],
  ["/docs/operations/getGames.md", "# List games", "text/markdown; charset=utf-8"],
])("%s is read from the built site", async (path, body, type) => {
  const response = await request(path);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, type, body]);
});

test("/docs redirects to /docs/, so that relative links of the page work", async () => {
  const response = await request("/docs");
  expect([response.status, response.headers.get("location")]).toEqual([308, "/docs/"]);
});

test.each(["/games?year=2024", "/docsish", "/"])("%s is left to the service", async (path) => {
  expect(await (await request(path)).text()).toBe("from the service");
});

test.each([
  "/docs/../secret.txt",
  "/docs/%2e%2e/secret.txt",
  "/docs/..%2fsecret.txt",
  "/docs/operations/..%2f..%2f..%2fsecret.txt",
])("%s does not lead out of the site", async (path) => {
  expect(await (await request(path)).text()).not.toContain("secret\n");
  expect(await (await request(path)).text()).not.toBe("secret");
});

test("a missing page is named", async () => {
  const response = await request("/docs/nothing.md");
  expect([response.status, await response.text()]).toEqual([404, "The reference has no nothing.md.\n"]);
});

test("a site that has not been built says how to build it", async () => {
  const unbuilt = docsRoute(async () => new Response(), join(folder, "nowhere"));
  const response = await unbuilt(new Request("http://localhost/docs/"));
  expect([response.status, await response.text()]).toEqual([
    404,
    "The reference has not been built: run `npm run docs`.\n",
  ]);
});

test("other methods than GET and HEAD are refused", async () => {
  expect((await request("/docs/", { method: "POST" })).status).toBe(405);
});
