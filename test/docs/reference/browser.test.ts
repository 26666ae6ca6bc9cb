import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { axeFindings, serious } from "../../support/axe.js";
import { respondWith, withServer } from "../../support/http-server.js";
import {
  address,
  browser,
  type Colors,
  describeInBrowser,
  errors,
  load,
  shootPage,
  site,
  watchErrors,
} from "./site-browser.js";
import { unreadable } from "./unreadable.js";

const operations = operationsOf(readDocument());

let context: BrowserContext;
let page: Page;
let requests: string[] = [];
const pages = new Map<string, Page>();

/** Shows a file of the site, in the page that this file has in a window of this width and in these colors. */
async function open(file: string, width = 1440, colorScheme: Colors = "light"): Promise<void> {
  const name = [file.split("#")[0], width, colorScheme].join(" ");
  const known = pages.get(name);
  page = known ?? (await context.newPage());
  pages.set(name, page);
  if (known !== undefined) {
    await page.mouse.move(0, 0);
    await page.goto(address(file));
    return;
  }
  page.on("request", (request) => requests.push(request.url()));
  watchErrors(page);
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ colorScheme });
  await load(page, file);
}

/** The section of an operation, once it is on the page. */
function section(operation: { tags: string[]; operationId: string }) {
  return page.locator(`[data-section-id="/${operation.tags[0]}/${operation.operationId}" i]`);
}

describeInBrowser("the reference in a browser", () => {
  beforeAll(async () => {
    context = await browser.newContext();
    await context.setOffline(true);
  });

  beforeEach(() => {
    requests = [];
  });

  /** Only files of the site were requested, and nothing failed. */
  function expectQuiet(): void {
    const outside = requests.filter((url) => !/^(about|data|blob):/.test(url) && !url.startsWith(address("")));
    expect(outside).toEqual([]);
    expect(errors).toEqual([]);
  }

  test("it opens from a file without a network, with Start here before the operations", async () => {
    await open("index.html");
    await page.getByRole("heading", { name: "Start here" }).waitFor();
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings.indexOf("Start here")).toBe(0);
    await shootPage(page, "start-1440");
    expectQuiet();
  });

  test("search finds havoc and opens its operation", async () => {
    await open("index.html#section/start-here");
    await page.keyboard.press("Control+k");
    await page
      .getByPlaceholder(/search/i)
      .last()
      .fill("havoc");
    await page.getByText("/stats/game/havoc").first().click();
    const operation = operations.find(({ operationId }) => operationId === "getGameHavoc");
    if (operation === undefined) throw new Error("there is no getGameHavoc");
    await section(operation).getByRole("heading", { name: operation.summary }).waitFor();
    expect(page.url()).toMatch(/#\/?stats\/getgamehavoc$/i);
    expectQuiet();
  });

  test("every link of the reference leads to an anchor in it, to a file beside it, or to the service", async () => {
    await open("index.html#section/start-here");
    await page.getByRole("heading", { name: "Start here" }).waitFor();
    const links = await page
      .locator("a[href]")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(30);
    const fragments = new Set(links.flatMap((link) => /^#\/?([^/].*)/.exec(link)?.[1] ?? []));
    // operations-browser.test.ts opens the anchors of operations.
    for (const { tags, operationId } of operations) fragments.delete(`${tags[0]}/${operationId}`);
    // The page draws some sections only when they are near.
    const far = await page.evaluate(
      (ids) => ids.filter((id) => document.querySelector(`[id="${id}" i]`) === null),
      [...fragments],
    );
    for (const id of far) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await page.locator(`[id="${id}" i]`).first().waitFor({ state: "attached", timeout: 5_000 });
    }
    for (const link of links.filter((one) => !/^(#|https:)/.test(one))) readFileSync(join(site, link));
    const hosts = new Set(links.filter((link) => link.startsWith("https:")).map((link) => new URL(link).host));
    expect([...hosts].sort()).toEqual(["collegefootballdata.com", "redocly.com"]);
    expectQuiet();
  });

  test.each([390, 1440])("everything fits and can be read at %i px", async (width) => {
    for (const [name, file, text] of [
      ["start", "index.html#section/start-here", "Get a key"],
      ["operation", "index.html#games/getGames", "Lists games, one row per game"],
      ["observed", "observed.html", "Specified and observed"],
      ["guide", "docs/many-processes.html", "Many processes"],
    ] as const) {
      await open(file, width);
      await page.getByText(text).first().waitFor();
      expect({ name, ...(await page.evaluate(unreadable)) }).toEqual({ name, wide: [], small: [] });
      await shootPage(page, `${name}-${width}`);
    }
    expectQuiet();
  });

  const files = ["index.html#section/start-here", "index.html#games/getGames", "observed.html", "docs/extensions.html"];
  test.each(files.flatMap((file) => [[file, "light"] as const, [file, "dark"] as const]))(
    "axe finds nothing serious on %s in %s colors",
    async (file, colorScheme) => {
      await open(file, 1440, colorScheme);
      await page.getByRole("heading").first().waitFor();
      const found = await axeFindings(page, serious);
      expect(found).toEqual([]);
    },
  );

  test("the table of observations shows the rows with every word of the filter", async () => {
    await open("observed.html");
    await page.getByLabel("Show rows with").fill("scoreboard null");
    const rows = await page.locator("#observations tbody tr:visible").allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/scoreboard/i.test(row) || !/null/i.test(row))).toEqual([]);
    expect(await page.getByRole("status").textContent()).toMatch(new RegExp(`^${rows.length} of \\d+ observations$`));
    expectQuiet();
  });

  test("it shows over HTTP, in a folder of a server", async () => {
    const html = readFileSync(join(site, "index.html"), "utf8");
    await withServer(respondWith(200, html, { "content-type": "text/html; charset=utf-8" }), async (url) => {
      const online = await browser.newPage();
      await online.goto(`${url}/docs/#games/getGames`);
      await online.getByText("Lists games, one row per game").first().waitFor();
      expect(online.url()).toMatch(/\/docs\/#\/?games\/getgames$/i);
      await online.close();
    });
  });
});
