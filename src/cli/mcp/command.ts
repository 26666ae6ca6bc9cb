import type { Command } from "commander";
import type { Io } from "../io.js";
import { maxCallsOption, wholeNumber } from "../numbers.js";
import { chooseSource, type ServiceOptions, serviceOptions } from "../source.js";
import { respondEarly } from "./early.js";
import type { Options } from "./tools.js";

const help = `
The Model Context Protocol over stdin and stdout, for agents: five tools find operations, describe one, plan calls, get data and resolve
names. A host starts this command itself:

  { "mcpServers": { "cfb": { "command": "npx", "args": ["-y", "cfb-openapi", "mcp"], "env": { "CFB_API_KEY": "…" } } } }

Without a key, results come from the sample service, and say so. A call that breaks a rule, names what does not exist, or exceeds
--max-calls or --quota-floor is not sent. Responses are cached, as those of cfb get are.

Examples:
  cfb mcp
  cfb mcp --sample
  cfb mcp --max-calls 100 --quota-floor 500`;

/** Whether there is neither a key nor a source of one. */
function hasNoKey({ sample, baseUrl, keyFile }: ServiceOptions, env: NodeJS.ProcessEnv): boolean {
  const key = (env.CFB_API_KEY ?? "").trim();
  return !sample && baseUrl === undefined && keyFile === undefined && /^(Bearer)?$/i.test(key);
}

/** Responds to `initialize` first, then loads the rest. An error of an option or of the key is reported before. */
async function start(io: Io, options: Options, version: string): Promise<void> {
  if (options.quiet) io.quiet = true;
  const without = hasNoKey(options, io.env);
  const chosen = await chooseSource(io, without ? { ...options, sample: true } : options, false);
  const { stdin } = process;
  io.signal.throwIfAborted();
  // The library closes with its input.
  io.signal.addEventListener("abort", () => stdin.destroy());
  const early = respondEarly(stdin, version, (text) => void io.out(text));
  if (without)
    io.note("No CFB_API_KEY: results are sample data (real teams and final scores, everything else made up).");
  try {
    const { serve } = await import("./serve.js");
    serve(io, options, { chosen, version, early });
  } catch (error) {
    // While it is open, the process does not end.
    stdin.destroy();
    throw error;
  }
}

export function register(command: Command, io: Io): void {
  command
    .description("Run a Model Context Protocol server on stdin and stdout, for agents.")
    .option(...maxCallsOption)
    .option("--quota-floor <count>", "leave this many calls of the month's quota", wholeNumber("--quota-floor", 0));
  serviceOptions(command)
    .addHelpText("after", help)
    .action((options: Options) => start(io, options, command.parent?.version() ?? ""));
}
