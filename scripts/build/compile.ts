import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../lib/root.js";

const project = join(root, "scripts/build/tsconfig.json");
// TypeScript 7 under an alias, which has no command. It compiles in a fifth of the time of 5.9.
const compiler = join(dirname(createRequire(import.meta.url).resolve("ts7/package.json")), "bin/tsc");

function compile(outDir: string, ...flags: string[]): void {
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", outDir, ...flags], { stdio: "inherit" });
  // bundle.ts writes what computes the sample's responses.
  for (const name of ["world", "world.js", "world.d.ts"]) {
    rmSync(join(outDir, "src/sample", name), { recursive: true, force: true });
  }
}

/** Compiles the package to ES modules in `dist/src` and `dist/generated`, and checks its types. */
export function compileModules(dist: string): void {
  compile(dist);
  // Once more without comments, which the declarations have.
  compile(dist, "--noCheck", "--removeComments", "--declaration", "false");
  for (const name of ["schema", "queries"]) shorten(join(dist, "generated", `${name}.d.ts`));
}

/**
 * Makes the largest declarations a fifth smaller: with tabs, where the compiler indents by four spaces, and without the methods and bodies
 * that no path has.
 */
function shorten(file: string): void {
  const text = readFileSync(file, "utf8").replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
  writeFileSync(file, text.replace(/^\t+(?:put|post|delete|options|head|patch|trace|requestBody)\?: never;\n/gm, ""));
}

/**
 * Compiles the package to CommonJS in `dist/cjs`, module by module, so that `import()` still loads each part when it is needed. Runs after
 * {@link compileModules}, whose declarations it takes.
 */
export function compileCommonJs(dist: string): void {
  const out = join(dist, "cjs");
  const format = ["--module", "commonjs", "--moduleResolution", "bundler", "--verbatimModuleSyntax", "false"];
  // compileModules has checked the types, and its declarations have the comments.
  compile(out, ...format, "--noCheck", "--removeComments", "--declaration", "false");
  // Bundlers read `sideEffects` from the package.json that is nearest to a module.
  writeFileSync(join(out, "package.json"), '{ "type": "commonjs", "sideEffects": false }\n');
  for (const folder of ["generated", "src"]) {
    for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })) {
      const file = join(folder, name);
      if (!name.endsWith(".d.ts")) continue;
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), declarationsOf(file, readFileSync(join(dist, file), "utf8")));
    }
  }
}

/** The declarations of a CommonJS module. The generated types take 750 KB: they stay with the ES module, and are exported from there. */
function declarationsOf(file: string, text: string): string {
  const ofTypes = /^export (interface|type) /m.test(text);
  if (!file.startsWith("generated") || !ofTypes) return text;
  const from = `../../${file.replace(/\.d\.ts$/, ".js")}`;
  const constants = text.match(/^\/\*\* .* \*\/\nexport declare const .*;$/gm) ?? [];
  return [`export type * from "${from}" with { "resolution-mode": "import" };`, ...constants, ""].join("\n");
}
