import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JsMinifyOptions, minifySync } from "@swc/core";

const names = { toplevel: false, keep_classnames: true, keep_fnames: true };
// No call is replaced by the body of its function, so that stack traces have it.
const compress = { ...names, inline: 0, reduce_funcs: false } as const;

/**
 * Minifies each module of a build, without the names of functions and classes, which stack traces and printed errors show, and without the
 * exports.
 */
export function minifyModules(folder: string, module: boolean): void {
  const options: JsMinifyOptions = { module, compress, mangle: names };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    writeFileSync(file, `${minifySync(readFileSync(file, "utf8"), options).code}\n`);
  }
}
