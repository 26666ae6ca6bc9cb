import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand, bundleTexts, bundleWorld } from "../../scripts/build/bundle.js";
import { compileModules } from "../../scripts/build/compile.js";

// Run by the tests of the command: builds it into the folder that is named, as `npm run build` does into dist/.
const [, , folder = ""] = process.argv;
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
compileModules(folder, "--noCheck");
await bundleWorld(folder);
await bundleTexts(folder);
await bundleCommand(folder);
