import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { run } from "../../scripts/run.js";
import { findChromium } from "../../support/browsers.js";
import { installExample, screenshots } from "./example.js";

let folder: string;
/** Without a key, the sample service responds. */
const env = { CFB_API_KEY: "" };

beforeAll(async () => {
  folder = await installExample("season");
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the example exports a season, joins it in DuckDB, and prints and draws the result", async () => {
  const { code, stdout, stderr } = await run(process.execPath, ["season.mjs", "2025"], { cwd: folder, env });
  if (code !== 0) throw new Error(stdout + stderr);
  // The champion won all of its 16 games.
  expect(stdout).toMatch(/'Indiana' +│ 16 +│ 16 +│/);
  const svg = readFileSync(join(folder, "sample-2025.svg"), "utf8");
  expect([...svg.matchAll(/text-anchor="end">([^<]+)</g)].map(([, team]) => team)).toEqual(
    expect.arrayContaining(["Indiana", "Ohio State", "Oregon"]),
  );
  expect(existsSync(join(folder, "sample-2025/schema.sql"))).toBe(true);
});

test("all of the chart's text fits in a browser window", async () => {
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
    await page.goto(pathToFileURL(join(folder, "sample-2025.svg")).href);
    const outside = await page.evaluate(() => {
      const { right, bottom } = document.documentElement.getBoundingClientRect();
      return [...document.querySelectorAll("text")]
        .filter((text) => text.getBoundingClientRect().right > right || text.getBoundingClientRect().bottom > bottom)
        .map((text) => text.textContent);
    });
    expect(outside).toEqual([]);
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: join(screenshots, "season.png") });
  } finally {
    await browser.close();
  }
});
