import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { someOf } from "../support/all-cases.js";
import { findChromium } from "../support/browsers.js";
import { withServer } from "../support/http-server.js";
import { app, filesBelow } from "./installed.js";
import { bundle, expectGame, site, type Visit } from "./page.js";

// Work of a few seconds can take more than a minute on a busy machine. This limit ends only processes that hang.
const limit = 300_000;
const executablePath = findChromium();
if (executablePath === undefined) {
  process.stdout.write("No Chromium: no bundle is run in a browser. apt-get install chromium\n");
}
let browser: Browser | undefined;

beforeAll(async () => {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
  if (executablePath)
    browser = await chromium.launch({ executablePath, args: [...flags, "--disable-sync"], timeout: limit });
}, limit);
afterAll(() => browser?.close());

async function open(url: string): Promise<Visit> {
  if (browser === undefined) throw new Error("no browser was started");
  const page = await browser.newPage();
  page.setDefaultTimeout(limit / 2);
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(url);
  // `textContent` does not evaluate code in the page, because the page's policy forbids that.
  const report = await page.locator("#report").textContent();
  const text = await page.locator("#game").textContent();
  await page.close();
  return { text, report, problems };
}

describe.each(someOf(["esbuild", "Vite", "webpack"], 3))("a project that %s bundles", (bundler) => {
  const out = join(app, `out-${bundler}`);

  test(
    "does not need any Node module",
    async () => {
      mkdirSync(out);
      expect(await bundle(bundler, out)).toMatchObject({ code: 0, stderr: "" });
      const scripts = filesBelow(out).filter((name) => name.endsWith(".js"));
      const needing = scripts.filter((name) =>
        /\bfrom\s*"node:|require\("node:/.test(readFileSync(join(out, name), "utf8")),
      );
      expect(needing).toEqual([]);
    },
    limit,
  );

  (executablePath ? test : test.skip)(
    "works in Chromium and loads the code for validation and cache on first use",
    () => withServer(site(out), async (url) => expectGame(await open(url))),
    limit,
  );
});
