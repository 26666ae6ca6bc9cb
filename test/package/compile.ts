import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Run, run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

/** The resolutions of modules that Node has, which include CommonJS files. */
export const nodeResolutions = ["node16", "nodenext"] as const;
export const resolutions = [...nodeResolutions, "bundler"] as const;

/** The files of a CommonJS project: with imports, and with require(). */
export const commonJs = ["types.cts", "common.cts"];

export interface Project {
  /** The compiler, as package.json names it. */
  compiler: string;
  moduleResolution: (typeof resolutions)[number];
  exactOptionalPropertyTypes: boolean;
  /** The files of consumer/ to check. Default: types.ts, a module. */
  files?: readonly string[];
  /** Whether the declarations of libraries are not checked. Default: false. */
  skipLibCheck?: boolean;
}

/**
 * Type-checks files of consumer/ and the declarations that they import, as a user's project. A bundler's project has the
 * types of the browser, the others have those of Node.
 */
export function compile({
  compiler,
  moduleResolution,
  exactOptionalPropertyTypes,
  files = ["types.ts"],
  skipLibCheck = false,
}: Project): Promise<Run> {
  const bundler = moduleResolution === "bundler";
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck,
    exactOptionalPropertyTypes,
    target: "es2022",
    module: bundler ? "esnext" : moduleResolution,
    moduleResolution,
    lib: bundler ? ["es2022", "dom", "dom.iterable"] : ["es2022"],
    types: bundler ? [] : ["node"],
    typeRoots: [tool("@types")],
  };
  const config = join(
    app,
    `${compiler}-${moduleResolution}-${exactOptionalPropertyTypes}-${files[0]?.replace("/", "-")}.json`,
  );
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [tool(`${compiler}/bin/tsc`), "-p", config], { cwd: app });
}
