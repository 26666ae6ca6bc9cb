import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommonJs, bundleModules } from "./build/bundle.js";
import { writeDeclarations } from "./build/declarations.js";
import { bundleShared } from "./build/shared.js";
import { editionForTools } from "./docs/reference.js";
import { readDocument } from "./lib/document.js";
import { root } from "./lib/root.js";

const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
await bundleShared(dist);
await bundleModules(dist);
await bundleCommonJs(dist);
writeDeclarations(dist);
writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(editionForTools(readDocument()))}\n`);
