import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../scripts/run.js";
import { linkBytes } from "../support/link-bytes.js";
import { filesBelow, installed, tarball, tool } from "./installed.js";

// The package contains two builds, and two editions of the document. The editions take 1.3 MB.
const limit = 4_850_000;
const files = filesBelow(installed);

/** The kinds of files in the package. Add new kinds here. */
const kinds = [
  /^(LICENSE|README\.md|SECURITY\.md|package\.json|openapi\.yaml)$/,
  /^CHANGELOG\.md$/,
  /^MIGRATING\.md$/,
  /^docs\/[a-z-]+\.md$/,
  /^docs\/pictures\/[a-z-]+\.(svg|webp)$/,
  /^(AGENTS\.md|skills\/cfb-openapi\/SKILL\.md)$/,
  /^dist\/openapi\.json$/,
  /^dist\/(cjs|esm)\/[a-z-]+\d?\.js$/,
  /^dist\/esm\/[a-z-]+\.js\.map$/,
  /^dist\/cjs\/package\.json$/,
  /^dist\/cjs\/generated\/(queries|schema|tables|values)\.d\.ts$/,
  /^dist\/cjs\/src\/([a-z]+\/)?[a-z-]+\.d\.ts$/,
  /^dist\/src\/((redis|sample|tables|tools)\/)?index\.d\.ts$/,
  /^dist\/src\/((create-)?client|request\/openapi-fetch|tools\/tools)\.d\.ts$/,
  /^dist\/shared\/(fields|meanings|prose|world)(-bundle)?\.cjs$/,
  /^dist\/cli\.js$/,
  /^dist\/cli\/(libraries\/)?[\w-]+\.js$/,
  /^dist\/cli\/LICENSES\.txt$/,
];

test("every file in the package is of a known kind, and no kind is missing", () => {
  expect(files.filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([]);
  for (const kind of kinds) expect([kind, files.some((name) => kind.test(name))]).toEqual([kind, true]);
});

/** Returns the code in one of the package's folders, by file. */
const codeOf = (folder: string) =>
  new Map(
    files
      .filter((name) => name.startsWith(`${folder}/`) && /js$/.test(name))
      .map((name) => [name, readFileSync(join(installed, name), "utf8")]),
  );

const functionName = /\bfunction\s*\*?\s*(\w+)\(/g;
const functionsIn = (text: string) => [...text.matchAll(functionName)].map(([, name = ""]) => name);

test.each(["dist/esm", "dist/cjs"])("%s contains each source function at most once", (build) => {
  const isShipped = (name: string) => name.endsWith(".ts") && !/^(cli\/|sample\/world)/.test(name);
  const sources = filesBelow(join(root, "src")).filter(isShipped);
  const declared = sources.flatMap((name) => functionsIn(readFileSync(join(root, "src", name), "utf8")));
  const names = new Set(declared.filter((name) => declared.indexOf(name) === declared.lastIndexOf(name)));
  const built = functionsIn([...codeOf(build).values()].join("\n")).filter((name) => names.has(name));
  expect(built.length).toBeGreaterThan(200);
  expect(built.filter((name, index) => built.indexOf(name) < index)).toEqual([]);
});

test("the command does not contain a second copy of the client", () => {
  const brand = 'Symbol.for("cfb-openapi")';
  const having = (folder: string) => [...codeOf(folder)].flatMap(([name, text]) => (text.includes(brand) ? name : []));
  expect([having("dist/esm"), having("dist/cli")]).toEqual([["dist/esm/client.js"], []]);
});

const code = codeOf("dist/esm");
const staticImport = /(?:\bfrom|\bimport)\s*"([^"]+)"/g;

/** Returns a file of `dist/esm/` and the files that load with it. */
function loaded(name: string, known = new Set<string>()): Set<string> {
  known.add(name);
  for (const [, path = ""] of code.get(name)?.matchAll(staticImport) ?? []) {
    const file = join(name, "..", path);
    if (path.startsWith(".") && !known.has(file)) loaded(file, known);
  }
  return known;
}

test("importing the client loads only two files", () => {
  expect([...loaded("dist/esm/index.js")].sort()).toEqual(["dist/esm/client.js", "dist/esm/index.js"]);
});

test("the ES modules do not import the command or Node modules", () => {
  const imported = [...code.values()].flatMap((text) => [...text.matchAll(staticImport)].map(([, path]) => path ?? ""));
  const outside = imported.filter((path) => !path.startsWith("./"));
  expect([...new Set(outside)].sort()).toEqual([
    "../shared/fields.cjs",
    "../shared/meanings.cjs",
    "../shared/prose.cjs",
    "../shared/world.cjs",
    "openapi-fetch",
  ]);
});

test("the command starts without Node modules that only some calls need", async () => {
  const script = join(mkdtempSync(join(tmpdir(), "cfb-start-")), "list.cjs");
  writeFileSync(script, "process.on('exit', () => console.error(process.moduleLoadList.join(' ')));");
  const { code, stderr } = await run(process.execPath, ["--require", script, join(installed, "dist/cli.js"), "--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("NativeModule events") });
  expect(stderr).not.toMatch(/NativeModule (child_process|internal\/util\/parse_args\/parse_args)\b/);
});

test("both builds share one copy of the types, except openapi-fetch's, and use every type file", () => {
  const declarations = files.filter((name) => name.endsWith(".d.ts"));
  const texts = declarations.map((name) => [name, readFileSync(join(installed, name), "utf8")] as const);
  const entries = ["index", "redis/index", "sample/index", "tables/index", "tools/index"].map(
    (name) => `dist/src/${name}.d.ts`,
  );
  // ES modules and CommonJS modules accept the client only if it has openapi-fetch's types for their own kind of module.
  const both = ["client", "create-client", "request/openapi-fetch", "tools/tools"].map(
    (name) => `dist/src/${name}.d.ts`,
  );
  expect(declarations.filter((name) => !name.startsWith("dist/cjs/"))).toEqual([...entries, ...both].sort());
  // `npm run typecheck` finds these files of the source without a build, because they have the same paths.
  for (const name of entries) {
    expect(existsSync(join(root, name.replace(/^dist\/(.*)\.d\.ts$/, "$1.ts")))).toBe(true);
  }
  const imported = texts.flatMap(([name, text]) =>
    [...text.matchAll(/"(\.[^"\s]*)\.js"/g)].map(([, path]) => join(name, `../${path}.d.ts`)),
  );
  // The CommonJS entry points in package.json.
  const required = ["index", "tools/index"].map((name) => `dist/cjs/src/${name}.d.ts`);
  expect(declarations).toEqual([...new Set([...imported, ...entries, ...required])].sort());
});

test.each(["fields", "meanings", "prose", "world"])(
  "both builds load %s from one shared bundle, through a short module that Node can scan quickly",
  (name) => {
    expect(statSync(join(installed, `dist/shared/${name}.cjs`)).size).toBeLessThan(1_000);
    for (const build of ["dist/esm", "dist/cjs"]) {
      const importing = [...codeOf(build).values()].filter((text) => text.includes(`"../shared/${name}.cjs"`));
      expect([build, importing.length > 0]).toEqual([build, true]);
      expect([...codeOf(build).values()].filter((text) => text.includes(`${name}-bundle`))).toEqual([]);
    }
  },
);

// In an editor, each field and parameter links to its place in the reference. The links exist once the reference has a URL.
test("the package takes at most 4.85 MB unpacked, and 5.15 MB with links to the reference", () => {
  const bytes = files.reduce((sum, name) => sum + statSync(join(installed, name)).size, 0);
  process.stdout.write(
    `the package: ${statSync(tarball).size} bytes packed, ${bytes} unpacked, ${files.length} files\n`,
  );
  const isLinked = readFileSync(join(installed, "dist/cjs/generated/queries.d.ts"), "utf8").includes("@see https:");
  expect(bytes).toBeLessThanOrEqual(isLinked ? limit + linkBytes : limit);
});

test("publint does not report anything, not even a suggestion", async () => {
  const { code, stdout } = await run(process.execPath, [tool("publint/src/cli.js"), "run", tarball, "--strict"]);
  expect(stdout).toContain("All good!");
  expect(code).toBe(0);
});

test("attw finds every entry point with its types, for ES modules, CommonJS and bundlers", async () => {
  // The YAML is read as a file, not imported, so it does not have types. Node 10's resolution is not supported.
  const flags = ["--profile", "node16", "--exclude-entrypoints", "openapi.yaml", "--no-color", "--no-emoji"];
  const { code, stdout } = await run(process.execPath, [
    tool("@arethetypeswrong/cli/dist/index.js"),
    tarball,
    "--format",
    "table-flipped",
    ...flags,
  ]);
  for (const name of [
    "cfb-openapi",
    "cfb-openapi/redis",
    "cfb-openapi/sample",
    "cfb-openapi/tables",
    "cfb-openapi/tools",
  ]) {
    expect(stdout).toMatch(new RegExp(`"${name}" +│ OK \\(CJS\\) +│ OK \\(ESM\\) +│ OK +│`));
  }
  for (const name of ["cfb-openapi/openapi.json", "cfb-openapi/package.json"]) expect(stdout).toContain(`"${name}"`);
  expect({ code, stdout }).toEqual({ code: 0, stdout });
});
