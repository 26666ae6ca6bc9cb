import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Run, run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

export const resolutions = ["node16", "nodenext", "bundler"] as const;

export interface Project {
  /** The compiler, as package.json names it. */
  compiler: string;
  moduleResolution: (typeof resolutions)[number];
  exactOptionalPropertyTypes: boolean;
  /** The file of consumer/ to check. Default: types.ts, a module. */
  file?: string;
}

/**
 * Type-checks a file of consumer/ and the declarations that it reaches, as a user's project that skips none of them. A bundler's project knows
 * the browser and no Node, the others know Node and no browser.
 */
export function compile({
  compiler,
  moduleResolution,
  exactOptionalPropertyTypes,
  file = "types.ts",
}: Project): Promise<Run> {
  const bundler = moduleResolution === "bundler";
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes,
    target: "es2022",
    module: bundler ? "esnext" : moduleResolution,
    moduleResolution,
    lib: bundler ? ["es2022", "dom", "dom.iterable"] : ["es2022"],
    types: bundler ? [] : ["node"],
    typeRoots: [tool("@types")],
  };
  const config = join(app, `${compiler}-${moduleResolution}-${exactOptionalPropertyTypes}-${file}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }));
  return run(process.execPath, [tool(`${compiler}/bin/tsc`), "-p", config], { cwd: app });
}
