import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { FileReference } from "typescript";
import { writeInFolder } from "./lib/folder.js";
import { load, root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = "npm run build   check the package's types and write the package to dist/";

const project = join(root, "scripts/build/tsconfig.json");
// TypeScript 7 compiles several times as fast as 5.9. It is installed under an alias without a command, so the script runs its file.
const compiler = join(root, "node_modules/ts7/bin/tsc");
/** Modules that contain only types. The build copies them as declarations, because the compiler would change only their indentation. */
const typeModules = ["queries", "schema", "tables"];

/** A declaration file with the positions of its imports of other files. Includes imports inside types, but not imports of packages. */
interface Declaration {
  readonly text: string;
  readonly imports: readonly (FileReference & { readonly file: string })[];
}

/** Returns the declaration files that a user's compiler reads: the entry points and everything that they import. */
function readDeclarations(entries: readonly string[]): Map<string, Declaration> {
  const ts: typeof import("typescript") = load("typescript");
  const found = new Map<string, Declaration>();
  // The loop also visits files that it adds to the set.
  const files = new Set(entries);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const imports = ts
      .preProcessFile(text)
      .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
      .map((each) => ({ ...each, file: resolve(dirname(file), each.fileName.replace(/\.js$/, ".d.ts")) }));
    found.set(file, { text, imports });
    for (const each of imports) files.add(each.file);
  }
  return found;
}

/** Returns the files that use openapi-fetch's types, and all files that import one of them. */
function filesWithOpenapiFetch(declarations: ReadonlyMap<string, Declaration>): Set<string> {
  const all = [...declarations];
  const found = new Set(all.filter(([, { text }]) => text.includes('"openapi-fetch"')).map(([file]) => file));
  for (const one of found) {
    for (const [file, { imports }] of all) if (imports.some((each) => each.file === one)) found.add(file);
  }
  return found;
}

/**
 * Checks the package's types and writes its declarations. They are CommonJS in `dist/cjs/`, because ES modules can import CommonJS, but not the
 * reverse. In `dist/src/`, each entry point has a file that exports them. When the package imports itself by name, TypeScript finds the source there
 * (tsconfig.json). Files with openapi-fetch's types are also written as ES modules, because its CommonJS types differ from the types that ES module
 * libraries use. Declarations that no entry point imports are left out.
 */
function writeDeclarations(dist: string, entries: Readonly<Record<string, string>>): void {
  const all = join(dist, "declarations");
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", all], { stdio: "inherit" });
  for (const name of typeModules) copyFileSync(join(root, `generated/${name}.ts`), join(all, `generated/${name}.d.ts`));
  const starts = Object.values(entries).map((entry) => join(all, `${entry}.d.ts`));
  const declarations = readDeclarations(starts);
  const both = filesWithOpenapiFetch(declarations);
  const cjs = (file: string) => join(dist, "cjs", relative(all, file));
  const esm = (file: string) => join(dist, relative(all, file));
  /** Returns the specifier with which an ES module imports a CommonJS file. */
  const path = (from: string, to: string) => relative(dirname(esm(from)), cjs(to)).replace(/\.d\.ts$/, ".js");
  for (const [file, { text, imports }] of declarations) {
    writeInFolder(cjs(file), text);
    if (!both.has(file)) continue;
    // Replaces the last import first, so that earlier positions stay valid. `pos` is the opening quote, and `end` is the last character of the name.
    const moved = imports.filter((each) => !both.has(each.file)).toReversed();
    const here = moved.reduce(
      (now, each) => now.slice(0, each.pos + 1) + path(file, each.file) + now.slice(each.end + 1),
      text,
    );
    writeInFolder(esm(file), here);
  }
  for (const file of starts.filter((each) => !both.has(each)))
    writeInFolder(esm(file), `export * from "${path(file, file)}";\n`);
  rmSync(all, { recursive: true });
}

await runScript({ usage }, async () => {
  // These imports are dynamic, so that `--help` does not load a bundler.
  const { bundleCommonJs, bundleModules } = await import("./build/bundle.js");
  const { bundleShared, entries } = await import("./build/shared.js");
  const { editionForTools } = await import("./docs/edition.js");
  const { readDocument } = await import("./lib/document.js");
  const dist = join(root, "dist");

  rmSync(dist, { recursive: true, force: true });
  await bundleShared(dist);
  await bundleModules(dist);
  await bundleCommonJs(dist);
  writeDeclarations(dist, entries);
  // The introduction links to the guides, which are in the folder above dist/.
  const edition = JSON.stringify(await editionForTools(readDocument())).replaceAll("](docs/", "](../docs/");
  writeFileSync(join(dist, "openapi.json"), `${edition}\n`);
});
