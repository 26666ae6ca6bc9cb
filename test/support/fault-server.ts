import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Socket } from "node:net";
import { FastClock } from "./clock.js";

/** A real server on a free port whose responses a test can change at any time. */
export class FaultServer {
  readonly clock = new FastClock();
  readonly #server: Server;
  readonly #scheme: string;
  readonly #open = new Set<ServerResponse>();
  readonly #sockets = new Set<Socket>();
  /** When each request arrived, on the server's clock. */
  readonly times: number[] = [];
  readonly paths: (string | undefined)[] = [];
  readonly keys: (string | undefined)[] = [];
  #responders: readonly RequestListener[] = [];
  #port = 0;

  constructor(tls?: { key: string; cert: string }) {
    this.#scheme = tls ? "https" : "http";
    const listener = (request: IncomingMessage, response: ServerResponse) => this.#respond(request, response);
    this.#server = tls ? createSecureServer(tls, listener) : createServer(listener);
    this.#server.on("connection", (socket) => {
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
  }

  get url(): string {
    return `${this.#scheme}://127.0.0.1:${this.#port}`;
  }

  get requests(): number {
    return this.times.length;
  }

  /** Sets the responses, one for each request. The last one repeats. Forgets the requests so far. */
  setResponses(...responders: readonly RequestListener[]): void {
    this.#responders = responders;
    this.times.length = 0;
    this.paths.length = 0;
    this.keys.length = 0;
  }

  /** Starts listening. After a `stop`, uses the same port. */
  async listen(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(this.#port, "127.0.0.1", ready));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    this.#port = address.port;
  }

  /** Stops listening. Resolves only when no connection is in use, so it hangs if the client leaves a socket open. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeIdleConnections();
    // After an abort, undici opens another connection in case a request follows. Closes connections that have not sent anything.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
  }

  /** Closes every connection, in case a test failed halfway. */
  closeAll(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Waits until the client has released every request that did not get a complete response. */
  async released(): Promise<void> {
    await Promise.all([...this.#open].map((response) => new Promise((closed) => response.once("close", closed))));
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    this.times.push(this.clock.now());
    this.paths.push(request.url);
    this.keys.push(request.headers.authorization);
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
    const responder = this.#responders[Math.min(this.requests, this.#responders.length) - 1];
    responder?.(request, response);
  }
}
