import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { recordings } from "../../../scripts/lib/recordings.js";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { operationCount } from "../../support/operation-counts.js";
import { builtCfb } from "../cfb.js";

const executablePath = "/usr/bin/chromium";
const there = existsSync(executablePath);
if (!there)
  process.stdout.write(`No ${executablePath}: no HAR of a real browser is checked. apt-get install chromium\n`);

const cfb = builtCfb();

/** The requests of the page: those of every recording, which include a 400 and a 401, and one of an unknown path. */
const addresses = [
  ...recordings.map(({ request: { path, query } }) => {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return `${path}?${parameters}`;
  }),
  "/gamez",
];

const page = `<!doctype html><title>Games</title><script>
const request = (address) => fetch(address, { headers: { Authorization: "Bearer any" } }).then((response) => response.text());
(async () => {
  for (const address of ${JSON.stringify(addresses)}) await request(address);
  await fetch("/games?year=2024").then((response) => response.text());
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
    // Closing the context writes the HAR.
    await context.close();
  } finally {
    await browser.close();
  }
}

(there ? test : test.skip)("a browser's HAR of requests to the sample service has no mismatch", async () => {
  const har = join(cfb.folder, "session.har");
  await withServer(listener, async (baseUrl) => {
    await browse(baseUrl, har);
    const { code, stdout, stderr } = await cfb(["check", har, "--base-url", baseUrl]);
    expect(stderr).toBe("");
    const responses = recordings.length + 1;
    expect(stdout).toMatch(
      new RegExp(
        `^${responses} responses of ${operationCount} operations in 1 file: no mismatch. Ignored: \\d requests of other paths.\n$`,
      ),
    );
    expect(code).toBe(0);
    const elsewhere = await cfb(["check", har]);
    expect(elsewhere.code).toBe(2);
    expect(elsewhere.stderr).toContain(`It has requests to ${baseUrl}: give the right one as --base-url.`);
  });
});
