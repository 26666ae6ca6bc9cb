import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "../lib/root.js";
import { entries } from "./entries.js";

const project = join(root, "scripts/build/tsconfig.json");
// TypeScript 7 under an alias, which has no command. It compiles in a fifth of the time of 5.9.
const compiler = join(dirname(createRequire(import.meta.url).resolve("ts7/package.json")), "bin/tsc");

/** The modules that a declaration file imports, with imports inside types. Names of packages are left out. */
const imported = /\b(?:from |import\()"(\.[^"]+)\.js"/g;

/** The declaration files that a user's compiler reads: those of the entry points, and what they import. */
function readFiles(folder: string): Set<string> {
  const found = new Set(Object.values(entries).map((entry) => join(folder, `${entry}.d.ts`)));
  for (const file of found) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      found.add(resolve(dirname(file), `${path}.d.ts`));
    }
  }
  return found;
}

/**
 * Checks the types of the package and writes its declarations once: as CommonJS in `dist/cjs/`, which ES modules can import, but not the reverse.
 * In `dist/src/`, each entry point gets a file that exports them, where TypeScript finds the source behind the package's own name (tsconfig.json).
 * Leaves out the declarations that no entry point imports.
 */
export function writeDeclarations(dist: string): void {
  const all = join(dist, "declarations");
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", all], { stdio: "inherit" });
  for (const file of readFiles(all)) {
    const target = join(dist, "cjs", relative(all, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, shortened(readFileSync(file, "utf8")));
  }
  rmSync(all, { recursive: true });
  for (const entry of Object.values(entries)) {
    const file = join(dist, `${entry}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from "${relative(dirname(file), join(dist, "cjs", entry))}.js";\n`);
  }
}

/** What no operation of the document has: other methods, bodies, and parameters outside the query. */
const absent = /^\t+(?:put|post|delete|options|head|patch|trace|requestBody|header|path|cookie)\?: never;\n/gm;
/** The parameters that all operations of a path have in common: none. */
const common = /^(\t"\/[^"]*": \{\n)\t\tparameters: \{\n\t\t\tquery\?: never;\n\t\t\};\n/gm;
/** The parameters by the names of the document. Operations have those of queries.d.ts, with the same comments. */
const parameters = /^\tparameters: \{\n[\s\S]*?^\t\};\n/m;
/** The schemas by the names of the document. Each is exported under its own name, with its comment. */
const schemas = /^\tschemas: \{\n[\s\S]*?^\t\};\n/m;
const schemaComment = /^\t\t\/\*\*[\s\S]*?\*\/\n/gm;
const comment = /^\t*\/\*\*[\s\S]*?\*\/\n/gm;
/** The headers of the response of a metered operation: the same for each. */
const headers = /headers: \{\s+"X-CallLimit-Remaining":[^}]+\};/g;

/** A declaration that has the headers of metered operations once. */
function withSharedHeaders(text: string): string {
  const [first] = text.match(headers) ?? [];
  if (!first) return text;
  return `${text.replace(headers, "headers: MeteredHeaders;")}${first.replace("headers:", "type MeteredHeaders =")}\n`;
}

/** A declaration with tabs, where the compiler indents by four spaces, and without members that no operation has. */
function shortened(text: string): string {
  const tabs = text.replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
  return withSharedHeaders(tabs)
    .replace(absent, "")
    .replace(common, "$1")
    .replace(schemas, (members) => members.replace(schemaComment, ""))
    .replace(parameters, (members) => members.replace(comment, ""));
}
