import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Reads a file of the project by its name. */
export type Read = (file: string) => string;

/** The text of a file beside package.json. */
export const readText: Read = (file) => readFileSync(join(root, file), "utf8");

/** The compiler options of a user's project. `paths` leads from the name of the package to its source. */
export function userOptions(paths: Readonly<Record<string, readonly string[]>>) {
  return {
    module: "nodenext",
    target: "es2022",
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
    paths,
  };
}

/** Loads a package of CommonJS. Where an ES module imports one, Node searches its text for names, which takes long for TypeScript. */
export const load = createRequire(import.meta.url);
