import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";

/** What setup.mjs created: a user's folder with the installed tarball. Throws if a test runs without setup. */
function given(name: "CFB_TEST_PACKAGE" | "CFB_TEST_TARBALL"): string {
  const value = process.env[name];
  if (value === undefined) throw new Error("Nothing is packed: run these tests with `npm run test:package`.");
  return value;
}

/** The tarball that would be published. */
export const tarball = given("CFB_TEST_TARBALL");
/** A user's folder with the package in its node_modules, and the files of test/package/consumer/. */
export const app = join(given("CFB_TEST_PACKAGE"), "app");
/** The package as installed there. */
export const installed = join(app, "node_modules/cfb-openapi");

/** A file of a package in the project's node_modules, such as a compiler's command. */
export const tool = (path: string): string => join(root, "node_modules", path);

/** The relative path of every file below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
