import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { lazily } from "../../request/lazily.js";
import { oneLine } from "../../tools/result.js";
import type { Io } from "../io.js";
import type { Chosen } from "../source.js";
import type { Early } from "./early.js";
import { createServer } from "./server.js";
import type { Options } from "./tools.js";

/** The library's transport over stdin and stdout, without its response to the request that has one already. */
function transportWithout(id: Early["id"]): StdioServerTransport {
  const transport = new StdioServerTransport();
  const send = transport.send.bind(transport);
  let responded = id;
  transport.send = async (message) => {
    if (responded === undefined || "method" in message || message.id !== responded) return send(message);
    responded = undefined;
  };
  return transport;
}

/** Serves the tools on stdin and stdout until the host closes stdin. `early` is what {@link respondEarly} returns. */
export function serve(
  io: Io,
  options: Options,
  { chosen, version, early }: { chosen: Chosen; version: string; early: () => Early },
): void {
  const { redact } = io.keys;
  // The client loads with the first call of a tool: a list of the tools does not need it.
  const tools = lazily(async () => (await import("./tools.js")).openTools(io, options, chosen));
  const { id, chunks } = early();
  serveStdio(() => createServer({ version, redact, tools }), {
    transport: transportWithout(id),
    // For a message that is none of the protocol, the library's has a line for each alternative.
    onerror: (error) => io.note(redact(oneLine(error.message)).slice(0, 200)),
  });
  // The library listens to stdin now. If stdin has ended already, it closes after it has responded to these.
  for (const chunk of chunks) process.stdin.emit("data", chunk);
}
