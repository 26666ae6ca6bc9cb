import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Builds the command once before all tests. `builtCfb` finds it through the variable CFB_TEST_COMMAND. */
export default function setup() {
  // Another Jest project of this run has already built the command.
  if (process.env.CFB_TEST_COMMAND !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), "cfb-command-"));
  // Tests that run as root also start the command as another user.
  chmodSync(folder, 0o755);
  process.env.CFB_TEST_COMMAND = join(folder, "cli.js");
  try {
    execFileSync(process.execPath, ["--import", "tsx", join(import.meta.dirname, "build.mts"), folder]);
  } catch (error) {
    rmSync(folder, { recursive: true });
    delete process.env.CFB_TEST_COMMAND;
    throw error;
  }
}
