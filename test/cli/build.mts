import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleModules } from "../../scripts/build/bundle.js";
import { bundleShared } from "../../scripts/build/shared.js";

// The command's tests run this script. It builds the command into a given folder, as `npm run build` does into dist/.
const [, , folder = ""] = process.argv;
writeFileSync(join(folder, "package.json"), '{"type":"module"}');
await bundleShared(folder);
await bundleModules(folder);
