import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Document, serverOf } from "../lib/document.js";
import { root } from "../lib/root.js";

const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
/** Replaces the logo that Redoc loads from its maker's server: the same name, as text. */
const name = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#2b5fd9">Redoc</text></svg>',
)}`;

/**
 * The reference of a document as one HTML file that loads nothing from elsewhere. Its look comes from redocly.yaml, template.hbs and `style`;
 * `scripts` is HTML for the end of its body. Throws an error with the output of Redocly where it fails, or where its page no longer has the
 * logo that this function replaces.
 */
export function redocPage(document: Document, { style, scripts }: { style: string; scripts: string }): string {
  const folder = mkdtempSync(join(tmpdir(), "cfb-docs-"));
  try {
    const input = join(folder, "openapi.json");
    const output = join(folder, "index.html");
    writeFileSync(input, JSON.stringify(document));
    const template = fileURLToPath(new URL("template.hbs", import.meta.url));
    const config = join(root, "redocly.yaml");
    const args = ["build-docs", input, "--inlineBundle", "--config", config, "--template", template, "-o", output];
    // Without this at build time, the page reports to Redocly whenever it is opened.
    const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
    execFileSync(join(root, "node_modules/.bin/redocly"), args, {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const built = readFileSync(output, "utf8")
      .replace("/* style.css */", () => style)
      .replace("%server%", () => serverOf(document))
      .replace("%playground%", () => scripts);
    if (!logo.test(built)) {
      throw new Error("Redoc no longer loads its logo from its maker's server: drop the replacement in redoc.ts.");
    }
    return built.replace(logo, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
