import { join } from "node:path";
import { run } from "../src/cli/program.js";
import { root } from "./lib/root.js";

// `npm run serve` is `cfb serve` without a build, with the reference beside it, which is not part of the package.
const site = join(root, "site");
await run(["serve", "--docs", site, ...process.argv.slice(2)], "");
