import type { Handler } from "./service.js";

// The parts of Node's types that this file needs. The package does not depend on @types/node, which browser projects do not have.
/** A request in Node's http (`IncomingMessage`). */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
  resume(): unknown;
}

/** A response in Node's http (`ServerResponse`). */
export interface NodeResponse {
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
  on(event: "close", listener: () => void): unknown;
  setHeader(name: string, value: string): unknown;
  writeHead(status: number): unknown;
  end(body: string | Uint8Array): unknown;
}

/** Converts the request to a web-standard request. Returns undefined if its target is invalid. */
function toRequest(incoming: NodeRequest, signal: AbortSignal): Request | undefined {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? "", incoming.rawHeaders[i + 1] ?? "");
  }
  try {
    // Handlers ignore the host, and the Host header may be invalid, so a fixed base is safe.
    const url = new URL(`http://localhost${incoming.url?.startsWith("/") ? incoming.url : `/${incoming.url ?? ""}`}`);
    return new Request(url, { method: incoming.method ?? "GET", headers, signal });
  } catch {
    return undefined;
  }
}

async function respond(
  handler: Handler,
  incoming: NodeRequest,
  outgoing: NodeResponse,
  signal: AbortSignal,
): Promise<void> {
  const request = toRequest(incoming, signal);
  const response = request === undefined ? new Response("Bad Request", { status: 400 }) : await handler(request);
  const body = new Uint8Array(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

/**
 * Turns a handler into a listener for Node's http. The request's signal aborts if the connection closes before the response is sent. If the handler
 * throws, the listener responds with a 500.
 *
 * @example
 * createServer(toNodeListener(createSampleService())).listen(8080);
 */
export function toNodeListener(handler: Handler): (incoming: NodeRequest, outgoing: NodeResponse) => void {
  return (incoming, outgoing) => {
    incoming.resume(); // Discards the body, because no operation has one.
    const gone = new AbortController();
    outgoing.on("close", () => {
      if (!outgoing.writableEnded) gone.abort();
    });
    respond(handler, incoming, outgoing, gone.signal).catch(() => {
      if (gone.signal.aborted) return;
      if (!outgoing.headersSent) {
        outgoing.setHeader("content-type", "application/json; charset=utf-8");
        outgoing.writeHead(500);
      }
      outgoing.end('{"message":"Internal Server Error"}');
    });
  };
}
