import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that contains package.json. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the content of a file in the project. */
export type Read = (file: string) => string;

/** Returns the content of a file next to package.json. */
export const readText: Read = (file) => readFileSync(join(root, file), "utf8");

/** Returns typical compiler options of a user's project. `paths` maps the package's name to its source. */
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

/** Loads a CommonJS package. `import` would search the package's text for exported names, which takes long for TypeScript. */
export const load = createRequire(import.meta.url);
