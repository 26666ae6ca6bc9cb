import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readText, root } from "../lib/root.js";

/** Runs examples/season with the built package and without a key, as `npm start` does there. Returns the chart. */
export function chartPicture(): string {
  const folder = mkdtempSync(join(tmpdir(), "cfb-chart-"));
  try {
    // Links this project as the package, as `npm install` would install it.
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules/cfb-openapi"));
    symlinkSync(join(root, "node_modules/@duckdb"), join(folder, "node_modules/@duckdb"));
    const { CFB_API_KEY: _, ...env } = process.env;
    const module = readText("examples/season/season.mjs");
    execFileSync(process.execPath, ["--input-type=module", "--eval", module, "--", "2025"], {
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return readFileSync(join(folder, "sample-2025.svg"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
