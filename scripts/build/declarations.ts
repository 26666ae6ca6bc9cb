import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The entry points of the package, as modules of its source. */
const entries = ["src/index", "src/sample/index", "src/tables/index", "src/tools/index"];

/** The modules that a declaration file imports, with imports inside types. Names of packages are left out. */
const imported = /\b(?:from |import\()"(\.[^"]+)\.js"/g;

/** The declaration files that a user's compiler reads: those of the entry points, and what they import. */
function readFiles(folder: string): Set<string> {
  const found = new Set(entries.map((entry) => join(folder, `${entry}.d.ts`)));
  for (const file of found) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      found.add(resolve(dirname(file), `${path}.d.ts`));
    }
  }
  return found;
}

/**
 * Leaves one set of declarations in the package: the CommonJS ones in `commonJs`, which ES modules can import, but not the reverse. In
 * `modules`, each entry point gets a file that exports them. Removes the declarations that no entry point imports.
 */
export function shareDeclarations(commonJs: string, modules: string): void {
  const read = readFiles(commonJs);
  for (const name of readdirSync(commonJs, { recursive: true, encoding: "utf8" })) {
    const file = join(commonJs, name);
    if (!name.endsWith(".d.ts")) continue;
    if (read.has(file)) writeFileSync(file, shortened(readFileSync(file, "utf8")));
    else rmSync(file);
  }
  for (const entry of entries) {
    const file = join(modules, `${entry}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `export * from "${relative(dirname(file), join(commonJs, entry))}.js";\n`);
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
