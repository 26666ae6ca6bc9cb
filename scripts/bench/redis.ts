import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

/** Starts an in-memory Redis on a free port, with additional options. Throws if `redis-server` is not installed. */
export async function startRedis(...more: readonly string[]): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--daemonize", "no"];
  const server = spawn("redis-server", [...options, ...more], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ready, fail) => {
    let log = "";
    server.stdout.on("data", (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept connections/i.test(log)) ready();
    });
    server.once("error", () => fail(new Error("redis-server is not installed")));
    server.once("exit", (code) => fail(new Error(`redis-server ended with ${code}:\n${log}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.kill() };
}
