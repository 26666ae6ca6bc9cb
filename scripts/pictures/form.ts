import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { siteFiles } from "../docs/site.js";
import { readDocument } from "../lib/document.js";
import { writeInFolder } from "../lib/folder.js";

/** The page to show, with values for the form in its URL. */
const address = "operations/getMatchup.html#?team1=Michigan&team2=Ohio+State&minYear=2024";

/** Takes a WebP screenshot of a form in the reference, with rows from the sample service. `executablePath` is a Chromium-based browser. */
export async function formPicture(executablePath: string): Promise<Uint8Array> {
  const site = mkdtempSync(join(tmpdir(), "cfb-form-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const [path, text] of await siteFiles(readDocument())) writeInFolder(join(site, path), text);
    const page = await browser.newPage({ viewport: { width: 1000, height: 1600 }, deviceScaleFactor: 2 });
    await page.goto(`${pathToFileURL(site)}/${address}`);
    const form = page.locator(".form-panel");
    await form.getByRole("button", { name: "Run" }).click();
    await form.getByText(/^Status 200/).waitFor();
    const clip = await form.boundingBox();
    if (clip === null) throw new Error("the form is not shown");
    // Playwright can only write PNG and JPEG.
    const devTools = await page.context().newCDPSession(page);
    const picture = { format: "webp", quality: 60, clip: { ...clip, scale: 1 }, captureBeyondViewport: true } as const;
    const { data } = await devTools.send("Page.captureScreenshot", picture);
    return Buffer.from(data, "base64");
  } finally {
    await browser.close();
    rmSync(site, { recursive: true });
  }
}
