import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packAndInstall } from "./install.mjs";

/** Runs once before all test files. They find the folder in these variables: see installed.ts. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), "cfb-package-"));
  process.env.CFB_TEST_PACKAGE = folder;
  try {
    process.env.CFB_TEST_TARBALL = packAndInstall(folder).tarball;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}
