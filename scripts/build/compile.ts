import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../lib/root.js";
import { shareDeclarations } from "./declarations.js";
import { minifyModules } from "./minify.js";

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

const code = ["--removeComments", "--declaration", "false"];

/** Compiles the package to ES modules in `dist/src` and `dist/generated`. Checks its types, unless `flags` has `--noCheck`. */
export function compileModules(dist: string, ...flags: readonly string[]): void {
  compile(dist, ...code, ...flags);
  minifyModules(dist, true);
}

/**
 * Compiles the package to CommonJS in `dist/cjs`, module by module, so that `import()` still loads each part when it is needed. Writes the
 * declarations of both builds. Runs after {@link compileModules}, which has checked the types.
 */
export function compileCommonJs(dist: string): void {
  const out = join(dist, "cjs");
  const format = ["--module", "commonjs", "--moduleResolution", "bundler", "--verbatimModuleSyntax", "false"];
  compile(out, ...format, "--noCheck", ...code);
  minifyModules(out, false);
  compile(out, "--noCheck", "--emitDeclarationOnly");
  // Bundlers read `sideEffects` from the package.json that is nearest to a module.
  writeFileSync(join(out, "package.json"), '{ "type": "commonjs", "sideEffects": false }\n');
  shareDeclarations(out, dist);
}
