import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { root } from "../../scripts/run.js";
import { findChromium } from "../../support/browsers.js";

const executablePath = findChromium();
const screenshots = process.env.SCREENSHOTS ?? join(root, "screenshots");

/** The site's folder, which `setup.mjs` has built for all test files. */
export const site = process.env.CFB_TEST_SITE ?? "";
/** The browser that all tests of a file use. */
export let browser: Browser;
/** The errors in the console of the watched pages. A test that expects errors must remove them. */
export const errors: string[] = [];

/** Describes tests that need a browser. If Chromium is missing, skips them and prints a message. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (executablePath === undefined) {
    console.log(`Chromium is not installed, so not tested: ${name} (apt-get install chromium).`);
    describe.skip(`${name}:`, tests);
    return;
  }
  describe(`${name}:`, () => {
    beforeAll(async () => {
      if (site === "") throw new Error("a test of the site belongs to a project with test/docs/reference/setup.mjs");
      const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
      browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", ...quiet] });
    });
    beforeEach(() => {
      errors.length = 0;
      sent.length = 0;
    });
    afterEach(async () => {
      expect(errors).toEqual([]);
      await context?.close();
    });
    afterAll(async () => {
      await browser?.close();
    });
    tests();
  });
}

/** The color scheme of a page. */
export type Colors = "light" | "dark";

/** The key that a reader types. */
export const key = "secret-key-of-a-reader-1234";

/** The page of the current test. */
export let page: Page;
export let context: BrowserContext;
/** The network requests that the page tried to send. */
export const sent: { url: string; authorization: string | undefined }[] = [];
/** The site's files that the page loaded. */
export const loaded: string[] = [];

/** Adds the messages of a page's console to {@link errors}. */
function watchErrors(watched: Page): void {
  watched.on("pageerror", (error) => errors.push(error.message));
  watched.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
}

/** Returns the URL of one of the site's files, with the fragment unchanged. */
export function address(file: string): string {
  const [path = "", ...hash] = file.split("#");
  return pathToFileURL(join(site, path)).href + hash.map((part) => `#${part}`).join("");
}

interface Window {
  readonly width?: number;
  readonly colors?: Colors;
  readonly javaScriptEnabled?: boolean;
  /** Whether the window has a touch screen instead of a mouse. */
  readonly touch?: boolean;
}

/** Opens one of the site's files in a browser without stored data. Requests do not leave the machine. */
export async function open(
  file: string,
  { width = 1440, colors = "light", javaScriptEnabled = true, touch = false }: Window = {},
) {
  await context?.close();
  const height = width < 500 ? 844 : 900;
  context = await browser.newContext({
    colorScheme: colors,
    viewport: { width, height },
    javaScriptEnabled,
    isMobile: touch,
    hasTouch: touch,
  });
  page = await context.newPage();
  loaded.length = 0;
  page.on("request", (request) => loaded.push(request.url()));
  watchErrors(page);
  await context.route(/^(https?|wss?):/, async (route) => {
    sent.push({ url: route.request().url(), authorization: (await route.request().allHeaders()).authorization });
    const cors = { "access-control-allow-origin": "*" };
    if (route.request().url().endsWith("/info")) {
      await route.fulfill({ status: 401, json: { message: `Unknown key ${key}` }, headers: cors });
    } else await route.fulfill({ json: [{ id: 1, name: "A real venue" }], headers: cors });
  });
  await page.goto(address(file));
}

/** Returns an element's text on one line. */
export async function textOf(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? "").replace(/\s+/g, " ").trim();
}

/** Clicks the button that opens the form on an operation's page. Returns the form after its first call. */
export async function openForm(): Promise<Locator> {
  await page.getByRole("button", { name: "Run with sample data" }).click();
  const form = page.locator(".form-panel");
  await outcomeOf(form);
  return form;
}

/** Waits for the running call, and returns the line with its outcome. */
export async function outcomeOf(form: Locator): Promise<string> {
  const line = form.getByRole("status");
  await line.filter({ hasNotText: /^(Calling…)?$/ }).waitFor({ timeout: 30_000 });
  return textOf(line);
}

/** Writes a screenshot of the page. */
export async function shoot(name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`) });
}
