import { createRequire } from "node:module";

// Runs in a separate process. Uses the reference's pages from a folder in a headless Firefox with WebDriver BiDi, and prints what it saw as
// JSON.
const [, , modules, executablePath, site, timeout] = process.argv;
const { default: puppeteer } = await import(createRequire(`${modules}/`).resolve("puppeteer-core"));
const limits = { timeout: Number(timeout), protocolTimeout: Number(timeout) };
const firefox = { browser: "firefox", executablePath, headless: true, ...limits };
const browser = await puppeteer.launch(firefox);
const seen = {};
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(Number(timeout));
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  const spot = () => page.url().slice(site.length);

  await page.goto(`${site}index.html#games/getGames`);
  await page.waitForSelector("#parameter-year");
  seen.oldAddress = spot();

  await page.goto(`${site}operations/getGames.html#?year=2024&team=Texas`);
  await page.waitForSelector(".form-panel");
  await page.evaluate(() => document.querySelector(".form-run button").click());
  await page.waitForFunction(() => /Status/.test(document.querySelector(".form-line").textContent));
  seen.outcome = await page.$eval(".form-line", ({ textContent }) => textContent);

  await page.keyboard.down("Control");
  await page.keyboard.press("k");
  await page.keyboard.up("Control");
  await page.waitForSelector("dialog[open] input");
  await page.type("dialog input", "spread open");
  await page.waitForSelector(".hits a");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#field-lines.spreadOpen");
  seen.found = spot();

  const inBlock = "field-teams.passing.offense.locations.short-left.attempts";
  await page.goto(`${site}operations/getAdvancedBoxScore.html#${inBlock}`);
  seen.unfolded = await page
    .waitForFunction((id) => document.getElementById(id).getClientRects().length > 0, {}, inBlock)
    .then(() => true);

  seen.problems = [...problems];
  seen.blocked = await page.evaluate(() => fetch("https://example.com/").then(String, String));

  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`${site}operations/getLines.html`);
  seen.wide = await page.$eval("html", ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

  // A print includes folded blocks, so it is as large as a print with every block open.
  await page.goto(`${site}operations/getAdvancedBoxScore.html`);
  const printed = async () => (await page.pdf({ timeout: Number(timeout) })).length;
  const folded = await printed();
  await page.evaluate(() => {
    for (const block of document.querySelectorAll("details")) block.open = true;
  });
  seen.printed = folded / (await printed());
} finally {
  await browser.close();
}

const still = await puppeteer.launch({ ...firefox, extraPrefsFirefox: { "javascript.enabled": false } });
try {
  const page = await still.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${site}operations/getLines.html`);
  seen.withoutScripts = await page.evaluate(() => {
    const isShown = (selector) => document.querySelector(selector).getClientRects().length > 0;
    return {
      shown: ["#parameters", "#example", ".response pre", "#response", "#details", "#statuses", ".menu a"].filter(
        isShown,
      ),
      buttons: [...document.querySelectorAll("button")].filter((button) => button.getClientRects().length > 0).length,
      says: document.querySelector(".run noscript").textContent,
    };
  });
  console.log(JSON.stringify(seen));
} finally {
  await still.close();
}
