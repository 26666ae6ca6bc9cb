import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand, bundleTexts, bundleWorld } from "./build/bundle.js";
import { compileCommonJs, compileModules } from "./build/compile.js";
import { editionForTools } from "./edition.js";
import { readDocument } from "./lib/document.js";
import { root } from "./lib/root.js";

const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
compileModules(dist);
compileCommonJs(dist);
await bundleWorld(dist);
await bundleTexts(dist);
await bundleCommand(dist);
writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(editionForTools(readDocument()))}\n`);
