import type { Handler } from "./service.js";

// As much of Node's own types as is needed, so that the package's types ask for no other package: a browser's project has no Node types.
/** A request of Node's http (`IncomingMessage`). */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
  resume(): unknown;
}

/** A response of Node's http (`ServerResponse`). */
export interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string | Uint8Array): unknown;
}

/** The request as a web-standard one; undefined when its target is not an address. */
function toRequest(incoming: NodeRequest): Request | undefined {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? "", incoming.rawHeaders[i + 1] ?? "");
  }
  try {
    // The authority is of no use to a handler, and what a client puts into Host need not be one: a fixed base is safe.
    const url = new URL(`http://localhost${incoming.url?.startsWith("/") ? incoming.url : `/${incoming.url ?? ""}`}`);
    return new Request(url, { method: incoming.method ?? "GET", headers });
  } catch {
    return undefined;
  }
}

async function respond(handler: Handler, incoming: NodeRequest, outgoing: NodeResponse): Promise<void> {
  const request = toRequest(incoming);
  const response = request === undefined ? new Response("Bad Request", { status: 400 }) : await handler(request);
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(body);
}

/** A handler as a listener for Node's http: `createServer(toNodeListener(handler))`. A handler that throws is a plain 500. */
export function toNodeListener(handler: Handler): (incoming: NodeRequest, outgoing: NodeResponse) => void {
  return (incoming, outgoing) => {
    incoming.resume(); // No operation takes a body: one that comes is read away.
    respond(handler, incoming, outgoing).catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json; charset=utf-8" });
      outgoing.end('{"message":"Internal Server Error"}');
    });
  };
}
