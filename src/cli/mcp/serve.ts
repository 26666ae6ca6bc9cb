import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { oneLine } from "../../tools/result.js";
import type { Io } from "../io.js";
import type { respondEarly } from "./early.js";
import { createServer, type ServerSettings } from "./server.js";

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
export function serve(io: Io, settings: ServerSettings, early: ReturnType<typeof respondEarly>): void {
  const handle = serveStdio(() => createServer(settings), {
    transport: transportAfter(early),
    // For a message that is none of the protocol, the library's has a line for each alternative.
    onerror: (error) => io.note(settings.redact(oneLine(error.message)).slice(0, 200)),
  });
  const close = () => void handle.close();
  io.signal.addEventListener("abort", close);
  // The signal may have come before.
  if (io.signal.aborted) close();
}
