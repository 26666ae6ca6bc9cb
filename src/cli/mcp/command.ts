import type { Command } from "commander";
import { redactor } from "../../failures/redact.js";
import { tools } from "../../tools/index.js";
import { oneLine } from "../../tools/result.js";
import { inFlags } from "../flag-messages.js";
import type { Io } from "../io.js";
import { wholeNumber } from "../numbers.js";
import { openSession, type ServiceOptions, serviceOptions } from "../session.js";

interface Options extends ServiceOptions {
  readonly maxCalls?: number;
  readonly quotaFloor?: number;
}

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

async function serve(io: Io, options: Options, version: string): Promise<void> {
  const { maxCalls, quotaFloor } = options;
  const without = hasNoKey(options, io.env);
  // Loads while the session opens.
  const library = Promise.all([import("./server.js"), import("@modelcontextprotocol/server/stdio")]);
  library.catch(() => {});
  const session = await openSession(io, without ? { ...options, sample: true } : options, {
    cached: true,
    // Notices are part of the results.
    onNotice: () => {},
    ...(quotaFloor !== undefined && { quotaFloor }),
  });
  if (without)
    io.note("No CFB_API_KEY: results are sample data (real teams and final scores, everything else made up).");
  const redact = redactor(session.key === undefined ? [] : [session.key]);
  const settings = {
    version,
    redact,
    tools: tools(session.client, {
      sample: session.sample,
      maxCalls,
      sent: () => session.sent.metered,
      rephrase: (message) => redact(inFlags(message)),
    }),
  };
  const [{ createServer }, { serveStdio }] = await library;
  const handle = serveStdio(() => createServer(settings), {
    // For a message that is none of the protocol, the library's has a line for each alternative.
    onerror: (error) => io.note(redact(oneLine(error.message)).slice(0, 200)),
  });
  io.signal.addEventListener("abort", () => void handle.close());
}

export function register(command: Command, io: Io): void {
  command
    .description("Run a Model Context Protocol server on stdin and stdout, for agents.")
    .option("-m, --max-calls <count>", "send at most this many metered calls", wholeNumber("--max-calls", 0))
    .option("--quota-floor <count>", "leave this many calls of the month's quota", wholeNumber("--quota-floor", 0));
  serviceOptions(command)
    .addHelpText("after", help)
    .action((options: Options) => serve(io, options, command.parent?.version() ?? ""));
}
