import type { Command } from "commander";
import { maxCallsOption } from "../../screen/numbers.js";
import type { Io } from "../../session/io.js";
import { quotaOptions, serviceOptions } from "../../session/source.js";
import type { Options } from "./server.js";

const help = `
Serves the Model Context Protocol on stdin and stdout, for agents. Its five tools find operations, describe one, plan calls, get data and resolve
names. A host starts this command itself:

  { "mcpServers": { "cfb": { "command": "npx", "args": ["-y", "cfb-openapi", "mcp"], "env": { "CFB_API_KEY": "…" } } } }

Without a key, results come from the sample service and say so. The command does not send a call that breaks a rule, names something that does not
exist, or exceeds --max-calls or --quota-floor. If only one more call is allowed, it does not first check names, because a list of names costs a call.
It caches responses as cfb get does, but not sample data or the data of a service on this machine.

Examples:
  cfb mcp
  cfb mcp --sample
  cfb mcp --max-calls 100 --quota-floor 500`;

export function register(command: Command, io: Io): void {
  command.description("Run a Model Context Protocol server on stdin and stdout, for agents.").option(...maxCallsOption);
  serviceOptions(quotaOptions(command))
    .addHelpText("after", help)
    .action(async (options: Options) => {
      const { serve } = await import("./server.js");
      await serve(io, options, command.parent?.version() ?? "");
    });
}
