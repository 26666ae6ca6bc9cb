import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { operations, serverUrl } from "../../../generated/operations.js";
import { words } from "../../../generated/words.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { checkQuery, isPath } from "../../../src/query/check.js";
import type { Path } from "../../../src/types.js";
import { root } from "../../scripts/run.js";
import { buildSite, findChromium } from "./site.js";

const executablePath = findChromium();
if (executablePath === undefined) {
  console.log("Chromium is not installed: the playground is not tried in a browser (apt-get install chromium).");
}
const screenshots = process.env.SCREENSHOTS ?? join(root, "screenshots");
const axe = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");
const key = "secret-key-of-a-reader-1234";
const all = operationsOf(readDocument());

let site: Awaited<ReturnType<typeof buildSite>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let sent: { url: string; authorization: string | undefined }[];
let errors: string[];

function pathOf(path: string): Path {
  if (!isPath(path)) throw new Error(`${path} is no path of the document`);
  return path;
}

/** Opens the page at an operation, in a browser that stores nothing from before. No request leaves the machine. */
async function openPage(operationId: string, width = 1440): Promise<Locator> {
  context = await browser.newContext({ colorScheme: "light", viewport: { width, height: 1000 } });
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  await context.route(/^(https?|wss?):/, async (route) => {
    sent.push({ url: route.request().url(), authorization: (await route.request().allHeaders()).authorization });
    const cors = { "access-control-allow-origin": "*" };
    if (route.request().url().endsWith("/info")) {
      await route.fulfill({ status: 401, json: { message: `Unknown key ${key}` }, headers: cors });
    } else await route.fulfill({ json: [{ id: 1, name: "A real venue" }], headers: cors });
  });
  await page.goto(`${pathToFileURL(join(site.folder, "index.html")).href}`);
  // Redoc draws its own name only once it runs: before that anchors do nothing.
  await page.getByAltText("redocly logo").waitFor({ state: "attached" });
  return goTo(operationId);
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? "";
}

/** Shows an operation, and returns its playground, which is closed unless it was opened before. */
async function goTo(operationId: string): Promise<Locator> {
  const operation = all.find((each) => each.operationId === operationId);
  const anchor = `${operation?.tags[0]}/${operationId}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, anchor);
  const playground = page.locator(`[data-section-id="/${anchor}" i] details.playground`);
  await playground.waitFor({ timeout: 5_000 });
  return playground;
}

/** Opens a playground and reaches its button with the keyboard alone. */
async function openByKeyboard(playground: Locator): Promise<void> {
  await playground.locator("summary").focus();
  await page.keyboard.press("Enter");
  await playground.locator("form").waitFor();
  const fields = await playground.locator("form :is(input, select)").count();
  for (let tabs = 0; tabs <= fields; tabs++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
}

/** Empties the fields of the parameters. */
async function clear(playground: Locator): Promise<void> {
  const parameters = playground.getByRole("group", { name: "Parameters" });
  for (const input of await parameters.locator("input").all()) await input.fill("");
  for (const select of await parameters.locator("select").all()) await select.selectOption("");
}

/** The line with the outcome of the call that is running. */
async function outcomeOf(playground: Locator): Promise<string> {
  const line = playground.getByRole("status");
  await line.filter({ hasNotText: /^(Calling…)?$/ }).waitFor({ timeout: 10_000 });
  return (await textOf(line)).replace(/\s+/g, " ");
}

async function shoot(playground: Locator, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await playground.evaluate((element) => element.scrollIntoView());
  await page.screenshot({ path: join(screenshots, `${name}.png`) });
}

(executablePath === undefined ? describe.skip : describe)("the playground in a browser", () => {
  beforeAll(async () => {
    site = await buildSite();
    const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
    browser = await chromium.launch({
      executablePath: executablePath ?? "",
      args: ["--no-sandbox", "--disable-gpu", ...quiet],
    });
  }, 60_000);

  beforeEach(() => {
    sent = [];
    errors = [];
  });

  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    site?.remove();
  });

  test("the form of every operation runs by keyboard alone, and nothing leaves the page without a key", async () => {
    await openPage("getGames");
    const outcomes = new Map<string, string>();
    for (const { operationId, path } of all) {
      const playground = await goTo(operationId);
      await openByKeyboard(playground);
      await page.keyboard.press("Enter");
      const outcome = await outcomeOf(playground);
      const tables = await playground.locator("table").count();
      const complete = /^Status 200\. .*Sample data: measures are made up\.$/.test(outcome) && tables > 0;
      outcomes.set(operationId, complete ? "responds" : `${path}: ${outcome}`);
    }
    expect([...outcomes.values()].filter((outcome) => outcome !== "responds")).toEqual([]);
    expect(outcomes.size).toBe(85);
    expect(sent).toEqual([]);
  }, 240_000);

  test("an empty form shows the sentence of each rule that it breaks, and sends nothing even with a key", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await playground.getByLabel("Your API key").fill(key);
    const wrong: string[] = [];
    let broken = 0;
    for (const { operationId, path: text } of all) {
      const path = pathOf(text);
      const faults = checkQuery(operations[path], {});
      if (faults.length === 0) continue;
      broken++;
      const form = await goTo(operationId);
      if ((await form.getAttribute("open")) === null) await form.locator("summary").click();
      await form.locator("form").waitFor();
      await clear(form);
      await form.getByRole("button", { name: "Run" }).click();
      const outcome = await outcomeOf(form);
      const sentences = faults.map((fault) =>
        "rule" in fault ? words[path].rules?.[fault.rule] : `\`${fault.name}\` must be given.`,
      );
      const missing = sentences.filter((each) => each === undefined || !outcome.includes(each.replaceAll("`", "")));
      const marked = await form.locator("[aria-invalid=true]").count();
      if (missing.length > 0 || marked === 0 || !outcome.startsWith("Nothing was sent."))
        wrong.push(`${text}: ${outcome}`);
    }
    expect(wrong).toEqual([]);
    expect(broken).toBeGreaterThan(30);
    expect(sent).toEqual([]);
  }, 180_000);

  test("with a key the service responds, the key goes to its address only, and it is stored nowhere", async () => {
    const playground = await openPage("getVenues");
    await openByKeyboard(playground);
    const field = playground.getByLabel("Your API key");
    await field.pressSequentially(key);
    expect(await textOf(playground.locator(".playground-source"))).toBe(
      `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`,
    );
    await page.keyboard.press("Enter");
    const outcome = await outcomeOf(playground);
    expect(outcome).toBe("Status 200. 1 row. Cost: one call of your quota. Data of the real service.");
    expect(await textOf(playground.locator("table"))).toContain("A real venue");
    expect(sent).toEqual([{ url: `${serverUrl}/venues`, authorization: `Bearer ${key}` }]);
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        // By index: `Object.entries` leaves out names of methods, such as "key".
        ...[localStorage, sessionStorage].flatMap((storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "")),
        ),
        document.cookie,
        location.href,
        history.state,
        document.documentElement.outerHTML,
        // A page without a secure address has neither of the two.
        await globalThis.caches?.keys(),
        await globalThis.indexedDB?.databases(),
      ]),
    );
    expect(stored).not.toContain(key);
    expect(JSON.stringify(await context.cookies())).not.toContain(key);
    expect({
      name: await field.getAttribute("name"),
      autocomplete: await field.getAttribute("autocomplete"),
      type: await field.getAttribute("type"),
    }).toEqual({ name: null, autocomplete: "off", type: "text" });
    await shoot(playground, "playground-key-1440");

    await page.reload();
    const reloaded = await goTo("getVenues");
    await openByKeyboard(reloaded);
    expect(await reloaded.getByLabel("Your API key").inputValue()).toBe("");
    await page.keyboard.press("Enter");
    expect(await outcomeOf(reloaded)).toContain("Sample data");
    expect(sent).toHaveLength(1);
  }, 60_000);

  test("a failure of the service shows its status and its message, without the key", async () => {
    const playground = await openPage("getUserInfo");
    await openByKeyboard(playground);
    await playground.getByLabel("Your API key").fill(key);
    await playground.getByRole("button", { name: "Run" }).click();
    const outcome = await outcomeOf(playground);
    expect(outcome).toContain('Status 401. /info (getUserInfo): 401 "Unknown key [key]".');
    expect(await page.content()).not.toContain(key);
    // The browser itself reports a failed request.
    expect(errors.filter((error) => !error.includes("status of 401"))).toEqual([]);
    errors = [];
  }, 60_000);

  test("all forms share the key, and an empty key leads back to the sample service", async () => {
    const venues = await openPage("getVenues");
    await openByKeyboard(venues);
    await venues.getByLabel("Your API key").fill(key);
    const games = await goTo("getGames");
    await openByKeyboard(games);
    expect(await games.getByLabel("Your API key").inputValue()).toBe(key);
    await games.getByLabel("Your API key").fill("");
    await games.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(games)).toContain("Sample data");
    expect(sent).toEqual([]);
  }, 60_000);

  test("the page's policy stops a request to any other address", async () => {
    await openPage("getVenues");
    const blocked = await page.evaluate(() => fetch("https://example.com/").then(String, String));
    expect(blocked).toContain("TypeError");
    expect(sent).toEqual([]);
    expect(errors.join()).toContain("connect-src https://api.collegefootballdata.com");
    errors = [];
  }, 30_000);

  test("the code and the cost follow the fields while they change", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    const code = playground.getByRole("region", { name: "Code" });
    const cost = playground.locator(".playground-cost");
    await clear(playground);
    await playground.getByLabel("year").fill("2024");
    await playground.getByLabel("team", { exact: true }).fill("Notre Dame");
    expect(await textOf(code)).toContain('cfb.get("/games", { year: 2024, team: "Notre Dame" })');
    await playground.getByLabel("cfb").check();
    await playground.getByLabel("seasonType").selectOption("postseason");
    expect(await textOf(code)).toBe('cfb get /games year=2024 seasonType=postseason team="Notre Dame"');
    await playground.getByLabel("curl").check();
    expect(await textOf(code)).toContain('--data-urlencode "team=Notre Dame"');
    expect(await textOf(cost)).toBe("Cost: none here, one call of your quota with a key.");
    await playground.getByLabel("year").fill("20x4");
    await cost.filter({ hasText: 'year takes a number, not "20x4"' }).waitFor();
    await playground.getByLabel("year").fill("2024");
    await playground.getByRole("button", { name: "Run" }).click();
    expect(await outcomeOf(playground)).toContain("Cost: none here");
    await cost.filter({ hasText: "Cost: none, from the cache." }).waitFor();
  }, 60_000);

  test("the data shows as the default columns, as all columns and as JSON", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await page.keyboard.press("Enter");
    await outcomeOf(playground);
    const heads = () => playground.locator("thead th").allInnerTexts();
    expect((await heads()).slice(0, 4)).toEqual(["homeTeam", "homePoints", "awayTeam", "awayPoints"]);
    await playground.getByLabel("All columns").check();
    expect(await heads()).toContain("homeLineScores");
    await playground.getByLabel("JSON").check();
    const rows: unknown = JSON.parse(await textOf(playground.getByRole("region", { name: "JSON" })));
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ homeTeam: expect.any(String) })]));
  }, 60_000);

  test("the keyboard leaves the form, and the link of the operation still works", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await page.keyboard.press("Enter");
    await outcomeOf(playground);
    const inside = () => playground.evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; (await inside()) && tabs < 10; tabs++) await page.keyboard.press("Tab");
    expect(await inside()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    expect(await inside()).toBe(true);
    expect(page.url()).toMatch(/#\/?games\/getgames$/i);
  }, 60_000);

  test("what was typed stays when the reader comes back from another operation", async () => {
    const playground = await openPage("getGames");
    await openByKeyboard(playground);
    await playground.getByLabel("team", { exact: true }).fill("Oregon");
    await goTo("getUserInfo");
    const again = await goTo("getGames");
    if ((await again.getAttribute("open")) === null) await again.locator("summary").click();
    expect(await again.getByLabel("team", { exact: true }).inputValue()).toBe("Oregon");
  }, 60_000);

  test.each([390, 1440])(
    "axe finds nothing serious on an open playground at %i px, and nothing is wider than the window",
    async (width) => {
      for (const operationId of ["getGames", "getAdvancedBoxScore"]) {
        const playground = await openPage(operationId, width);
        await playground.locator("summary").click();
        await playground.getByRole("button", { name: "Run" }).click();
        await outcomeOf(playground);
        const found =
          await page.evaluate(`${axe}; axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
          violations.filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 150)).join(" ")))`);
        expect(found).toEqual([]);
        const wide = await playground.locator("*").evaluateAll((elements) =>
          elements
            .filter((element) => element.closest(".playground-scroll") === null)
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map((element) => element.outerHTML.slice(0, 100)),
        );
        expect(wide).toEqual([]);
        await shoot(playground, `playground-${operationId}-${width}`);
        await context.close();
      }
    },
    60_000,
  );
});
