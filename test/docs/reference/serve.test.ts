import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { script } from "../../scripts/run.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-served-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Requests a path exactly as given. `fetch` would resolve its dots. */
const get = (address: string, path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode, type: response.headers["content-type"], body }));
    })
      .on("error", reject)
      .end();
  });

test("docs --serve shows the pages on this machine, serves no other files, and ends cleanly on Ctrl+C", async () => {
  let fetching: ReturnType<typeof fetchPages> | undefined;
  const fetchPages = async (address: string) => {
    const paths = ["/", "/operations/getGames.html?x=1#parameters", "/docs/costs.md", "/assets/style.css"];
    const missing = ["/operations", "/nothing.html", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%E0%A4%A"];
    return {
      pages: await Promise.all(paths.map((path) => get(address, path))),
      missing: await Promise.all(missing.map((path) => get(address, path))),
    };
  };
  const { code, stdout, stderr } = await script("docs", ["--pages", "--out", folder, "--serve", "--port", "0"], {
    onOutput: (text, kill) => {
      const [, address] = /Shown at (http:\S+) until/.exec(text) ?? [];
      if (address === undefined || fetching !== undefined) return;
      fetching = fetchPages(address);
      fetching.finally(() => kill("SIGINT")).catch(() => undefined);
    },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("until you press Ctrl C.");
  const { pages, missing } = (await fetching) ?? { pages: [], missing: [] };
  expect(pages.map(({ status, type }) => `${status} ${type?.split(";")[0]}`)).toEqual([
    "200 text/html",
    "200 text/html",
    "200 text/markdown",
    "200 text/css",
  ]);
  expect(pages.map(({ body }) => body)).toEqual([
    expect.stringContaining("<h1>College Football Data API</h1>"),
    expect.stringContaining("<h1>List games</h1>"),
    expect.stringContaining("# Costs and keys"),
    expect.stringContaining("--accent"),
  ]);
  expect(missing.map(({ status, body }) => `${status} ${body}`)).toEqual(missing.map(() => "404 Not found"));
});
