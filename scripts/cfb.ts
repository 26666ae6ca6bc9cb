import { run } from "../src/cli/program.js";
import { versionsNamed } from "./lib/versions.js";

// `npm run cfb -- get /venues --sample`: the command from its source, without a build.
await run(process.argv.slice(2), versionsNamed()[0]?.version ?? "");
