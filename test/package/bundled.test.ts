import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { installed } from "./installed.js";

/** The packages inside the command, with their licenses. Users get every package in this list. */
const bundled: Record<string, string> = {
  "@modelcontextprotocol/core": "Apache-2.0",
  "@modelcontextprotocol/server": "Apache-2.0",
  "ansi-regex": "MIT",
  "cli-progress": "MIT",
  commander: "MIT",
  "csv-stringify": "MIT",
  "emoji-regex": "MIT",
  hyparquet: "MIT",
  "hyparquet-writer": "MIT",
  "is-fullwidth-code-point": "MIT",
  "string-width": "MIT",
  "strip-ansi": "MIT",
  zod: "MIT",
};

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version?: string; license?: string }>;
};

const text = readFileSync(join(installed, "dist/cli/LICENSES.txt"), "utf8");
/** A line with a package's name and version. */
const named = /^(@?[a-z][a-z0-9./-]*) (\d+\.\d+\.\d+\S*)$/;

test("LICENSES.txt names every package inside the command, with the version in the lock file", () => {
  const lines = text.split("\n").filter((line) => named.test(line));
  const names = lines.map((line) => named.exec(line)?.[1]);
  expect(names.sort()).toEqual(Object.keys(bundled).sort());
  const locked = new Set(
    Object.entries(packages).map(([where, { version }]) => `${where.replace(/^.*node_modules\//, "")} ${version}`),
  );
  expect(lines.filter((line) => !locked.has(line))).toEqual([]);
});

test("each package inside the command has a license that allows bundling, and LICENSES.txt contains the license's full text", () => {
  for (const [name, license] of Object.entries(bundled)) {
    expect([name, packages[`node_modules/${name}`]?.license]).toEqual([name, license]);
    const folder = join(root, "node_modules", name);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) ?? "";
    expect([name, text.includes(readFileSync(join(folder, file), "utf8").trim())]).toEqual([name, true]);
  }
});
