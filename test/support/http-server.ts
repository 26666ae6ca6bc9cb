import { createServer, type RequestListener } from "node:http";

/** Runs a real HTTP server on a free port until `use` ends. */
export async function withServer<T>(listener: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  try {
    return await use(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

/** Returns a listener that sends the same response to every request. */
export function respondWith(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body);
  };
}
