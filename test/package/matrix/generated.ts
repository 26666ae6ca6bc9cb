import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { run } from "../../scripts/run.js";
import { withServer } from "../../support/http-server.js";
import { app, installed } from "../installed.js";
import { runTool } from "./tools.js";

export const editions = {
  "openapi.json": join(installed, "dist/openapi.json"),
  "openapi.yaml": join(installed, "openapi.yaml"),
};
export const address = "https://api.collegefootballdata.com";
const folders: string[] = [];

/** Returns a folder for a generator's output. It is removed after the tests. */
export function output(name: string): string {
  const folder = join(app, name);
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const strict = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  skipLibCheck: false,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
};

/** Compiles a generated client and a program that uses it, both strictly. Returns what the program prints about the sample service. */
export async function callWith(
  folder: string,
  program: string,
  { files, options }: { files: readonly string[]; options?: Readonly<Record<string, unknown>> },
): Promise<string> {
  writeFileSync(join(folder, "program.ts"), program);
  const config = { compilerOptions: { ...strict, ...options }, files: ["program.ts", "process.d.ts", ...files] };
  writeFileSync(join(folder, "process.d.ts"), "declare const process: { env: Record<string, string | undefined> };\n");
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  expect(await runTool("tsc", ["-p", folder])).toMatchObject({ code: 0, stdout: "" });
  const outfile = join(folder, "program.mjs");
  await build({ entryPoints: [join(folder, "program.ts")], bundle: true, format: "esm", platform: "node", outfile });
  return withServer(toNodeListener(createSampleService()), async (url) => {
    const { stdout, stderr } = await run(process.execPath, [outfile], { env: { BASE_URL: url } });
    expect(stderr).toBe("");
    return stdout;
  });
}
