import { run } from "../src/cli/program.js";

// `npm run serve` is `cfb serve` without a build.
await run(["serve", ...process.argv.slice(2)], "");
