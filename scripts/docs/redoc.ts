import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../lib/document.js";
import { root } from "../lib/root.js";

const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
/** A picture of the word "Redoc", which replaces the logo that Redoc loads from its maker's server. */
const name = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#2b5fd9">Redoc</text></svg>',
)}`;

/** The policy allows only the scripts and styles in the page, and no connection to a server. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'">`;

/**
 * Returns Redocly's page of all operations as one HTML file that does not load anything from other servers. Throws an error with Redocly's output if
 * Redocly fails. Throws if the page no longer contains the logo that this function replaces.
 */
export function redocPage(document: Document): string {
  const folder = mkdtempSync(join(tmpdir(), "cfb-docs-"));
  try {
    const input = join(folder, "openapi.json");
    const output = join(folder, "index.html");
    writeFileSync(input, JSON.stringify(document));
    const args = ["build-docs", input, "--inlineBundle", "-o", output];
    // Without this variable at build time, the page would report to Redocly whenever someone opens it.
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
