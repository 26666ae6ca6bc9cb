import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JsMinifyOptions, minifySync } from "@swc/core";

const names = { toplevel: false, keep_classnames: true, keep_fnames: true };

/**
 * Removes blanks from each module of a build and shortens the names of its local variables. Functions and classes have their names in stack
 * traces and printed errors. Statements stay as the compiler wrote them.
 */
export function minifyModules(folder: string, module: boolean): void {
  const options: JsMinifyOptions = { module, compress: false, mangle: names };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    writeFileSync(file, `${minifySync(readFileSync(file, "utf8"), options).code}\n`);
  }
}
