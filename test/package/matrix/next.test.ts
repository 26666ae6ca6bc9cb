import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { run } from "../../scripts/run.js";
import { axeFindings } from "../../support/axe.js";
import { findChromium } from "../../support/browsers.js";
import { filesBelow } from "../installed.js";
import { installExample, screenshots } from "./example.js";

const key = "secret-key-of-the-server-5678";
const next = "node_modules/next/dist/bin/next";
/** With this key, the app uses the sample service. `NODE_ENV` replaces Jest's value, which Next.js does not know. */
const env = { CFB_API_KEY: "sample", NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" } as const;
let folder: string;
let browser: Browser;
let server: ChildProcess | undefined;
let address: string;

/** Starts the example's server, and returns its URL. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [next, "start", "--port", "0"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "pipe",
  });
  server = child;
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, port] = /http:\/\/localhost:([1-9]\d*)/.exec(printed) ?? [];
      if (port !== undefined && printed.includes("Ready")) resolve(`http://localhost:${port}`);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", (code) => reject(new Error(`next start ended with ${code}:\n${printed}`)));
  });
}

beforeAll(async () => {
  folder = await installExample("scoreboard");
  const built = await run(process.execPath, [next, "build"], { cwd: folder, env: { ...env, CFB_API_KEY: key } });
  if (built.code !== 0) throw new Error(built.stdout + built.stderr);
  address = await start();
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox", "--disable-gpu"] });
}, 600_000);

afterAll(async () => {
  server?.kill();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the example's tests pass", async () => {
  const { code, stderr } = await run(process.execPath, ["node_modules/jest/bin/jest.js"], { cwd: folder, env });
  if (code !== 0) throw new Error(stderr);
  expect(stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
}, 120_000);

test("a build with a key in its environment does not write the key to any file", () => {
  const files = filesBelow(join(folder, ".next"));
  expect(files.filter((name) => name.startsWith("static/")).length).toBeGreaterThan(5);
  expect(files.filter((name) => readFileSync(join(folder, ".next", name), "utf8").includes(key))).toEqual([]);
});

test("the page shows games and one game's plays at two widths and in both themes, passes axe, and does not call other hosts", async () => {
  mkdirSync(screenshots, { recursive: true });
  for (const width of [1400, 390]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      const seen: string[] = [];
      page.on("request", (request) => seen.push(request.url()));
      page.on("console", (message) => seen.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => seen.push(error.message));
      await page.goto(address);
      const live = page.locator(".game.live").first();
      await live.getByRole("button", { name: "Show the plays" }).click();
      await live.locator("ol li").first().waitFor();
      expect(await page.locator(".game").count()).toBeGreaterThan(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      expect(seen.filter((text) => text.startsWith(`${address}/api/cfb/`)).length).toBeGreaterThan(1);
      expect(seen.filter((text) => !text.startsWith(`${address}/`))).toEqual([]);
      await page.screenshot({ path: join(screenshots, `scoreboard-${width}-${colorScheme}.png`) });
      await page.close();
    }
  }
}, 300_000);

test("an open page shows a changed game and a new play", async () => {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator(".game.live button").first().click();
  for (const selector of [".game.live .state", ".plays li"]) {
    const before = await page.locator(selector).first().innerText();
    await page.waitForFunction(
      ([where = "", text]) => document.querySelector(where)?.textContent !== text,
      [selector, before],
    );
  }
  await page.close();
}, 120_000);
