import { run } from "../src/cli/program.js";
import { versionsNamed } from "./lib/versions.js";

// Runs the command from its source, without a build: `npm run cfb -- get /venues --sample`.
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort());
const { stdin, stdout, stderr, env } = process;
const streams = { stdin, stdout, stderr, env, host: process, signal: interrupted.signal };
process.exitCode = await run(process.argv.slice(2), streams, versionsNamed()[0]?.version ?? "");
