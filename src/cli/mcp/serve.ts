import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { redactor } from "../../failures/redact.js";
import { tools } from "../../tools/index.js";
import { oneLine } from "../../tools/result.js";
import { inFlags } from "../flag-messages.js";
import type { Io } from "../io.js";
import { openSession } from "../session.js";
import type { Chosen, ServiceOptions } from "../source.js";
import type { respondEarly } from "./early.js";
import { createServer } from "./server.js";

export interface Options extends ServiceOptions {
  readonly maxCalls?: number;
  readonly quotaFloor?: number;
}

/** The library's transport over stdin and stdout, without its response to the request that has one already. */
function transportAfter(early: ReturnType<typeof respondEarly>): StdioServerTransport {
  const transport = new StdioServerTransport();
  const send = transport.send.bind(transport);
  let responded = early();
  transport.send = async (message) => {
    if (responded === undefined || "method" in message || message.id !== responded) return send(message);
    responded = undefined;
  };
  return transport;
}

/** Serves the tools on stdin and stdout until the host closes stdin. */
export async function serve(
  io: Io,
  { maxCalls, quotaFloor, ...options }: Options,
  { chosen, version, early }: { chosen: Chosen; version: string; early: ReturnType<typeof respondEarly> },
): Promise<void> {
  const session = await openSession(io, options, {
    chosen,
    cached: true,
    // Notices are part of the results.
    onNotice: () => {},
    ...(quotaFloor !== undefined && { quotaFloor }),
  });
  if (session.sample && !options.sample)
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
  const handle = serveStdio(() => createServer(settings), {
    transport: transportAfter(early),
    // For a message that is none of the protocol, the library's has a line for each alternative.
    onerror: (error) => io.note(redact(oneLine(error.message)).slice(0, 200)),
  });
  const close = () => void handle.close();
  io.signal.addEventListener("abort", close);
  // The signal may have come before.
  if (io.signal.aborted) close();
}
