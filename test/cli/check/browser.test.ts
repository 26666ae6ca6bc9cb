import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { recordings } from "../../../src/sample/recordings.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";

const executablePath = "/usr/bin/chromium";
const there = existsSync(executablePath);
if (!there)
  process.stdout.write(`No ${executablePath}: no HAR of a real browser is checked. apt-get install chromium\n`);

const cfb = builtCfb();

/** What the page asks: what every recording asked, a 400 and a 401 among it, and a path that is none. */
const addresses = [
  ...recordings.map(({ request: { path, query } }) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${path}?${asked}`;
  }),
  "/gamez",
];

const page = `<!doctype html><title>Games</title><script>
const ask = (address) => fetch(address, { headers: { Authorization: "Bearer any" } }).then((answer) => answer.text());
(async () => {
  for (const address of ${JSON.stringify(addresses)}) await ask(address);
  await fetch("/games?year=2024").then((answer) => answer.text());
  document.title = "done";
})();
</script>`;

const service = toNodeListener(createSampleService());

const listener: RequestListener = (incoming, outgoing) => {
  if (incoming.url !== "/") return service(incoming, outgoing);
  outgoing.writeHead(200, { "content-type": "text/html" }).end(page);
};

async function browse(baseUrl: string, har: string): Promise<void> {
  const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
  const browser = await chromium.launch({ executablePath, args: [...flags, "--disable-sync"] });
  try {
    const context = await browser.newContext({ recordHar: { path: har, content: "embed" } });
    const tab = await context.newPage();
    await tab.goto(baseUrl);
    await tab.waitForFunction(() => document.title === "done");
    // The HAR is written as the context closes.
    await context.close();
  } finally {
    await browser.close();
  }
}

(there ? test : test.skip)(
  "a HAR that a browser wrote while it asked the sample service has no mismatch",
  async () => {
    const har = join(cfb.folder, "session.har");
    await withServer(listener, async (baseUrl) => {
      await browse(baseUrl, har);
      const { code, stdout, stderr } = await cfb(["check", har, "--base-url", baseUrl]);
      expect(stderr).toBe("");
      const answers = recordings.length + 1;
      expect(stdout).toMatch(
        new RegExp(
          `^${answers} responses of 85 operations in 1 file: no mismatch. Ignored: \\d requests of other paths.\n$`,
        ),
      );
      expect(code).toBe(0);
      const elsewhere = await cfb(["check", har]);
      expect(elsewhere.code).toBe(2);
      expect(elsewhere.stderr).toContain(`It has requests to ${baseUrl}: give the right one as --base-url.`);
    });
  },
  60_000,
);
