import { once } from "node:events";
import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";

/** What the server does with a request. */
export type Respond = (stream: ServerHttp2Stream, server: OpenServer) => void;

export interface OpenServer {
  readonly url: string;
  /** The paths of all requests, in the order of their arrival. */
  readonly paths: string[];
  /** How many connections clients have opened. */
  connections: number;
  /** Destroys every connection. */
  loseSockets(): void;
}

/** A complete response. */
export const list: Respond = (stream) => {
  stream.respond({ ":status": 200, "content-type": "application/json" });
  stream.end('[{"id":1}]');
};

/** Runs a real HTTP/2 server without TLS until `use` ends. It sends one response for each request. The last one repeats. */
export async function withHttp2Server(responses: readonly Respond[], use: (server: OpenServer) => Promise<void>) {
  const server: Http2Server = createServer();
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on("connection", (socket) => {
    open.connections++;
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  // The server ignores errors, because the tests check only how a client handles a broken connection.
  const goOn = () => {};
  server.on("session", (session) =>
    sessions.add(session.on("error", goOn).once("close", () => sessions.delete(session))),
  );
  server.on("stream", (stream, headers) => {
    stream.on("error", goOn);
    open.paths.push(String(headers[":path"]));
    const respond = responses[Math.min(open.paths.length, responses.length) - 1];
    // Waits until the library has read the session's frame, because the response may destroy the session.
    setImmediate(() => stream.destroyed || respond?.(stream, open));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const open: OpenServer = {
    url: `http://127.0.0.1:${address.port}`,
    paths: [],
    connections: 0,
    loseSockets: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
  try {
    await use(open);
  } finally {
    for (const session of sessions) session.destroy();
    server.close();
    open.loseSockets();
    await once(server, "close");
  }
}
