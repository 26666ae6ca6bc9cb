import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";

/** Returns a path that setup.mjs has set. Throws if a test runs without setup.mjs. */
function given(name: "CFB_TEST_PACKAGE" | "CFB_TEST_TARBALL"): string {
  const value = process.env[name];
  if (value === undefined) throw new Error("Nothing is packed: run these tests with `npm run test:package`.");
  return value;
}

/** The tarball that would be published. */
export const tarball = given("CFB_TEST_TARBALL");
/** A user's folder with the package in its node_modules, and the files of test/package/consumer/. */
export const app = join(given("CFB_TEST_PACKAGE"), "app");
/** The installed package in that folder. */
export const installed = join(app, "node_modules/cfb-openapi");

/** Returns the path of a file in the project's node_modules, such as a compiler's command. */
export const tool = (path: string): string => join(root, "node_modules", path);

/** Returns the relative path of every file below a folder, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
