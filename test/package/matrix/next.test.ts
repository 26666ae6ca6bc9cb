import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { run } from "../../scripts/run.js";
import { findChromium } from "../../support/browsers.js";
import { filesBelow } from "../installed.js";
import { installExample, screenshots } from "./example.js";

const key = "secret-key-of-the-server-5678";
const next = "node_modules/next/dist/bin/next";
/** No key, so that the sample service responds. */
const env = { CFB_API_KEY: "", NEXT_TELEMETRY_DISABLED: "1" };
let folder: string;
let browser: Browser;
let server: ChildProcess | undefined;

/** Starts the server of the example, and returns its address. */
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
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox", "--disable-gpu"] });
}, 600_000);

afterAll(async () => {
  server?.kill();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the scoreboard's own tests pass, and it is built, with the key in no file that a browser gets", async () => {
  const jest = await run(process.execPath, ["node_modules/jest/bin/jest.js"], { cwd: folder, env });
  expect({ code: jest.code, passed: /Tests: +\d+ passed, \d+ total/.test(jest.stderr) }).toEqual({
    code: 0,
    passed: true,
  });
  const built = await run(process.execPath, [next, "build"], { cwd: folder, env: { ...env, CFB_API_KEY: key } });
  if (built.code !== 0) throw new Error(built.stdout + built.stderr);
  const files = filesBelow(join(folder, ".next"));
  expect(files.filter((name) => name.startsWith("static/")).length).toBeGreaterThan(5);
  expect(files.filter((name) => readFileSync(join(folder, ".next", name), "utf8").includes(key))).toEqual([]);
}, 600_000);

test("in a browser it shows the games and the plays of one, and follows them, by its own route alone", async () => {
  const address = await start();
  const requests: string[] = [];
  mkdirSync(screenshots, { recursive: true });
  for (const [width, colorScheme] of [
    [1400, "light"],
    [1400, "dark"],
    [390, "light"],
    [390, "dark"],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(address);
    const live = page.locator(".game.live").first();
    await live.getByRole("button", { name: "Show the plays" }).click();
    await live.locator("ol li").first().waitFor();
    expect(await page.locator(".problem").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 1400 && colorScheme === "light") {
      const before = await live.locator(".state").innerText();
      await page.waitForFunction(
        ([text]) => document.querySelector(".game.live .state")?.textContent !== text,
        [before],
        { timeout: 60_000 },
      );
    }
    await page.screenshot({ path: join(screenshots, `scoreboard-${width}-${colorScheme}.png`) });
    await page.close();
  }
  expect(requests.filter((url) => url.includes("/api/cfb/")).length).toBeGreaterThan(4);
  expect(requests.filter((url) => !url.startsWith(`${address}/`))).toEqual([]);
}, 300_000);
