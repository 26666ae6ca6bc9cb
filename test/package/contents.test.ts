import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../scripts/run.js";
import { filesBelow, installed, tarball, tool } from "./installed.js";

// Two builds, and two editions of the document, which take 1.1 MB of it.
const limit = 3_200_000;
const files = filesBelow(installed);

/** The kinds of files in the package. Add new kinds here. */
const kinds = [
  /^(LICENSE|README\.md|CHANGELOG\.md|MIGRATING\.md|package\.json|openapi\.yaml)$/,
  /^(AGENTS\.md|skills\/cfb-openapi\/SKILL\.md)$/,
  /^dist\/openapi\.json$/,
  /^dist\/(cjs\/)?generated\/(examples|fields|headlines|keys|operations|prose|queries|schema|selection|shapes|tables|words)\.(js|d\.ts)$/,
  /^dist\/generated\/(fields|prose|selection)\.cjs$/,
  /^dist\/(cjs\/)?src\/(cache|failures|fetch|lazy|names|notices|query|sample|seasons|tables|tools|validate|watch)\/[a-z-]+\.(js|d\.ts)$/,
  /^dist\/(cjs\/)?src\/[a-z-]+\.(js|d\.ts)$/,
  /^dist\/cjs\/package\.json$/,
  /^dist\/src\/sample\/world(-exports)?\.cjs$/,
  /^dist\/cli\.js$/,
  /^dist\/cli\/[a-z-]+-[A-Z0-9]{8}\.js$/,
  /^dist\/cli\/LICENSES\.txt$/,
];

test("it contains the build, the document and the license, and nothing else", () => {
  expect(files.filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([]);
  for (const kind of kinds) expect([kind, files.some((name) => kind.test(name))]).toEqual([kind, true]);
});

test("it contains CHANGELOG and MIGRATING", () => {
  expect(files).toEqual(expect.arrayContaining(["CHANGELOG.md", "MIGRATING.md"]));
});

const isWorld = (name: string) => /\/sample\/world(-exports)?\.c?js$/.test(name);

test.each(["dist", "dist/cjs"])("%s contains every module of the package", (build) => {
  const isShipped = (name: string) => name.endsWith(".ts") && !/^(cli\/|sample\/world)/.test(name);
  const sources = filesBelow(join(root, "src")).filter(isShipped);
  const modules = files.filter((name) => name.startsWith(`${build}/src/`) && !name.endsWith(".d.ts") && !isWorld(name));
  expect(modules).toEqual(sources.map((name) => `${build}/src/${name.replace(/\.ts$/, ".js")}`).sort());
});

test("the types are in it once, for both builds, and each file of them is imported", () => {
  const declarations = files.filter((name) => name.endsWith(".d.ts"));
  const texts = declarations.map((name) => [name, readFileSync(join(installed, name), "utf8")] as const);
  const entries = ["index", "sample/index", "tables/index", "tools/index"];
  expect(declarations.filter((name) => !name.startsWith("dist/cjs/"))).toEqual(
    entries.map((name) => `dist/src/${name}.d.ts`).sort(),
  );
  const imported = texts.flatMap(([name, text]) =>
    [...text.matchAll(/"(\.[^"\s]*)\.js"/g)].map(([, path]) => join(name, `../${path}.d.ts`)),
  );
  const own = entries.map((name) => `dist/src/${name}.d.ts`);
  expect(declarations).toEqual([...new Set([...imported, ...own])].sort());
});

test("the sample world is in it once, for both builds", () => {
  expect(statSync(join(installed, "dist/cjs/src/sample/world.js")).size).toBeLessThan(1_000);
});

test("the ES module of the sample world imports a short CommonJS module, because Node looks for names in all of its text", () => {
  const folder = join(installed, "dist/src/sample");
  const [, imported = ""] = /from "\.\/(.+)"/.exec(readFileSync(join(folder, "world.js"), "utf8")) ?? [];
  expect(imported).toMatch(/\.cjs$/);
  expect(statSync(join(folder, imported)).size).toBeLessThan(1_000);
});

test("it takes at most 3.2 MB unpacked", () => {
  const bytes = files.reduce((sum, name) => sum + statSync(join(installed, name)).size, 0);
  process.stdout.write(
    `the package: ${statSync(tarball).size} bytes packed, ${bytes} unpacked, ${files.length} files\n`,
  );
  expect(bytes).toBeLessThanOrEqual(limit);
});

test("publint finds nothing, not even a suggestion", async () => {
  const { code, stdout } = await run(process.execPath, [tool("publint/src/cli.js"), "run", tarball, "--strict"]);
  expect(stdout).toContain("All good!");
  expect(code).toBe(0);
});

test("attw finds every entry point with its types, from ES modules, from CommonJS and for bundlers", async () => {
  // The YAML is read as a file, not imported, so it has no types. The resolution of Node 10 is not supported.
  const flags = ["--profile", "node16", "--exclude-entrypoints", "openapi.yaml", "--no-color", "--no-emoji"];
  const { code, stdout } = await run(process.execPath, [
    tool("@arethetypeswrong/cli/dist/index.js"),
    tarball,
    "--format",
    "table-flipped",
    ...flags,
  ]);
  for (const name of ["cfb-openapi", "cfb-openapi/sample", "cfb-openapi/tables", "cfb-openapi/tools"]) {
    expect(stdout).toMatch(new RegExp(`"${name}" +│ OK \\(CJS\\) +│ OK \\(ESM\\) +│ OK +│`));
  }
  for (const name of ["cfb-openapi/openapi.json", "cfb-openapi/package.json"]) expect(stdout).toContain(`"${name}"`);
  expect({ code, stdout }).toEqual({ code: 0, stdout });
});
