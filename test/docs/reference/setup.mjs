import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import buildCommand from "../../cli/setup.mjs";
import removeCommand from "../../cli/teardown.mjs";

const root = join(import.meta.dirname, "../../..");

/** Builds the command and the reference once before all tests. site-browser.ts finds the reference through CFB_TEST_SITE. */
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
