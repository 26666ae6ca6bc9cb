import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = "npm run build   check the types of the package, and write it to dist/";

const project = join(root, "scripts/build/tsconfig.json");
// TypeScript 7 under an alias, which has no command. It compiles in a fifth of the time of 5.9.
const compiler = join(root, "node_modules/ts7/bin/tsc");

await runScript({ usage }, async () => {
  // `--help` loads no bundler.
  const { bundleCommonJs, bundleModules } = await import("./build/bundle.js");
  const { writeDeclarations } = await import("./build/declarations.js");
  const { bundleShared } = await import("./build/shared.js");
  const { editionForTools } = await import("./docs/reference.js");
  const { readDocument } = await import("./lib/document.js");
  const dist = join(root, "dist");
  const declarations = join(dist, "declarations");

  rmSync(dist, { recursive: true, force: true });
  await bundleShared(dist);
  await bundleModules(dist);
  await bundleCommonJs(dist);
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", declarations], { stdio: "inherit" });
  writeDeclarations(declarations, dist);
  rmSync(declarations, { recursive: true });
  writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(editionForTools(readDocument()))}\n`);
});
