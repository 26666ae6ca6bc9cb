import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleCommand, writeRecordings } from "./bundle.js";
import { compileCommonJs, compileModules } from "./compile.js";
import { readDocument } from "./document.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

rmSync(dist, { recursive: true, force: true });
compileModules(dist);
compileCommonJs(dist);
writeRecordings(dist);
await bundleCommand(dist);
writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(readDocument())}\n`);
