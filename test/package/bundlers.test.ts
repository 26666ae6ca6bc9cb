import { mkdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";
import { findChromium } from "../docs/reference/site.js";
import { root, run } from "../scripts/run.js";
import { withServer } from "../support/http-server.js";
import { app, filesBelow } from "./installed.js";

interface Report {
  ids: number[];
  refused: string;
  steps: [name: string, scripts: string[]][];
  failed?: string;
}

const executablePath = findChromium();
if (executablePath === undefined) {
  process.stdout.write("No Chromium: no bundle is run in a browser. apt-get install chromium\n");
}
const service = toNodeListener(createSampleService());
let browser: Browser | undefined;

beforeAll(async () => {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
  if (executablePath) browser = await chromium.launch({ executablePath, args: [...flags, "--disable-sync"] });
}, 30_000);
afterAll(() => browser?.close());

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript" };

/** Serves a bundled page beside the sample service, under a policy that forbids code generation and every other origin. */
function site(folder: string): RequestListener {
  return (incoming, outgoing) => {
    const file = filesBelow(folder).find(
      (name) => `/${name}` === (incoming.url === "/" ? "/index.html" : incoming.url),
    );
    if (file === undefined) return service(incoming, outgoing);
    outgoing.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:",
    });
    outgoing.end(readFileSync(join(folder, file)));
  };
}

async function open(url: string): Promise<{ text: string | null; report: Report; problems: string[] }> {
  if (browser === undefined) throw new Error("no browser was started");
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(url);
  // consumer/page.js writes it last. Reading it evaluates no code in the page, which its policy may forbid.
  const report = JSON.parse((await page.locator("#report").textContent()) ?? "") as Report;
  const text = await page.locator("#game").textContent();
  await page.close();
  return { text, report, problems };
}

describe.each(["esbuild", "Vite", "webpack"])("bundled by %s", (bundler) => {
  const out = join(app, `out-${bundler}`);

  test("it needs no module of Node", async () => {
    mkdirSync(out);
    const args = [join(root, "test/package/bundle.mjs"), bundler, app, out];
    // Without jest's NODE_ENV, for which Vite hides warnings.
    const { code, stderr } = await run(process.execPath, args, { env: { NODE_ENV: "production" } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const scripts = filesBelow(out).filter((name) => name.endsWith(".js"));
    const needing = scripts.filter((name) =>
      /\bfrom\s*"node:|require\("node:/.test(readFileSync(join(out, name), "utf8")),
    );
    expect(needing).toEqual([]);
  }, 30_000);

  (executablePath ? test : test.skip)(
    "a page in Chromium shows a game, and loads validation, cache and error messages on first use",
    async () => {
      await withServer(site(out), async (url) => {
        const { text, report, problems } = await open(url);
        expect({ failed: report.failed, problems }).toEqual({ problems: [] });
        expect(text).toMatch(/^Ohio State 34, Notre Dame 23$|^Notre Dame 23, Ohio State 34$/);
        expect(new Set(report.ids).size).toBe(1);
        expect(report.ids).toHaveLength(4);
        expect(report.refused).toContain("team");
        // Each step loaded scripts that the steps before had not loaded.
        const loading = report.steps.filter(
          ([, scripts], i) => scripts.length > (report.steps[i - 1]?.[1].length ?? 0),
        );
        expect(loading.map(([name]) => name)).toEqual(["a game", "validation", "cache", "error messages"]);
      });
    },
    30_000,
  );
});
