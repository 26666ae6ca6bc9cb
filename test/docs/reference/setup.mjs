import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import buildCommand from "../../cli/setup.mjs";
import removeCommand from "../../cli/teardown.mjs";

const root = join(import.meta.dirname, "../../..");

/** Builds the reference, and the command, once before all test files. They find the site by this variable: see site-browser.ts. */
export default function setup() {
  buildCommand();
  const folder = mkdtempSync(join(tmpdir(), "cfb-site-"));
  process.env.CFB_TEST_SITE = folder;
  try {
    const script = join(root, "scripts/docs.ts");
    execFileSync(process.execPath, ["--import", "tsx", script, "--out", folder], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: "off" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch (error) {
    removeCommand();
    rmSync(folder, { recursive: true });
    throw error;
  }
}
