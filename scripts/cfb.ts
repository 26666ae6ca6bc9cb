import { run } from "../src/cli/program.js";
import { readText } from "./lib/root.js";

// Runs the command from its source, without a build, as in `npm run cfb -- get /venues --sample`.
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort());
const { stdin, stdout, stderr, env } = process;
const streams = { stdin, stdout, stderr, env, host: process, signal: interrupted.signal };
process.exitCode = await run(process.argv.slice(2), streams, JSON.parse(readText("package.json")).version);
