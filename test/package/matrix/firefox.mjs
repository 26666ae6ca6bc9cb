import { createRequire } from "node:module";

// Runs in a separate process. Opens a page in a headless Firefox with WebDriver BiDi, and prints what the page shows as JSON. playwright-core
// can only drive its own builds, or a newer Firefox than Debian's.
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
  // consumer/page.js writes this last.
  const element = await page.waitForSelector("#report");
  const report = await element.evaluate(({ textContent }) => textContent);
  const text = await page.$eval("#game", ({ textContent }) => textContent);
  console.log(JSON.stringify({ version: await browser.version(), text, report, problems }));
} finally {
  await browser.close();
}
