import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/run.js";
import { installed } from "./installed.js";

/** The packages inside the command, with their licenses: what a new one brings to users is decided here. */
const bundled: Record<string, string> = {
  "@colors/colors": "MIT",
  "@modelcontextprotocol/core": "Apache-2.0",
  "@modelcontextprotocol/server": "Apache-2.0",
  "ansi-regex": "MIT",
  "cli-progress": "MIT",
  "cli-table3": "MIT",
  commander: "MIT",
  "csv-stringify": "MIT",
  "emoji-regex": "MIT",
  "env-paths": "MIT",
  hyparquet: "MIT",
  "hyparquet-writer": "MIT",
  "is-fullwidth-code-point": "MIT",
  "is-safe-filename": "MIT",
  "openapi-fetch": "MIT",
  "string-width": "MIT",
  "strip-ansi": "MIT",
  zod: "MIT",
};

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version?: string; license?: string }>;
};

/** What LICENSES.txt says of each package: its name and version, and the text of its license. */
const [, ...entries] = readFileSync(join(installed, "dist/cli/LICENSES.txt"), "utf8")
  .replace("\n\n", `\n${"-".repeat(80)}\n\n`)
  .split(`${"-".repeat(80)}\n\n`);

test("LICENSES.txt names every package in the command, with a version that the lock file has", () => {
  const named = entries.map((entry) => entry.slice(0, entry.indexOf("\n")));
  const names = named.map((line) => line.slice(0, line.lastIndexOf(" ")));
  expect(names).toEqual(Object.keys(bundled).sort());
  const locked = new Set(
    Object.entries(packages).map(([where, { version }]) => `${where.replace(/^.*node_modules\//, "")} ${version}`),
  );
  expect(named.filter((line) => !locked.has(line))).toEqual([]);
});

test("each has a license that allows it, with its text and its copyright", () => {
  for (const [name, license] of Object.entries(bundled))
    expect([name, packages[`node_modules/${name}`]?.license]).toEqual([name, license]);
  expect(entries.filter((entry) => !/permission is hereby granted|apache license/i.test(entry))).toEqual([]);
  expect(entries.filter((entry) => !/copyright/i.test(entry))).toEqual([]);
});
