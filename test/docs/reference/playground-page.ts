import type { BrowserContext, Locator, Page } from "playwright-core";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { fillFields } from "./operation-facts.js";
import { browser, type Colors, describeInBrowser, errors, load, shootPage, watchErrors } from "./site-browser.js";

export { errors } from "./site-browser.js";

export const key = "secret-key-of-a-reader-1234";
export const all = operationsOf(readDocument());

/** The page of the test that runs. */
export let page: Page;
export let context: BrowserContext;
/** The requests that it wanted to send. */
export const sent: { url: string; authorization: string | undefined }[] = [];

/** Describes tests of the playground. The console of their pages has no errors. */
export function describePlayground(name: string, tests: () => void): void {
  describeInBrowser(name, () => {
    beforeEach(() => {
      sent.length = 0;
    });
    afterEach(() => {
      expect(errors).toEqual([]);
    });
    tests();
  });
}

/** The window of the page that is open. */
let shown = "";

/** Opens the page at an operation, in a browser that stores nothing from before. No request leaves the machine. */
export async function openPage(operationId: string, width = 1440, colorScheme: Colors = "light"): Promise<Locator> {
  if (shown !== "") await context.close();
  shown = `${width} ${colorScheme}`;
  context = await browser.newContext({ colorScheme, viewport: { width, height: 1000 } });
  page = await context.newPage();
  watchErrors(page);
  await context.route(/^(https?|wss?):/, async (route) => {
    sent.push({ url: route.request().url(), authorization: (await route.request().allHeaders()).authorization });
    const cors = { "access-control-allow-origin": "*" };
    if (route.request().url().endsWith("/info")) {
      await route.fulfill({ status: 401, json: { message: `Unknown key ${key}` }, headers: cors });
    } else await route.fulfill({ json: [{ id: 1, name: "A real venue" }], headers: cors });
  });
  await load(page, "index.html");
  return goTo(operationId);
}

/** Shows an operation in the open page if its window has this size and these colors; otherwise opens a page. Each test that does so uses its own form. */
export async function showPage(operationId: string, width = 1440, colorScheme: Colors = "light"): Promise<Locator> {
  return shown === `${width} ${colorScheme}` ? goTo(operationId) : openPage(operationId, width, colorScheme);
}

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? "";
}

/** Shows an operation, and returns its playground, which is closed unless it was opened before. */
export async function goTo(operationId: string): Promise<Locator> {
  const operation = all.find((each) => each.operationId === operationId);
  const anchor = `${operation?.tags[0]}/${operationId}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, anchor);
  const playground = page.locator(`[data-section-id="/${anchor}" i] details.playground`);
  await playground.waitFor({ timeout: 30_000 });
  return playground;
}

/** Opens a playground, unless it is open, and reaches its button with the keyboard alone. */
export async function openByKeyboard(playground: Locator): Promise<void> {
  await playground.locator("summary").focus();
  if ((await playground.getAttribute("open")) === null) await page.keyboard.press("Enter");
  await playground.locator("form").waitFor();
  const fields = await playground.locator("form :is(input, select)").count();
  for (let tabs = 0; tabs <= fields; tabs++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
}

/** Empties the fields of the parameters, all at once. */
export async function clear(playground: Locator): Promise<void> {
  await playground.getByRole("group", { name: "Parameters" }).locator("input, select").evaluateAll(fillFields, "");
}

/** The line with the outcome of the call that is running. */
export async function outcomeOf(playground: Locator): Promise<string> {
  const line = playground.getByRole("status");
  await line.filter({ hasNotText: /^(Calling…)?$/ }).waitFor({ timeout: 30_000 });
  return (await textOf(line)).replace(/\s+/g, " ");
}

export async function shoot(playground: Locator, name: string): Promise<void> {
  await playground.evaluate((element) => element.scrollIntoView());
  await shootPage(page, name);
}
