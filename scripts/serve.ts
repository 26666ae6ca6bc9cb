import { fileURLToPath } from "node:url";
import { run } from "../src/cli/program.js";

// `npm run serve` is `cfb serve` without a build, with the reference beside it, which is no part of the package.
const site = fileURLToPath(new URL("../site", import.meta.url));
await run(["serve", "--docs", site, ...process.argv.slice(2)], "");
