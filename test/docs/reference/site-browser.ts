import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { root } from "../../scripts/run.js";
import { findChromium } from "../../support/browsers.js";

const executablePath = findChromium();
const screenshots = process.env.SCREENSHOTS ?? join(root, "screenshots");

/** The folder of the site, which `setup.mjs` has built for all test files. */
export const site = process.env.CFB_TEST_SITE ?? "";
/** The browser of the tests that run. */
export let browser: Browser;
/** The errors in the console of the watched pages. A test that expects some removes them. */
export const errors: string[] = [];

/** Describes tests with a browser started. Without Chromium they are skipped, and say so. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (executablePath === undefined) {
    console.log(`Chromium is not installed, so not tested: ${name} (apt-get install chromium).`);
    describe.skip(name, tests);
    return;
  }
  describe(name, () => {
    beforeAll(async () => {
      if (site === "") throw new Error("a test of the site belongs to a project with test/docs/reference/setup.mjs");
      const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
      browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", ...quiet] });
    });
    beforeEach(() => {
      errors.length = 0;
    });
    afterAll(async () => {
      await browser?.close();
    });
    tests();
  });
}

/** The color scheme of a page. */
export type Colors = "light" | "dark";

/** Adds what a page's console reports to {@link errors}. */
export function watchErrors(page: Page): void {
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
}

/** The address of a file of the site, with its fragment unchanged. */
export function address(file: string): string {
  const [path = "", hash] = file.split("#");
  return pathToFileURL(join(site, path)).href + (hash === undefined ? "" : `#${hash}`);
}

/** Loads a page of the site. Redoc draws its name when it runs: before that, keys and anchors have no effect. */
export async function load(page: Page, file: string): Promise<void> {
  await page.goto(address(file));
  if (file.includes("index.html")) await page.getByAltText("redocly logo").waitFor({ state: "attached" });
}

/** Writes a screenshot of a page. */
export async function shootPage(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`) });
}
