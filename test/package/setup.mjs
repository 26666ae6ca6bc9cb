import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packAndInstall } from "./install.mjs";

/** Packs and installs the package once before all tests. installed.ts finds the folder through these variables. */
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
