import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type JsMinifyOptions, minifySync } from "@swc/core";
import { withShortLines } from "./lines.js";

const names = { toplevel: false, keep_classnames: true, keep_fnames: true };
// No call is replaced by the body of its function, so that stack traces have it.
const compress = { ...names, inline: 0, reduce_funcs: false } as const;

/**
 * Minifies each module of a build, without the names of functions and classes, which stack traces and printed errors show, and without the
 * exports. Lines stay short, except in the tables of `generated/`, where nothing is thrown.
 */
export function minifyModules(folder: string, module: boolean): void {
  const options: JsMinifyOptions = { module, compress, mangle: names };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    const { code } = minifySync(readFileSync(file, "utf8"), options);
    writeFileSync(file, `${name.startsWith("src") ? withShortLines(code) : code}\n`);
  }
}
