import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Socket } from "node:net";
import { FastClock } from "./clock.js";

/** A real server on a free port that can be told at any time how to answer. */
export class Stage {
  readonly clock = new FastClock();
  readonly #server: Server;
  readonly #scheme: string;
  readonly #open = new Set<ServerResponse>();
  readonly #sockets = new Set<Socket>();
  /** When each request came, by the clock. */
  readonly times: number[] = [];
  readonly paths: (string | undefined)[] = [];
  readonly keys: (string | undefined)[] = [];
  #answers: readonly RequestListener[] = [];
  #port = 0;

  constructor(tls?: { key: string; cert: string }) {
    this.#scheme = tls ? "https" : "http";
    const listener = (request: IncomingMessage, response: ServerResponse) => this.#answer(request, response);
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

  /** Answers the first request as the first says, and so on; the last one goes on. */
  play(...answers: readonly RequestListener[]): void {
    this.#answers = answers;
    this.times.length = 0;
    this.paths.length = 0;
    this.keys.length = 0;
  }

  /** Starts to listen; after a `stop`, on the same port. */
  async listen(): Promise<void> {
    await new Promise<void>((ready) => this.#server.listen(this.#port, "127.0.0.1", ready));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    this.#port = address.port;
  }

  /** Stops to listen. Ends only once no connection is in use any more: a socket that the client forgot hangs it. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeIdleConnections();
    // After an abort undici connects anew, in case another request comes: a spare that has sent nothing is nobody's request.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
  }

  /** Ends whatever goes on, for a test that failed half-way. */
  end(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Waits until the client has let go of every request that it did not get a whole answer to. */
  async quiet(): Promise<void> {
    await Promise.all([...this.#open].map((response) => new Promise((closed) => response.once("close", closed))));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.times.push(this.clock.now());
    this.paths.push(request.url);
    this.keys.push(request.headers.authorization);
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
    const answer = this.#answers[Math.min(this.requests, this.#answers.length) - 1];
    answer?.(request, response);
  }
}
