import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../scripts/run.js";
import { filesBelow, installed, tarball, tool } from "./installed.js";

const limit = 4_000_000;
const files = filesBelow(installed);

/** What may be in the package: whoever adds a kind of file adds it here. */
const kinds = [
  /^(LICENSE|README\.md|package\.json|openapi\.yaml)$/,
  /^dist\/openapi\.json$/,
  /^dist\/generated\/(operations|queries|schema|shapes|words)\.(js|d\.ts)$/,
  /^dist\/src\/(cache|contract|fetch|sample)\/[a-z-]+\.(js|d\.ts)$/,
  /^dist\/src\/[a-z-]+\.(js|d\.ts)$/,
  /^dist\/cli\.js$/,
  /^dist\/cli\/[a-z-]+-[A-Z0-9]{8}\.js$/,
  /^dist\/cli\/LICENSES\.txt$/,
];

test("it holds the build, the document and the license, and nothing else", () => {
  expect(files.filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([]);
  for (const kind of kinds) expect([kind, files.some((name) => kind.test(name))]).toEqual([kind, true]);
});

test("every module of the sources that the package needs is in it, with its types", () => {
  const sources = filesBelow(join(root, "src")).filter((name) => name.endsWith(".ts") && !name.startsWith("cli/"));
  const wanted = sources.flatMap((name) => [name.replace(/\.ts$/, ".js"), name.replace(/\.ts$/, ".d.ts")]);
  expect(files.filter((name) => name.startsWith("dist/src/"))).toEqual(wanted.map((name) => `dist/src/${name}`).sort());
});

test("it takes at most 4 MB unpacked", () => {
  const bytes = files.reduce((sum, name) => sum + statSync(join(installed, name)).size, 0);
  process.stdout.write(
    `the package: ${statSync(tarball).size} bytes packed, ${bytes} unpacked, ${files.length} files\n`,
  );
  expect(bytes).toBeLessThanOrEqual(limit);
});

test("it passes on the license of every package that the command holds", () => {
  const text = readFileSync(join(installed, "dist/cli/LICENSES.txt"), "utf8");
  for (const name of ["commander", "csv-stringify", "openapi-fetch"]) expect(text).toMatch(`\n${name} `);
  expect(text.match(/copyright \(c\)|copyright [a-z0-9]/gi)?.length).toBeGreaterThanOrEqual(
    text.split("-".repeat(80)).length,
  );
});

test("publint finds nothing, not even a suggestion", async () => {
  const { code, stdout } = await run(process.execPath, [tool("publint/src/cli.js"), "run", tarball, "--strict"]);
  expect(stdout).toContain("All good!");
  expect(code).toBe(0);
});

test("attw finds every entry point resolved with its types", async () => {
  // The YAML is there to be read as a file, not imported: no types are looked for.
  const flags = ["--profile", "esm-only", "--exclude-entrypoints", "openapi.yaml", "--no-color", "--no-emoji"];
  const { code, stdout } = await run(process.execPath, [
    tool("@arethetypeswrong/cli/dist/index.js"),
    tarball,
    ...flags,
  ]);
  for (const name of ["cfb-openapi", "cfb-openapi/sample", "cfb-openapi/openapi.json", "cfb-openapi/package.json"]) {
    expect(stdout).toContain(`"${name}"`);
  }
  expect({ code, stdout }).toEqual({ code: 0, stdout });
});
