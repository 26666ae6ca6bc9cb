import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../lib/document.js";
import { root } from "../lib/root.js";

const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
/** Replaces the logo that Redoc loads from its maker's server: the same name, as text. */
const name = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#2b5fd9">Redoc</text></svg>',
)}`;

/** The page does not talk to any other server. Redoc's own scripts and styles are in it. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'">`;

/**
 * All operations on one page, as Redocly draws them, as one HTML file that loads nothing from elsewhere. Throws an error with the output of
 * Redocly where it fails, or where its page no longer has the logo that this function replaces.
 */
export function redocPage(document: Document): string {
  const folder = mkdtempSync(join(tmpdir(), "cfb-docs-"));
  try {
    const input = join(folder, "openapi.json");
    const output = join(folder, "index.html");
    writeFileSync(input, JSON.stringify(document));
    const args = ["build-docs", input, "--inlineBundle", "-o", output];
    // Without this at build time, the page reports to Redocly whenever it is opened.
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    execFileSync(join(root, "node_modules/.bin/redocly"), args, {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const built = readFileSync(output, "utf8").replace(/<head>/, (head) => `${head}\n${policy}`);
    if (!logo.test(built)) {
      throw new Error("Redoc no longer loads its logo from its maker's server: drop the replacement in redoc.ts.");
    }
    return built.replace(logo, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
