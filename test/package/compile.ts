import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Run, run } from "../scripts/run.js";
import { app, tool } from "./installed.js";

/** How a user's compiler finds modules. */
export const resolutions = ["node16", "nodenext", "bundler"] as const;
type Resolution = (typeof resolutions)[number];

/** Returns a function that lists a project's files in consumer/. A bundler's project does not include the CommonJS files. */
const withCommonJs =
  (file: string, ...commonJs: string[]) =>
  (resolution: Resolution): string[] =>
    resolution === "bundler" ? [file] : [file, ...commonJs];

/** A user's project with ES modules, and with CommonJS that uses imports and require(). */
export const userFiles = withCommonJs("types.ts", "types.cts", "common.cts");

/** A project with openapi-react-query. That package's declarations need `skipLibCheck`. */
export const queryFiles = withCommonJs("queries/types.ts", "queries/types.cts");

export interface Project {
  /** The compiler's name in package.json. */
  compiler: string;
  moduleResolution: Resolution;
  exactOptionalPropertyTypes: boolean;
  files: readonly string[];
  /** Whether to skip the check of libraries' declarations. Default: false. */
  skipLibCheck?: boolean;
}

/**
 * Type-checks files of consumer/ and the declarations that they import, like a user's project. A bundler's project has the browser's types. All
 * others have Node's types.
 */
export function compile({
  compiler,
  moduleResolution,
  exactOptionalPropertyTypes,
  files,
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
