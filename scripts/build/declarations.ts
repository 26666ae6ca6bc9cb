import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { writeInFolder } from "../lib/folder.js";
import { entries } from "./shared.js";

/** The modules that a declaration file imports, with imports inside types. Names of packages are left out. */
const imported = /\b(from |import\()"(\.[^"]+)\.js"/g;

/** The declaration files that a user's compiler reads, those of the entry points and what they import, each with the files that it imports. */
function readFiles(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  // The set grows while it is read.
  const files = new Set(Object.values(entries).map((entry) => join(folder, `${entry}.d.ts`)));
  for (const file of files) {
    const paths = [...readFileSync(file, "utf8").matchAll(imported)].map(([, , path = ""]) => path);
    const imports = paths.map((path) => resolve(dirname(file), `${path}.d.ts`));
    found.set(file, imports);
    for (const each of imports) files.add(each);
  }
  return found;
}

/** The files with openapi-fetch's types, and all that import one of them. */
function filesWithOpenapiFetch(files: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([...files.keys()].filter((file) => readFileSync(file, "utf8").includes('"openapi-fetch"')));
  for (const one of found) {
    for (const [file, imports] of files) if (imports.includes(one)) found.add(file);
  }
  return found;
}

/**
 * Writes the declarations of the package from those of all modules in `all`: as CommonJS in `dist/cjs/`, which ES modules can import, but not the
 * reverse. In `dist/src/`, each entry point gets a file that exports them, where TypeScript finds the source behind the package's own name (tsconfig.json).
 * Files with openapi-fetch's types are there as well, as ES modules: its types for CommonJS are not those that libraries of ES modules know.
 * Leaves out the declarations that no entry point imports.
 */
export function writeDeclarations(all: string, dist: string): void {
  const files = readFiles(all);
  const both = filesWithOpenapiFetch(files);
  const cjs = (file: string) => join(dist, "cjs", relative(all, file));
  const esm = (file: string) => join(dist, relative(all, file));
  /** How an ES module imports a file of CommonJS. */
  const path = (from: string, to: string) => `"${relative(dirname(esm(from)), cjs(to)).replace(/\.d\.ts$/, ".js")}"`;
  for (const file of files.keys()) {
    const text = shortened(readFileSync(file, "utf8"));
    writeInFolder(cjs(file), text);
    if (!both.has(file)) continue;
    const elsewhere = (whole: string, start: string, name: string) => {
      const to = resolve(dirname(file), `${name}.d.ts`);
      return both.has(to) ? whole : start + path(file, to);
    };
    writeInFolder(esm(file), text.replace(imported, elsewhere));
  }
  for (const entry of Object.values(entries)) {
    const file = join(all, `${entry}.d.ts`);
    if (!both.has(file)) writeInFolder(esm(file), `export * from ${path(file, file)};\n`);
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
