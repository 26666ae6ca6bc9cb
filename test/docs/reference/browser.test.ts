import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ruleSentences } from "../../../scripts/generate/rule-words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { axeFindings, serious } from "../../support/axe.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { address, browser, describeInBrowser, errors, load, shootPage, site, watchErrors } from "./site-browser.js";
import { unreadable } from "./unreadable.js";

const operations = operationsOf(readDocument());

let page: Page;
let requests: string[] = [];

/** Loads a page, also where only the fragment changes. */
async function open(file: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  await page.goto("about:blank");
  await load(page, file);
}

/** The section of an operation, once it is on the page. */
function section(operation: { tags: string[]; operationId: string }) {
  return page.locator(`[data-section-id="/${operation.tags[0]}/${operation.operationId}" i]`);
}

describeInBrowser("the reference in a browser", () => {
  beforeAll(async () => {
    const context = await browser.newContext({ colorScheme: "light" });
    await context.setOffline(true);
    page = await context.newPage();
    page.on("request", (request) => requests.push(request.url()));
    watchErrors(page);
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
    await open("index.html");
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

  test("the anchor of every operation opens its section, with rules, cost, sample and response in view", async () => {
    await open("index.html");
    const wrong: string[] = [];
    for (const operation of operations) {
      const { tags, operationId, path } = operation;
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${tags[0]}/${operationId}`);
      const own = section(operation);
      await own.getByRole("heading", { name: operation.summary }).first().waitFor();
      const cost = operation["x-metered"] === false ? "Not metered" : "Costs one call of the monthly quota (observed).";
      const rules = ruleSentences(operation).map((rule) => rule.replaceAll("`", ""));
      const sample = `cfb.get("${path}"`;
      const needed = [
        ...rules,
        cost,
        sample,
        "curl --fail-with-body",
        "requests.get(",
        `cfb get ${path}`,
        "from the sample world",
      ];
      // The text and the samples follow the heading, and the page may draw the section again. What does not appear within 5 s is reported.
      let missing = needed;
      let responses = 0;
      for (let reads = 0; reads < 100 && (missing.length > 0 || responses === 0); reads++) {
        if (reads > 0) await page.waitForTimeout(50);
        const text = (await own.allInnerTexts()).join(" ").replace(/\s+/g, " ");
        missing = needed.filter((part) => !text.replace(/ ([.,])/g, "$1").includes(part));
        responses = await own.locator(".panel-response-samples").getByText(/["[{]/).count();
      }
      const heading = await own.getByRole("heading").first().boundingBox();
      if (heading === null || heading.y < 0 || heading.y > 900) wrong.push(`${operationId} is not in view`);
      if (responses === 0) wrong.push(`${operationId} shows no response`);
      wrong.push(...missing.map((part) => `${operationId} does not say ${part}`));
    }
    expect(wrong).toEqual([]);
    expectQuiet();
  });

  test("every link of the reference leads to an anchor in it, to a file beside it, or to the service", async () => {
    await open("index.html");
    await page.getByRole("heading", { name: "Start here" }).waitFor();
    const links = await page
      .locator("a[href]")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(30);
    const fragments = [...new Set(links.filter((link) => link.startsWith("#")))];
    for (const fragment of fragments) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      const id = fragment.replace(/^#\/?/, "").toLowerCase();
      if (id !== "") await page.locator(`[id="${id}" i]`).first().waitFor({ state: "attached", timeout: 5_000 });
    }
    for (const link of links.filter((one) => !/^(#|https:)/.test(one))) readFileSync(join(site.folder, link));
    const hosts = new Set(links.filter((link) => link.startsWith("https:")).map((link) => new URL(link).host));
    expect([...hosts].sort()).toEqual(["collegefootballdata.com", "redocly.com"]);
    expectQuiet();
  });

  test.each([390, 1440])("everything fits and can be read at %i px", async (width) => {
    for (const [name, file, text] of [
      ["start", "index.html#section/start-here", "Get a key"],
      ["operation", "index.html#games/getGames", "Lists games, one row per game"],
      ["observed", "observed.html", "Specified and observed"],
    ] as const) {
      await open(file, width);
      await page.getByText(text).first().waitFor();
      expect({ name, ...(await page.evaluate(unreadable)) }).toEqual({ name, wide: [], small: [] });
      await shootPage(page, `${name}-${width}`);
    }
    expectQuiet();
  });

  const files = ["index.html#section/start-here", "index.html#games/getGames", "observed.html"];
  test.each(files.flatMap((file) => [[file, "light"] as const, [file, "dark"] as const]))(
    "axe finds nothing serious on %s in %s colors",
    async (file, colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await open(file);
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
    const html = readFileSync(join(site.folder, "index.html"), "utf8");
    await withServer(respondWith(200, html, { "content-type": "text/html; charset=utf-8" }), async (url) => {
      const online = await browser.newPage();
      await online.goto(`${url}/docs/#games/getGames`);
      await online.getByText("Lists games, one row per game").first().waitFor();
      expect(online.url()).toMatch(/\/docs\/#\/?games\/getgames$/i);
      await online.close();
    });
  });
});
