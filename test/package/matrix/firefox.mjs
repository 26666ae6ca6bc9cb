import { createRequire } from "node:module";

// Runs in its own process. Opens a page in a headless Firefox, by WebDriver BiDi, and prints what it shows as JSON. playwright-core drives only
// builds of its own, or a Firefox that is newer than Debian's.
const [, , modules, executablePath, url, timeout] = process.argv;
const { default: puppeteer } = await import(createRequire(`${modules}/`).resolve("puppeteer-core"));
const limits = { timeout: Number(timeout), protocolTimeout: Number(timeout) };
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, ...limits });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(Number(timeout));
  const problems = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(url);
  // consumer/page.js writes it last.
  const element = await page.waitForSelector("#report");
  const report = await element.evaluate(({ textContent }) => textContent);
  const text = await page.$eval("#game", ({ textContent }) => textContent);
  console.log(JSON.stringify({ version: await browser.version(), text, report, problems }));
} finally {
  await browser.close();
}
